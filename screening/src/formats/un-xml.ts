import type { EntryName, ListEntry } from '@homologa/domain/screenings/list-entry';
import { buildEntry, name, placeOf, type RawIdentifier } from '../entries/build-entry';
import { readDay } from '../entries/list-dates';
import { type ListReader, onlyFile } from '../readers/list-reader';
import { readXml, type XmlNode } from '../readers/read-xml';

function aliasKind(quality: string): EntryName['kind'] {
  if (/^low/i.test(quality)) return 'weak';
  return /^f\.?k\.?a/i.test(quality) ? 'former' : 'alias';
}

const aliasesOf = (node: XmlNode, element: string): EntryName[] =>
  node.all(element).flatMap((alias) => name(alias.value('ALIAS_NAME'), aliasKind(alias.value('QUALITY'))));

function birthDatesOf(node: XmlNode): string[] {
  return node.all('INDIVIDUAL_DATE_OF_BIRTH').flatMap((birth) => {
    const date = birth.value('DATE') || birth.value('YEAR');
    if (date) return [date];
    const [from, to] = [birth.value('FROM_YEAR'), birth.value('TO_YEAR')];
    return from && to ? [`${from} to ${to}`] : [from || to];
  });
}

const documentsOf = (node: XmlNode): RawIdentifier[] =>
  node.all('INDIVIDUAL_DOCUMENT').map((paper) => ({
    type: paper.value('TYPE_OF_DOCUMENT') || paper.value('TYPE_OF_DOCUMENT2'),
    value: paper.value('NUMBER'),
    country: paper.value('ISSUING_COUNTRY') || paper.value('COUNTRY_OF_ISSUE'),
  }));

function personOf(node: XmlNode) {
  const parts = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME'].map((part) => node.value(part));
  return {
    schema: 'person' as const,
    names: [
      ...name(parts.join(' '), 'primary'),
      ...aliasesOf(node, 'INDIVIDUAL_ALIAS'),
      ...name(node.value('NAME_ORIGINAL_SCRIPT'), 'original_script'),
    ],
    countries: [...node.values('NATIONALITY', 'VALUE'), ...node.values('INDIVIDUAL_ADDRESS', 'COUNTRY')],
    birthDates: birthDatesOf(node),
    birthPlaces: node
      .all('INDIVIDUAL_PLACE_OF_BIRTH')
      .map((place) => placeOf(place.value('CITY'), place.value('STATE_PROVINCE'), place.value('COUNTRY'))),
    gender: node.value('GENDER'),
    identifiers: documentsOf(node),
  };
}

const organisationOf = (node: XmlNode) => ({
  schema: 'organisation' as const,
  names: [
    ...name(node.value('FIRST_NAME'), 'primary'),
    ...aliasesOf(node, 'ENTITY_ALIAS'),
    ...name(node.value('NAME_ORIGINAL_SCRIPT'), 'original_script'),
  ],
  countries: node.values('ENTITY_ADDRESS', 'COUNTRY'),
});

export const unXml: ListReader = {
  async *read(input): AsyncGenerator<ListEntry> {
    const shape = { roots: ['CONSOLIDATED_LIST'], records: new Set(['INDIVIDUAL', 'ENTITY']) };
    for await (const node of readXml(input.text(onlyFile(input)), shape)) {
      if (node.name === 'CONSOLIDATED_LIST') {
        const day = readDay(node.attribute('dateGenerated'));
        if (day) input.published(day);
        continue;
      }
      const entry = buildEntry({
        ...(node.name === 'INDIVIDUAL' ? personOf(node) : organisationOf(node)),
        // DATAID is only a fallback because it is not stable: a new edition of the list has renumbered six people.
        sourceId: node.value('REFERENCE_NUMBER') || node.value('DATAID'),
        topics: [input.topic],
        programmes: [node.value('UN_LIST_TYPE'), node.value('REFERENCE_NUMBER')],
        listedOn: node.value('LISTED_ON'),
        remarks: node.value('COMMENTS1'),
      });
      if (entry) yield entry;
    }
  },
};
