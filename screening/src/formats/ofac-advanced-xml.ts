import type { EntryName, EntrySchema, ListEntry } from '@homologa/domain/screenings/list-entry';
import { buildEntry, name, placeOf, type RawIdentifier } from '../entries/build-entry';
import { readDay } from '../entries/list-dates';
import { type ListInput, type ListReader, onlyFile } from '../readers/list-reader';
import { readXml, type XmlNode } from '../readers/read-xml';
import { isIdentifierType } from './ofac-remarks';

const ROOTS = ['Sanctions'];
const FAMILY_NAME = '1520';
const FORMERLY_KNOWN = '1401';

class References {
  readonly countries = new Map<string, string>();
  readonly features = new Map<string, string>();
  readonly papers = new Map<string, string>();
  readonly schemas = new Map<string, EntrySchema>();
  readonly details = new Map<string, string>();
  readonly places = new Map<string, string>();
  readonly written = new Map<string, string>();
  readonly identifiers = new Map<string, RawIdentifier[]>();

  note(node: XmlNode): boolean {
    const id = node.attribute('ID');
    const table = { FeatureType: this.features, IDRegDocType: this.papers, DetailReference: this.details }[node.name];
    if (table) table.set(id, node.text.trim());
    else if (node.name === 'AreaCode') this.countries.set(node.attribute('CountryID'), node.text.trim());
    else if (node.name === 'PartySubType') this.schemas.set(id, schemaOf(node));
    else if (node.name === 'Location') this.#addPlace(id, node);
    else if (node.name === 'IDRegDocument') this.#addIdentifier(node);
    else return false;
    return true;
  }

  #addPlace(id: string, node: XmlNode): void {
    const country = this.#countryAt(node.all('LocationCountry')[0], 'CountryID');
    this.places.set(id, country);
    this.written.set(id, placeOf(...node.values('LocationPart', 'LocationPartValue', 'Value'), country));
  }

  #countryAt(node: XmlNode | undefined, attribute: string): string {
    return this.countries.get(node?.attribute(attribute) ?? '') ?? '';
  }

  #addIdentifier(node: XmlNode): void {
    const type = this.papers.get(node.attribute('IDRegDocTypeID')) ?? '';
    if (!isIdentifierType(type)) return;
    const identity = node.attribute('IdentityID');
    const country = this.#countryAt(node, 'IssuedBy-CountryID');
    const known = this.identifiers.get(identity) ?? [];
    this.identifiers.set(identity, [...known, { type, value: node.value('IDRegistrationNo'), country }]);
  }
}

const TABLES = [
  'AreaCode',
  'FeatureType',
  'IDRegDocType',
  'DetailReference',
  'PartySubType',
  'Location',
  'IDRegDocument',
];

/**
 * Returns the schema of a party. Vessels and aircraft are recognized by the name of the subtype, all other parties by
 * the id of the type.
 */
function schemaOf(subType: XmlNode): EntrySchema {
  const called = subType.text.trim().toLowerCase();
  if (called === 'vessel' || called === 'aircraft') return called;
  const party = subType.attribute('PartyTypeID');
  return party === '1' ? 'person' : party === '2' ? 'organisation' : 'other';
}

function namesOf(identity: XmlNode): EntryName[] {
  const families = new Set(
    identity
      .all('NamePartGroups', 'MasterNamePartGroup', 'NamePartGroup')
      .filter((group) => group.attribute('NamePartTypeID') === FAMILY_NAME)
      .map((group) => group.attribute('ID')),
  );
  return identity.all('Alias').flatMap((alias) => {
    const isPrimary = alias.attribute('Primary') === 'true';
    const isFormer = alias.attribute('AliasTypeID') === FORMERLY_KNOWN;
    const isWeak = alias.attribute('LowQuality') === 'true';
    const kind = isWeak ? 'weak' : isFormer ? 'former' : isPrimary ? 'primary' : 'alias';
    return alias.all('DocumentedName').flatMap((documented) => {
      const parts = documented.all('DocumentedNamePart', 'NamePartValue');
      const isFamily = (part: XmlNode) => families.has(part.attribute('NamePartGroupID'));
      const said = (some: XmlNode[]) => some.map(({ text }) => text.trim()).join(' ');
      const family = said(parts.filter(isFamily));
      const given = said(parts.filter((part) => !isFamily(part)));
      return name(`${given} ${family}`, kind, given ? family : undefined);
    });
  });
}

const dayOf = (date: XmlNode | undefined): string =>
  ['Year', 'Month', 'Day']
    .map((part) => (date?.value(part) ?? '').padStart(2, '0'))
    .filter((part) => part !== '00')
    .join('-');

/**
 * Returns the birth date. A range within one year is reduced to the year, because OFAC writes a date of which only the
 * year is known as a range over the whole year.
 */
function birthOf(version: XmlNode): string {
  const [from, until] = [
    dayOf(version.all('DatePeriod', 'Start', 'From')[0]),
    dayOf(version.all('DatePeriod', 'End', 'To')[0]),
  ];
  if (from === until || until === '') return from;
  return from.slice(0, 4) === until.slice(0, 4) ? from.slice(0, 4) : `${from.slice(0, 4)} to ${until.slice(0, 4)}`;
}

/** Reads programmes and listing dates in a first pass, because they follow the parties in the file. */
async function readMeasures(input: ListInput): Promise<Map<string, { programmes: string[]; listedOn: string }>> {
  const measures = new Map<string, { programmes: string[]; listedOn: string }>();
  const shape = { roots: ROOTS, records: new Set(['SanctionsEntry']) };
  for await (const node of readXml(input.text(onlyFile(input)), shape)) {
    if (node.name !== 'SanctionsEntry') continue;
    measures.set(node.attribute('ProfileID'), {
      programmes: node.values('SanctionsMeasure', 'Comment'),
      listedOn: dayOf(node.all('EntryEvent', 'Date')[0]),
    });
  }
  return measures;
}

/**
 * Reads OFAC's `SDN_ADVANCED.XML` and `CONS_ADVANCED.XML` in two passes. These files also state which aliases are weak
 * and in which script a name is written.
 */
export const ofacAdvancedXml: ListReader = {
  async *read(input): AsyncGenerator<ListEntry> {
    const measures = await readMeasures(input);
    const known = new References();
    const shape = { roots: ROOTS, records: new Set([...TABLES, 'DateOfIssue', 'DistinctParty']) };
    for await (const node of readXml(input.text(onlyFile(input)), shape)) {
      if (node.name === 'DateOfIssue') {
        const day = readDay(dayOf(node));
        if (day) input.published(day);
      }
      if (known.note(node) || node.name !== 'DistinctParty') continue;
      const [profile] = node.all('Profile');
      if (!profile) continue;
      const features = profile.all('Feature').map((feature) => ({
        type: known.features.get(feature.attribute('FeatureTypeID')) ?? '',
        versions: feature.all('FeatureVersion'),
      }));
      const versionsOf = (type: RegExp) => features.filter((one) => type.test(one.type)).flatMap((one) => one.versions);
      const identities = profile.all('Identity');
      const entry = buildEntry({
        sourceId: node.attribute('FixedRef'),
        schema: known.schemas.get(profile.attribute('PartySubTypeID')) ?? 'other',
        names: identities.flatMap(namesOf),
        topics: [input.topic],
        countries: versionsOf(/^(?!place of birth)/i).flatMap((version) =>
          version.all('VersionLocation').map((place) => known.places.get(place.attribute('LocationID')) ?? ''),
        ),
        birthDates: versionsOf(/^birthdate/i).map(birthOf),
        birthPlaces: versionsOf(/^place of birth/i).flatMap((version) => [
          ...version.values('VersionDetail'),
          ...version.all('VersionLocation').map((place) => known.written.get(place.attribute('LocationID')) ?? ''),
        ]),
        gender: versionsOf(/^gender/i)
          .flatMap((version) => version.all('VersionDetail'))
          .map((detail) => known.details.get(detail.attribute('DetailReferenceID')) ?? '')[0],
        identifiers: identities.flatMap((identity) => known.identifiers.get(identity.attribute('ID')) ?? []),
        ...measures.get(profile.attribute('ID')),
      });
      if (entry) yield entry;
    }
  },
};
