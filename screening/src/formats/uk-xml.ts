import type { EntryName, EntrySchema, ListEntry } from '@homologa/domain/screenings/list-entry';
import { buildEntry, name, placeOf, type RawIdentifier } from '../entries/build-entry';
import { readDay } from '../entries/list-dates';
import { type ListReader, onlyFile } from '../readers/list-reader';
import { readXml, type XmlNode } from '../readers/read-xml';

const SCHEMAS: ReadonlyMap<string, EntrySchema> = new Map([
  ['individual', 'person'],
  ['entity', 'organisation'],
  ['ship', 'vessel'],
]);

export function ukNameKind(type: string, strength: string): EntryName['kind'] {
  if (/low/i.test(strength)) return 'weak';
  return /^primary/i.test(type) && !/variation/i.test(type) ? 'primary' : 'alias';
}

const GIVEN = ['Name1', 'Name2', 'Name3', 'Name4', 'Name5'] as const;

function namesOf(node: XmlNode): EntryName[] {
  const names = node.all('Names', 'Name').flatMap((one) => {
    const given = GIVEN.map((part) => one.value(part)).join(' ');
    const family = one.value('Name6');
    const kind = ukNameKind(one.value('NameType'), one.value('AliasStrength'));
    return name(`${given} ${family}`, kind, given.trim() ? family : undefined);
  });
  const original = node
    .values('NonLatinNames', 'NonLatinName', 'NameNonLatinScript')
    .flatMap((value) => name(value, 'original_script'));
  return [...names, ...original];
}

/** Finds descendants by name at any depth, because their position differs between editions. */
function deep(node: XmlNode, wanted: string): XmlNode[] {
  return node.children.flatMap((child) => (child.name === wanted ? [child] : deep(child, wanted)));
}

const texts = (node: XmlNode, wanted: string): string[] =>
  deep(node, wanted)
    .map(({ text }) => text.trim())
    .filter((text) => text !== '');

function birthPlacesOf(node: XmlNode): string[] {
  const towns = node.values('TownOfBirth');
  const countries = node.values('CountryOfBirth');
  const here = towns.length + countries.length > 0 ? [placeOf(...towns, ...countries)] : [];
  return [...here, ...node.children.flatMap(birthPlacesOf)];
}

const identifiers = (node: XmlNode): RawIdentifier[] => [
  ...texts(node, 'PassportNumber').map((value) => ({ type: 'passport', value })),
  ...texts(node, 'NationalIdentifierNumber').map((value) => ({ type: 'national_id', value })),
  ...texts(node, 'BusinessRegistrationNumber').map((value) => ({ type: 'registration', value })),
  ...texts(node, 'IMONumber').map((value) => ({ type: 'imo', value })),
];

export const ukXml: ListReader = {
  async *read(input): AsyncGenerator<ListEntry> {
    const shape = { roots: ['Designations'], records: new Set(['Designation', 'DateGenerated']) };
    for await (const node of readXml(input.text(onlyFile(input)), shape)) {
      if (node.name === 'DateGenerated') {
        const day = readDay(node.text);
        if (day) input.published(day);
      }
      if (node.name !== 'Designation') continue;
      const entry = buildEntry({
        sourceId: node.value('UniqueID'),
        schema: SCHEMAS.get(node.value('IndividualEntityShip').toLowerCase()) ?? 'other',
        names: namesOf(node),
        topics: [input.topic],
        countries: [
          ...texts(node, 'Nationality'),
          ...texts(node, 'AddressCountry'),
          ...texts(node, 'CurrentBelievedFlagOfShip'),
        ],
        birthDates: texts(node, 'DOB'),
        birthPlaces: birthPlacesOf(node),
        gender: texts(node, 'Gender')[0],
        identifiers: identifiers(node),
        programmes: [node.value('RegimeName'), node.value('UNReferenceNumber')],
        listedOn: node.value('DateDesignated'),
        remarks: node.value('OtherInformation') || node.value('UKStatementofReasons'),
      });
      if (entry) yield entry;
    }
  },
};
