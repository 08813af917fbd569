import { LOCALES } from '@homologa/domain/language/locales';
import type { ScreenedParty, ScreeningData, ScreeningHit } from '@homologa/domain/screenings/screening.contract';
import { expect, test } from 'vitest';
import { elementsOf, readPdf } from '../../test/read-pdf';
import type { ComplianceFacts } from './compliance-facts';
import { reportHtml } from './report-html';
import { complianceReport } from './report-model';
import { reportPdf } from './report-pdf';

const party = (name: string): ScreenedParty => ({ name, sanction_lists: [], adverse_media: [], peps: [] });
const NAMES = ['王毅', '김정은', 'Анна Выдуманная', 'Ñandú & Cía'];

const facts: ComplianceFacts = {
  companyName: '华为技术有限公司',
  taxId: '900123456',
  country: 'CO',
  preparedFor: 'Banco "Ficticio"',
  clientLogo: null,
  requestedBy: 'Ana Fábula',
  issue: {
    brand: 'Homologa',
    issuedAt: new Date(0),
    isSandbox: false,
    proof: {
      number: 'HC-7K3M-92QX-4T8B',
      version: 2,
      reason: '',
      sha256: 'a'.repeat(64),
      checkUrl: 'https://homologa.test/verify/HC-7K3M-92QX-4T8B?version=2',
    },
  },
  result: 'no_match',
  requestedAt: new Date(0),
  finishedAt: new Date(0),
  decisions: [],
  data: {
    company_screenings: [],
    shareholders_screenings: NAMES.map(party),
    shareholders: [],
    beneficial_owners: [],
    legal_actions: [],
    subsidiaries: [],
    branches: [],
  } satisfies ScreeningData,
};

test('whoever was looked for stands in the PDF as they are written', { timeout: 60_000 }, async () => {
  const { text, isTagged, title, language } = await readPdf(await reportPdf(facts, 'es'));
  for (const name of [facts.companyName, ...NAMES]) expect(text.replace(/\s/g, '')).toContain(name.replace(/\s/g, ''));
  expect(text).not.toContain('WangYi');
  expect({ isTagged, language }).toEqual({ isTagged: true, language: 'es' });
  expect(title).toContain(facts.companyName);
});

const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test("the client's logo stands on the report with its name, and no picture where there is none", async () => {
  const figuresOf = async (told: ComplianceFacts) => {
    const { pages } = await readPdf(await reportPdf(told, 'en'));
    return pages.flatMap(({ structure }) => elementsOf(structure, 'Figure')).map(({ alt }) => alt);
  };
  const withLogo = { ...facts, clientLogo: LOGO };
  expect(await figuresOf(withLogo)).toContain(facts.preparedFor);
  expect(await figuresOf(facts)).not.toContain(facts.preparedFor);
  const page = reportHtml(withLogo, 'en').toString();
  expect(page).toContain(`src="data:image/png;base64,${LOGO.toString('base64')}" alt="Banco &quot;Ficticio&quot;"`);
  expect(reportHtml(facts, 'en').toString()).not.toContain('<img');
});

test.each(LOCALES)(
  'the report in %s says its verdict first, who asked, its number and what it replaces',
  async (locale) => {
    const { text, pages } = await readPdf(await reportPdf(facts, locale));
    const { title, sentences } = complianceReport(facts, locale).verdict;
    const first = pages[0]?.text ?? '';
    for (const said of [title, ...sentences, 'Ana Fábula', 'HC-7K3M-92QX-4T8B']) {
      expect(first.replace(/\s+/g, ' ')).toContain(said);
    }
    expect(text).toContain('homologa.test/verify/HC-7K3M-92QX-4T8B');
  },
);

test('a party and who is listed stand side by side, with what is known of each', () => {
  const hit: ScreeningHit = {
    entry_key: 'demo:1',
    list: { code: 'demo', title: 'Demo list' },
    list_version: null,
    entry_id: '1',
    matched_name: 'Nicolás Fábula',
    names: ['Nicolás Fábula', 'El Cuento'],
    name_kinds: ['primary', 'weak'],
    name_kind: 'primary',
    score: 0.95,
    topics: ['sanction'],
    date: null,
    remarks: null,
    url: null,
    countries: ['VE'],
    birth_dates: ['1962-11-23'],
    programmes: ['VENEZUELA'],
    identifiers: [{ type: 'passport', value: '083071' }],
  };
  const company: ScreenedParty = { name: 'Nicolas Fabula', sanction_lists: [hit], adverse_media: [], peps: [] };
  const found: ComplianceFacts = { ...facts, data: { ...facts.data, company_screenings: [company] }, result: 'match' };
  const report = complianceReport(found, 'en');
  expect(report.verdict.kind).toBe('open');
  const compared = report.parties[0]?.findings[0]?.compared ?? [];
  const listed = Object.fromEntries(compared.map(({ label, listed: value }) => [label, value]));
  expect(compared[0]).toMatchObject({ party: 'Nicolas Fabula' });
  expect(Object.values(listed).join('\n')).toMatch(/Venezuela[\s\S]*1962-11-23[\s\S]*passport 083071[\s\S]*VENEZUELA/);
});
