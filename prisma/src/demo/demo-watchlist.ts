import { DEMO_OWNER } from './demo-screenings';

/** Watchlist of the demo: lists, entries and persons are fictional, as each title and remark states. */
interface DemoWatchlist {
  code: string;
  title: string;
  format: 'un_xml' | 'media_jsonl';
  topic: 'sanction' | 'debarment' | 'pep' | 'media';
  staleAfterHours: number;
  fileName: string;
  /** Editions, oldest first; `days` is the number of days before today on which the edition is imported. */
  editions: readonly { days: number; contentOf: (publishedOn: string) => string }[];
}

const STALE_AFTER_HOURS = 31 * 24;

interface PersonFacts {
  born: string;
  country: string;
  alias?: string;
  note?: string;
}

const person = (id: number, name: string, { born, country, alias = '', note = '' }: PersonFacts) => `
    <INDIVIDUAL>
      <DATAID>${id}</DATAID>
      <FIRST_NAME>${name}</FIRST_NAME>
      <UN_LIST_TYPE>DEMO</UN_LIST_TYPE>
      <REFERENCE_NUMBER>DMi.${id}</REFERENCE_NUMBER>
      <LISTED_ON>2024-05-06</LISTED_ON>
      <COMMENTS1>Fictional person of a demo. ${note}</COMMENTS1>
      <NATIONALITY><VALUE>${country}</VALUE></NATIONALITY>
      <INDIVIDUAL_ALIAS><QUALITY>Good</QUALITY><ALIAS_NAME>${alias}</ALIAS_NAME></INDIVIDUAL_ALIAS>
      <INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>EXACT</TYPE_OF_DATE><DATE>${born}</DATE></INDIVIDUAL_DATE_OF_BIRTH>
    </INDIVIDUAL>`;

const organisation = (id: number, name: string, country: string, alias = '', note = '') => `
    <ENTITY>
      <DATAID>${id}</DATAID>
      <FIRST_NAME>${name}</FIRST_NAME>
      <UN_LIST_TYPE>DEMO</UN_LIST_TYPE>
      <REFERENCE_NUMBER>DMe.${id}</REFERENCE_NUMBER>
      <LISTED_ON>2024-05-06</LISTED_ON>
      <COMMENTS1>Fictional organisation of a demo. ${note}</COMMENTS1>
      <ENTITY_ALIAS><QUALITY>a.k.a.</QUALITY><ALIAS_NAME>${alias}</ALIAS_NAME></ENTITY_ALIAS>
      <ENTITY_ADDRESS><COUNTRY>${country}</COUNTRY></ENTITY_ADDRESS>
    </ENTITY>`;

const unList = (
  publishedOn: string,
  { people = [], organisations = [] }: { people?: readonly string[]; organisations?: readonly string[] },
): string => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<CONSOLIDATED_LIST dateGenerated="${publishedOn}T00:00:00.000Z">
  <INDIVIDUALS>${people.join('')}
  </INDIVIDUALS>
  <ENTITIES>${organisations.join('')}
  </ENTITIES>
</CONSOLIDATED_LIST>
`;

/**
 * The second edition adds one person and corrects another person, so that the demo shows a difference between editions.
 */
const sanctions = (edition: 1 | 2) => (publishedOn: string) =>
  unList(publishedOn, {
    people: [
      person(7001, 'RÓMULO FICTICIO ARENAS', { born: '1961-02-03', country: 'Peru', alias: 'ROMULO ARENAS FICTICIO' }),
      person(7002, 'CELIA INVENTADA PARDO', { born: edition === 1 ? '1948' : '1948-11-12', country: 'Chile' }),
      person(7003, 'NADIE SINEXISTENCIA MONTES', { born: '1970-07-08', country: 'Bolivia' }),
      ...(edition === 2 ? [person(7004, DEMO_OWNER.toUpperCase(), { born: '1955-09-10', country: 'Mexico' })] : []),
    ],
    organisations: [
      organisation(7101, 'INVERSIONES IMAGINARIAS DELTANOR S.A.', 'Panama'),
      organisation(7102, 'GRUPO FABULADO DE NINGUNA PARTE', 'Colombia', 'FABULADO HOLDING'),
    ],
  });

const debarments = (publishedOn: string) =>
  unList(publishedOn, {
    organisations: [
      organisation(
        8101,
        'LOGISTICA CERROFINO INTERNACIONAL',
        'Peru',
        'LOGISTICA CERROFINO',
        'Debarred from public contracts for three years.',
      ),
      organisation(8102, 'EMPAQUES LUNAVERDE DEL NORTE', 'Mexico', '', 'Debarred for one year.'),
    ],
  });

const publicOffices = (publishedOn: string) =>
  unList(publishedOn, {
    people: [
      person(9001, 'MARTA QUIMÉRICA LUZ', {
        born: '1971-04-19',
        country: 'Peru',
        note: 'Director of a public agency that does not exist.',
      }),
      person(9002, 'ÓSCAR SUPUESTO VIDAL', {
        born: '1966-12-01',
        country: 'Chile',
        note: 'Mayor of a town that does not exist.',
      }),
    ],
  });

const articles = (publishedOn: string) =>
  [
    {
      id: 'DEMO-N-88',
      title: 'Investigan a Logística Cerrofino por presunto soborno en una licitación inventada',
      text: 'Una fiscalía que no existe investiga a Logística Cerrofino por presunto soborno. Nota ficticia de una demostración.',
      publisher: 'Diario El Inventado (DEMO)',
      published_on: publishedOn,
      names: ['Logística Cerrofino'],
      url: 'https://diario-inventado.test/notas/88',
    },
  ]
    .map((article) => `${JSON.stringify(article)}\n`)
    .join('');

/**
 * Watchlists of the demo. The sanctions list must come first in this array and in the order of codes, because tests
 * publish their own editions of the first list.
 */
export const DEMO_WATCHLISTS: readonly DemoWatchlist[] = [
  {
    code: 'demo-sanctions',
    title: 'Lista ficticia de sanciones (DEMO)',
    format: 'un_xml',
    topic: 'sanction',
    staleAfterHours: STALE_AFTER_HOURS,
    fileName: 'demo-sanctions.xml',
    editions: [
      { days: 35, contentOf: sanctions(1) },
      { days: 7, contentOf: sanctions(2) },
    ],
  },
  {
    code: 'fictional-debarments',
    title: 'Padrón inventado de inhabilitados (DEMO)',
    format: 'un_xml',
    topic: 'debarment',
    staleAfterHours: STALE_AFTER_HOURS,
    fileName: 'fictional-debarments.xml',
    editions: [{ days: 7, contentOf: debarments }],
  },
  {
    code: 'fictional-media',
    title: 'Diario El Inventado (DEMO)',
    format: 'media_jsonl',
    topic: 'media',
    staleAfterHours: STALE_AFTER_HOURS,
    fileName: 'fictional-media.jsonl',
    editions: [{ days: 7, contentOf: articles }],
  },
  {
    code: 'fictional-offices',
    title: 'Registro ficticio de cargos públicos (DEMO)',
    format: 'un_xml',
    topic: 'pep',
    staleAfterHours: STALE_AFTER_HOURS,
    fileName: 'fictional-offices.xml',
    editions: [{ days: 7, contentOf: publicOffices }],
  },
];
