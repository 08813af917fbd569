import type { EntryName, EntrySchema, ListEntry } from '@homologa/domain/screenings/list-entry';
import { buildEntry, name } from '../entries/build-entry';
import { readDay } from '../entries/list-dates';
import { type ListReader, malformed, onlyFile } from '../readers/list-reader';
import { readXml, type XmlNode } from '../readers/read-xml';
import { isIdentifierType } from './ofac-remarks';

const SCHEMAS: ReadonlyMap<string, EntrySchema> = new Map([
  ['individual', 'person'],
  ['entity', 'organisation'],
  ['vessel', 'vessel'],
  ['aircraft', 'aircraft'],
]);

function namesOf(node: XmlNode, kind: EntryName['kind']): EntryName[] {
  const given = node.value('firstName');
  const family = node.value('lastName');
  return name(`${given} ${family}`, kind, given ? family : undefined);
}

function aliasKind(aka: XmlNode): EntryName['kind'] {
  if (aka.value('category').toLowerCase() === 'weak') return 'weak';
  return /f\.?k\.?a/i.test(aka.value('type')) ? 'former' : 'alias';
}

function entryOf(node: XmlNode): Parameters<typeof buildEntry>[0] {
  const ids = node.all('idList', 'id');
  return {
    sourceId: node.value('uid'),
    schema: SCHEMAS.get(node.value('sdnType').toLowerCase()) ?? 'other',
    names: [...namesOf(node, 'primary'), ...node.all('akaList', 'aka').flatMap((aka) => namesOf(aka, aliasKind(aka)))],
    topics: [],
    countries: [
      ...node.values('nationalityList', 'nationality', 'country'),
      ...node.values('citizenshipList', 'citizenship', 'country'),
      ...node.values('addressList', 'address', 'country'),
      ...node.values('vesselInfo', 'vesselFlag'),
    ],
    birthDates: node.values('dateOfBirthList', 'dateOfBirthItem', 'dateOfBirth'),
    birthPlaces: node.values('placeOfBirthList', 'placeOfBirthItem', 'placeOfBirth'),
    gender: ids.find((id) => id.value('idType') === 'Gender')?.value('idNumber'),
    identifiers: ids
      .filter((id) => isIdentifierType(id.value('idType')))
      .map((id) => ({ type: id.value('idType'), value: id.value('idNumber'), country: id.value('idCountry') })),
    programmes: node.values('programList', 'program'),
    remarks: [node.value('title'), node.value('remarks')].filter((text) => text !== '').join('; '),
  };
}

/**
 * Reads OFAC's `SDN.XML` and `CONSOLIDATED.XML`. Compares the number of records with the file's record count to detect
 * truncation.
 */
export const ofacXml: ListReader = {
  async *read(input): AsyncGenerator<ListEntry> {
    const shape = { roots: ['sdnList'], records: new Set(['publshInformation', 'publishInformation', 'sdnEntry']) };
    let announced: number | null = null;
    let found = 0;
    for await (const node of readXml(input.text(onlyFile(input)), shape)) {
      if (node.name === 'sdnList') continue;
      if (node.name !== 'sdnEntry') {
        announced = Number(node.value('Record_Count')) || null;
        const day = readDay(node.value('Publish_Date'), 'mdy');
        if (day) input.published(day);
        continue;
      }
      found += 1;
      const entry = buildEntry({ ...entryOf(node), topics: [input.topic] });
      if (entry) yield entry;
    }
    if (announced !== null && found < announced) throw malformed(`${found} / ${announced}`);
  },
};
