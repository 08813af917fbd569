import type { EntryName, EntrySchema, ListEntry } from '@homologa/domain/screenings/list-entry';
import { buildEntry, name, placeOf } from '../entries/build-entry';
import { readDay } from '../entries/list-dates';
import { type ListInput, type ListReader, onlyFile } from '../readers/list-reader';
import { readXml, type XmlNode } from '../readers/read-xml';

const SUBJECTS = { individual: 'person', entity: 'organisation', object: 'other' } as const satisfies Record<
  string,
  EntrySchema
>;
type Subject = keyof typeof SUBJECTS;

const ROOTS = ['swiss-sanctions-list'];

const FAMILY = /family-name|father-name/;

function namesOf(identity: XmlNode): EntryName[] {
  return identity.all('name').flatMap((one) => {
    const parts = one
      .all('name-part')
      .sort((a, b) => Number(a.attribute('order')) - Number(b.attribute('order')))
      .map((part) => ({ type: part.attribute('name-part-type'), value: part.value('value') }));
    const weak = one.attribute('quality') === 'low';
    const type = one.attribute('name-type');
    const kind = weak ? 'weak' : /formerly/.test(type) ? 'former' : type === 'primary-name' ? 'primary' : 'alias';
    const family = parts.find((part) => FAMILY.test(part.type))?.value;
    const variants = one
      .all('name-part')
      .flatMap((part) => part.values('spelling-variant'))
      .flatMap((value) => (parts.length === 1 ? name(value, 'alias') : []));
    return [...name(parts.map(({ value }) => value).join(' '), kind, family), ...variants];
  });
}

const birthOf = (date: XmlNode): string =>
  [date.attribute('year'), date.attribute('month').padStart(2, '0'), date.attribute('day').padStart(2, '0')]
    .filter((part) => part !== '00' && part !== '')
    .join('-');

interface Place {
  country: string;
  written: string;
}

/** Reads the places in a first pass, because in the file the targets precede the places to which they refer. */
async function readPlaces(input: ListInput): Promise<Map<string, Place>> {
  const places = new Map<string, Place>();
  const shape = { roots: ROOTS, records: new Set(['place']) };
  for await (const node of readXml(input.text(onlyFile(input)), shape)) {
    if (node.name !== 'place') continue;
    const [country] = node.all('country');
    const parts = [node.value('location'), node.value('area'), country?.text.trim() ?? ''];
    places.set(node.attribute('ssid'), { country: country?.attribute('iso-code') ?? '', written: placeOf(...parts) });
  }
  return places;
}

export const chXml: ListReader = {
  async *read(input): AsyncGenerator<ListEntry> {
    const places = await readPlaces(input);
    const placeAt = (node: XmlNode): Place | undefined => places.get(node.attribute('place-id'));
    const shape = { roots: ROOTS, records: new Set(['sanctions-program', 'target']) };
    const programmes = new Map<string, string>();
    for await (const node of readXml(input.text(onlyFile(input)), shape)) {
      if (node.name === 'swiss-sanctions-list') {
        const day = readDay(node.attribute('date'));
        if (day) input.published(day);
      }
      if (node.name === 'sanctions-program') {
        for (const set of node.all('sanctions-set')) programmes.set(set.attribute('ssid'), node.value('program-key'));
      }
      if (node.name !== 'target') continue;
      const subject = node.children.find((child) => Object.hasOwn(SUBJECTS, child.name));
      // Skips sanctioned parties that were removed from the list ('de-listed'), because the file still contains them.
      const last = node.all('modification').at(-1)?.attribute('modification-type');
      if (!subject || last === 'de-listed') continue;
      const identities = subject.all('identity');
      const entry = buildEntry({
        sourceId: node.attribute('ssid'),
        schema: SUBJECTS[subject.name as Subject],
        names: identities.flatMap(namesOf),
        topics: [input.topic],
        countries: identities.flatMap((identity) => [
          ...[...identity.all('nationality', 'country'), ...identity.all('address', 'country')].map((country) =>
            country.attribute('iso-code'),
          ),
          ...identity.all('address').map((address) => placeAt(address)?.country ?? ''),
        ]),
        birthDates: identities.flatMap((identity) => identity.all('day-month-year').map(birthOf)),
        birthPlaces: identities.flatMap((identity) =>
          identity.all('place-of-birth').map((birth) => placeAt(birth)?.written ?? ''),
        ),
        gender: subject.attribute('sex'),
        identifiers: identities.flatMap((identity) =>
          identity.all('identification-document').map((paper) => ({
            type: paper.attribute('document-type'),
            value: paper.value('number'),
            country: paper.all('issuer')[0]?.attribute('code'),
          })),
        ),
        programmes: node.values('sanctions-set-id').map((id) => programmes.get(id) ?? id),
        listedOn: node
          .all('modification')
          .find((one) => one.attribute('modification-type') === 'listed')
          ?.attribute('effective-date'),
        remarks: subject.values('other-information').join('; '),
      });
      if (entry) yield entry;
    }
  },
};
