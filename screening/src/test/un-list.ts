export interface SamplePerson {
  id: string;
  record?: string;
  first: string;
  second?: string;
  aliases?: { name: string; quality: string }[];
  original?: string;
  born?: string;
  birthPlace?: { city: string; country: string };
  nationality?: string;
  passport?: string;
  comments?: string;
}

const personXml = (person: SamplePerson): string => `
    <INDIVIDUAL>
      <DATAID>${person.record ?? `69${person.id}`}</DATAID>
      <VERSIONNUM>1</VERSIONNUM>
      <FIRST_NAME>${person.first}</FIRST_NAME>
      <SECOND_NAME>${person.second ?? ''}</SECOND_NAME>
      <UN_LIST_TYPE>Nowhere</UN_LIST_TYPE>
      <REFERENCE_NUMBER>${person.id} </REFERENCE_NUMBER>
      <LISTED_ON>2020-02-03</LISTED_ON>
      <GENDER>Male</GENDER>
      <NAME_ORIGINAL_SCRIPT>${person.original ?? ''}</NAME_ORIGINAL_SCRIPT>
      <COMMENTS1>${person.comments ?? ''}</COMMENTS1>
      <NATIONALITY><VALUE>${person.nationality ?? ''}</VALUE></NATIONALITY>
      ${(person.aliases ?? [])
        .map(
          ({ name, quality }) =>
            `<INDIVIDUAL_ALIAS><QUALITY>${quality}</QUALITY><ALIAS_NAME>${name}</ALIAS_NAME></INDIVIDUAL_ALIAS>`,
        )
        .join('\n      ')}
      <INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>EXACT</TYPE_OF_DATE><DATE>${person.born ?? ''}</DATE></INDIVIDUAL_DATE_OF_BIRTH>
      <INDIVIDUAL_PLACE_OF_BIRTH><CITY>${person.birthPlace?.city ?? ''}</CITY><COUNTRY>${person.birthPlace?.country ?? ''}</COUNTRY></INDIVIDUAL_PLACE_OF_BIRTH>
      <INDIVIDUAL_DOCUMENT><TYPE_OF_DOCUMENT>Passport</TYPE_OF_DOCUMENT><NUMBER>${person.passport ?? ''}</NUMBER></INDIVIDUAL_DOCUMENT>
    </INDIVIDUAL>`;

export const unList = (people: readonly SamplePerson[], generated = new Date().toISOString().slice(0, 10)): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<CONSOLIDATED_LIST xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" dateGenerated="${generated}T00:00:09.554Z">
  <INDIVIDUALS>${people.map(personXml).join('')}
  </INDIVIDUALS>
  <ENTITIES>
    <ENTITY>
      <DATAID>69900</DATAID>
      <FIRST_NAME>QUIMERA TRADING HOUSE</FIRST_NAME>
      <UN_LIST_TYPE>Nowhere</UN_LIST_TYPE>
      <REFERENCE_NUMBER>900</REFERENCE_NUMBER>
      <ENTITY_ALIAS><QUALITY>f.k.a.</QUALITY><ALIAS_NAME>CHIMERA EXPORTS</ALIAS_NAME></ENTITY_ALIAS>
      <ENTITY_ADDRESS><COUNTRY>Peru</COUNTRY></ENTITY_ADDRESS>
    </ENTITY>
  </ENTITIES>
</CONSOLIDATED_LIST>
`;

export const samplePeople = (count: number): SamplePerson[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(1000 + at),
    first: 'Fulano',
    second: `Inventado ${at}`,
    born: '1970-01-02',
    nationality: 'Peru',
  }));
