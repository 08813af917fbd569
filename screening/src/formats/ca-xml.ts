import type { EntrySchema, ListEntry } from '@homologa/domain/screenings/list-entry';
import { buildEntry, name } from '../entries/build-entry';
import { type ListReader, onlyFile } from '../readers/list-reader';
import { readXml, type XmlNode } from '../readers/read-xml';

function schemaOf(node: XmlNode): EntrySchema {
  if (node.value('LastName') || node.value('GivenName')) return 'person';
  return node.value('ShipIMONumber') ? 'vessel' : 'organisation';
}

const LANGUAGE = /^\s*[A-Z][a-z]+:\s+/;

export const caXml: ListReader = {
  async *read(input): AsyncGenerator<ListEntry> {
    const shape = { roots: ['data-set'], records: new Set(['record']) };
    for await (const node of readXml(input.text(onlyFile(input)), shape)) {
      if (node.name !== 'record') continue;
      const schema = schemaOf(node);
      const family = node.value('LastName');
      const whole = node.value('EntityOrShip') || node.value('Entity');
      const entry = buildEntry({
        sourceId: [node.value('Country').split('/')[0]?.trim(), node.value('Schedule'), node.value('Item')].join(' | '),
        schema,
        names: [
          ...(schema === 'person'
            ? name(`${node.value('GivenName')} ${family}`, 'primary', family)
            : name(whole, 'primary')),
          ...node
            .value('Aliases')
            // A comma separates two aliases of a person but may be part of a company's name.
            .split(schema === 'person' ? /[;,]/ : /;/)
            .flatMap((alias) => name(alias.replace(LANGUAGE, ''), 'alias')),
        ],
        topics: [input.topic],
        countries: node.values('Country'),
        birthDates: schema === 'person' ? node.values('DateOfBirthOrShipBuildDate') : [],
        identifiers: node.values('ShipIMONumber').map((value) => ({ type: 'imo', value })),
        programmes: [`SEMA ${node.value('Country').split('/')[0]?.trim() ?? ''}`],
        listedOn: node.value('DateOfListing'),
        remarks: node.value('TitleOrShip') || node.value('Title'),
      });
      if (entry) yield entry;
    }
  },
};
