import type { EntrySchema, ListEntry } from '@homologa/domain/screenings/list-entry';
import { buildEntry, name, placeOf } from '../entries/build-entry';
import { readDay } from '../entries/list-dates';
import { type ListReader, onlyFile } from '../readers/list-reader';
import { readXml, type XmlNode } from '../readers/read-xml';

const UNKNOWN = '00';

const known = (codes: readonly string[]): string[] => codes.filter((code) => code !== '' && code !== UNKNOWN);

function birthOf(birth: XmlNode): string {
  const [from, to] = [birth.attribute('yearRangeFrom'), birth.attribute('yearRangeTo')];
  return birth.attribute('birthdate') || birth.attribute('year') || (from && to ? `${from} to ${to}` : from || to);
}

function schemaOf(node: XmlNode): EntrySchema {
  const [subject] = node.all('subjectType');
  if (subject?.attribute('classificationCode') === 'P' || subject?.attribute('code') === 'person') return 'person';
  return node.all('identification').some((id) => id.attribute('identificationTypeCode') === 'imo')
    ? 'vessel'
    : 'organisation';
}

export const euXml: ListReader = {
  async *read(input): AsyncGenerator<ListEntry> {
    const shape = { roots: ['export'], records: new Set(['sanctionEntity']) };
    for await (const node of readXml(input.text(onlyFile(input)), shape)) {
      if (node.name === 'export') {
        const day = readDay(node.attribute('generationDate'));
        if (day) input.published(day);
        continue;
      }
      const aliases = node.all('nameAlias');
      const births = node.all('birthdate');
      const countries = [...node.all('citizenship'), ...node.all('address')];
      const entry = buildEntry({
        sourceId: node.attribute('logicalId') || node.attribute('euReferenceNumber'),
        schema: schemaOf(node),
        names: aliases.flatMap((alias, at) => {
          const kind = alias.attribute('strong') === 'false' ? 'weak' : at === 0 ? 'primary' : 'alias';
          const parts = ['firstName', 'middleName', 'lastName'].map((part) => alias.attribute(part));
          return name(alias.attribute('wholeName') || parts.join(' '), kind, alias.attribute('lastName'));
        }),
        topics: [input.topic],
        countries: known(countries.map((place) => place.attribute('countryIso2Code'))),
        birthDates: births.map(birthOf),
        birthPlaces: births.map((birth) => {
          const country = birth.attribute('countryIso2Code') === UNKNOWN ? '' : birth.attribute('countryDescription');
          return placeOf(...['place', 'city', 'region'].map((part) => birth.attribute(part)), country);
        }),
        gender: aliases.map((alias) => alias.attribute('gender')).find((gender) => gender !== ''),
        identifiers: node.all('identification').map((id) => ({
          type: id.attribute('identificationTypeCode'),
          value: id.attribute('number') || id.attribute('latinNumber'),
          country: known([id.attribute('countryIso2Code')])[0],
        })),
        programmes: [
          ...node.all('regulation').map((rule) => rule.attribute('programme')),
          node.attribute('euReferenceNumber'),
          node.attribute('unitedNationId'),
        ],
        listedOn: node.attribute('designationDate'),
        remarks: node.values('remark').join('; '),
        sourceUrl: node.value('regulation', 'publicationUrl'),
      });
      if (entry) yield entry;
    }
  },
};
