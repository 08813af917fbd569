import { DEMO_LISTS, DEMO_OWNER } from './demo-screenings';

/** The demo's list in the format of the UN consolidated list; nobody on it exists. */
export const DEMO_WATCHLIST = {
  code: 'demo-sanctions',
  title: DEMO_LISTS.sanctions.title,
  format: 'un_xml',
  topic: 'sanction',
  staleAfterHours: 31 * 24,
  fileName: 'demo-sanctions.xml',
} as const;

const person = (id: number, name: string, more: { born: string; country: string; alias?: string; note?: string }) => `
    <INDIVIDUAL>
      <DATAID>${id}</DATAID>
      <FIRST_NAME>${name}</FIRST_NAME>
      <UN_LIST_TYPE>DEMO</UN_LIST_TYPE>
      <REFERENCE_NUMBER>DMi.${id}</REFERENCE_NUMBER>
      <LISTED_ON>2024-05-06</LISTED_ON>
      <COMMENTS1>Fictional person of a demo. ${more.note ?? ''}</COMMENTS1>
      <NATIONALITY><VALUE>${more.country}</VALUE></NATIONALITY>
      <INDIVIDUAL_ALIAS><QUALITY>Good</QUALITY><ALIAS_NAME>${more.alias ?? ''}</ALIAS_NAME></INDIVIDUAL_ALIAS>
      <INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>EXACT</TYPE_OF_DATE><DATE>${more.born}</DATE></INDIVIDUAL_DATE_OF_BIRTH>
    </INDIVIDUAL>`;

const organisation = (id: number, name: string, country: string, alias = '') => `
    <ENTITY>
      <DATAID>${id}</DATAID>
      <FIRST_NAME>${name}</FIRST_NAME>
      <UN_LIST_TYPE>DEMO</UN_LIST_TYPE>
      <REFERENCE_NUMBER>DMe.${id}</REFERENCE_NUMBER>
      <LISTED_ON>2024-05-06</LISTED_ON>
      <COMMENTS1>Fictional organisation of a demo.</COMMENTS1>
      <ENTITY_ALIAS><QUALITY>a.k.a.</QUALITY><ALIAS_NAME>${alias}</ALIAS_NAME></ENTITY_ALIAS>
      <ENTITY_ADDRESS><COUNTRY>${country}</COUNTRY></ENTITY_ADDRESS>
    </ENTITY>`;

/**
 * One of two editions of the list. Some names equal or resemble those of the demo's shareholders; the second edition
 * adds one person and corrects another. `publishedOn` is `YYYY-MM-DD`.
 */
export const demoWatchlist = (
  edition: 1 | 2,
  publishedOn: string,
): string => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<CONSOLIDATED_LIST dateGenerated="${publishedOn}T00:00:00.000Z">
  <INDIVIDUALS>
${person(7001, 'RÓMULO FICTICIO ARENAS', { born: '1961-02-03', country: 'Peru', alias: 'ROMULO ARENAS FICTICIO' })}
${person(7002, 'CELIA INVENTADA PARDO', { born: edition === 1 ? '1948' : '1948-11-12', country: 'Chile' })}
${person(7003, 'NADIE SINEXISTENCIA MONTES', { born: '1970-07-08', country: 'Bolivia' })}
${edition === 2 ? person(7004, DEMO_OWNER.toUpperCase(), { born: '1955-09-10', country: 'Mexico' }) : ''}
  </INDIVIDUALS>
  <ENTITIES>
${organisation(7101, 'INVERSIONES IMAGINARIAS DELTANOR S.A.', 'Panama')}
${organisation(7102, 'GRUPO FABULADO DE NINGUNA PARTE', 'Colombia', 'FABULADO HOLDING')}
  </ENTITIES>
</CONSOLIDATED_LIST>
`;
