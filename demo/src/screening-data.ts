import type {
  LegalAction,
  ScreenedParty,
  ScreeningData,
  ScreeningHit,
} from '@homologa/domain/screenings/screening.contract';
import { DEMO_BRANCHES, DEMO_LISTS, DEMO_OWNER, DEMO_SUBSIDIARIES } from '@homologa/prisma/demo/demo-screenings';

interface DemoSubject {
  companyName: string;
  country: string;
  shareholders: readonly string[];
}

export type DemoFinding = 'several' | 'pep' | 'nothing';

function hit(
  list: keyof typeof DEMO_LISTS,
  entryId: string,
  found: { matchedName: string; score: number } & Partial<ScreeningHit>,
): ScreeningHit {
  const { matchedName, ...more } = found;
  return {
    entry_key: `${DEMO_LISTS[list].code}:${entryId}@2026-11-01`,
    list: DEMO_LISTS[list],
    list_version: '2026-11-01',
    entry_id: entryId,
    matched_name: matchedName,
    names: [matchedName],
    topics: [],
    countries: [],
    birth_dates: [],
    date: null,
    remarks: null,
    url: null,
    ...more,
  };
}

const party = (name: string, hits: Partial<Omit<ScreenedParty, 'name'>> = {}): ScreenedParty => ({
  name,
  sanction_lists: [],
  adverse_media: [],
  peps: [],
  ...hits,
});

const SUIT: LegalAction = {
  title: 'Demanda mercantil ficticia por incumplimiento de contrato',
  court: 'Juzgado Imaginario 3.º de lo Civil',
  reference: 'DEMO-204/2025',
  date: '2025-08-19',
  status: 'En trámite',
  url: null,
};

export function demoScreeningData(subject: DemoSubject, finding: DemoFinding): ScreeningData {
  const { companyName, country } = subject;
  const [first = DEMO_OWNER, second] = subject.shareholders;
  const isLarge = finding === 'several';
  const shortName = companyName.replace(/ (S\.|Ltda|SpA).*$/, '');
  return {
    company_screenings: [
      party(
        companyName,
        isLarge
          ? {
              sanction_lists: [
                hit('debarments', 'DEMO-0417', {
                  matchedName: shortName.toUpperCase(),
                  names: [shortName.toUpperCase(), `${shortName} Internacional`],
                  score: 0.94,
                  topics: ['debarment'],
                  countries: [country],
                  date: '2024-05-12',
                  remarks: 'Entrada ficticia: inhabilitada tres años para contratar con el sector público.',
                }),
              ],
              adverse_media: [
                hit('media', 'DEMO-N-88', {
                  matchedName: shortName,
                  score: 0.86,
                  topics: ['corruption'],
                  countries: [country],
                  date: '2026-02-27',
                  remarks: `«${shortName}, investigada por una licitación inventada». Nota ficticia para la demostración.`,
                  url: 'https://diario-inventado.test/notas/88',
                }),
              ],
            }
          : {},
      ),
    ],
    shareholders_screenings: [
      party(
        first,
        isLarge || finding === 'pep'
          ? {
              peps: [
                hit('peps', 'DEMO-P-31', {
                  matchedName: first.toUpperCase(),
                  names: [first.toUpperCase()],
                  score: 0.91,
                  topics: ['pep'],
                  countries: [country],
                  birth_dates: ['1971'],
                  date: '2022-01-10',
                  remarks: 'Cargo ficticio: director de una agencia pública que no existe.',
                }),
              ],
            }
          : {},
      ),
      ...(second ? [party(second)] : []),
    ],
    shareholders: [{ name: first, country, share: 65 }, ...(second ? [{ name: second, country, share: 35 }] : [])],
    beneficial_owners: isLarge
      ? [
          {
            ...party(DEMO_OWNER, {
              sanction_lists: [
                hit('sanctions', 'DEMO-0099', {
                  matchedName: 'Leandro Novelado',
                  names: ['Leandro Novelado', 'L. Novelado Cruz'],
                  score: 0.82,
                  topics: ['sanction'],
                  birth_dates: ['1968-04-02'],
                  date: '2021-09-01',
                  remarks: 'Entrada ficticia sin relación con persona alguna.',
                }),
              ],
            }),
            country,
            share: 42.5,
          },
        ]
      : [{ ...party(DEMO_OWNER), country, share: 65 }],
    legal_actions: isLarge ? [SUIT] : [],
    subsidiaries: isLarge ? DEMO_SUBSIDIARIES.map((name) => ({ ...party(name), country })) : [],
    branches: isLarge ? DEMO_BRANCHES.map((name) => ({ ...party(name), country })) : [],
  };
}
