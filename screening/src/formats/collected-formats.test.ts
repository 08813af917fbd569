import { csvMapping } from '@homologa/domain/screenings/watchlist.contract';
import { describe, expect, test } from 'vitest';
import { readSample } from '../test/list-input';
import { ftmJson } from './ftm-json';
import { openSanctionsCsv } from './opensanctions-csv';
import { pepCsv } from './pep-csv';
import { plainCsv } from './plain-csv';
import { senzingJson } from './senzing-json';

test('OpenSanctions, simple', async () => {
  const text = `"id","schema","name","aliases","birth_date","countries","identifiers","sanctions","dataset"
"NK-1","Person","FICTICIA, Ana","Ana F.;Анна","1970-01-02","pe;bo","X100","","A list"
"NK-2","Vessel","NAVE","","","pa","IMO9000001","","A list"
`;
  expect(await readSample(openSanctionsCsv, { files: { 't.csv': text }, topic: 'pep' })).toMatchObject([
    {
      names: [{ familyName: 'FICTICIA' }, { value: 'Ana F.' }, { kind: 'original_script' }],
      countries: ['BO', 'PE'],
      topics: ['pep'],
    },
    { schema: 'vessel', identifiers: [{ type: 'imo', value: 'IMO9000001' }] },
  ]);
});

describe('objects on lines', () => {
  test('FollowTheMoney: parties alone, topics of the entity', async () => {
    const lines = [
      {
        id: 'NK-1',
        caption: 'Ana Ficticia',
        schema: 'Person',
        properties: {
          name: ['Ana "La" Ficticia'],
          weakAlias: ['Anita'],
          topics: ['role.pep', 'poi'],
          birthDate: ['1970'],
          birthPlace: ['Lima'],
          birthCountry: ['pe'],
          country: ['pe'],
          taxNumber: ['123'],
        },
        datasets: ['d'],
      },
      { id: 'NK-2', caption: 'Minister', schema: 'Position', properties: {} },
      { id: 'NK-3', caption: 'Quimera', schema: 'Company', properties: { name: [7] } },
    ];
    const text = lines.map((line) => JSON.stringify(line)).join('\n');
    expect(await readSample(ftmJson, { files: { 'e.json': text } })).toMatchObject([
      {
        sourceId: 'NK-1',
        names: [{ kind: 'primary' }, { value: 'Ana "La" Ficticia', kind: 'alias' }, { kind: 'weak' }],
        topics: ['pep'],
        birthPlaces: ['Lima'],
        identifiers: [{ type: 'tax_id', value: '123' }],
      },
      { sourceId: 'NK-3', topics: ['sanction'] },
    ]);
  });

  test('Senzing', async () => {
    const text = JSON.stringify({
      RECORD_ID: 'NK-1',
      RECORD_TYPE: 'PERSON',
      NAMES: [{ NAME_TYPE: 'PRIMARY', NAME_FULL: 'Ana Ficticia' }],
      RISKS: [{ TOPIC: 'role.pep' }],
      DATES: [{ DATE_OF_BIRTH: '1972' }],
      COUNTRIES: [{ NATIONALITY: 'us' }],
      ATTRIBUTES: [{ PLACE_OF_BIRTH: 'Ohio' }],
    });
    expect(await readSample(senzingJson, { files: { 's.json': text } })).toMatchObject([
      { schema: 'person', topics: ['pep'], birthDates: ['1972'], birthPlaces: ['Ohio'], countries: ['US'] },
    ]);
  });

  test.each([
    ['cut', '{"id":"1","schema":"Person","properties":{"name":["A', 'watchlist_malformed'],
    ['another thing', '{"a":1}', 'watchlist_malformed'],
    ['brackets that do not match', '{"id":["1"}]', 'watchlist_malformed'],
    ['nested without end', '{"a":'.repeat(100_000), 'watchlist_limits'],
    ['one line without end', `{"a":"${'x'.repeat(3_000_000)}`, 'watchlist_limits'],
  ])('%s is refused', async (_what, text, code) => {
    await expect(readSample(ftmJson, { files: { 'e.json': text } })).rejects.toMatchObject({ code });
  });
});

test('people in public office', async () => {
  const text = 'id,name,country,position\npep-1,"FICTICIA, Ana",pe,Senadora\n';
  expect(await readSample(pepCsv, { files: { 'p.csv': text } })).toMatchObject([
    { topics: ['pep'], countries: ['PE'], programmes: ['Senadora'], names: [{ familyName: 'FICTICIA' }] },
  ]);
});

describe('a plain CSV with its mapping', () => {
  const mapping = csvMapping.parse({
    delimiter: ';',
    separator: '|',
    id: 'Ref',
    name: ['First', 'Last'],
    family_name: 'Last',
    aliases: 'Also',
    schema: 'Kind',
    countries: ['Country'],
    birth_dates: 'Born',
    identifiers: { passport: 'Paper' },
    dates: 'mdy',
    listed_on: 'Since',
  });
  const HEADER = 'Ref;First;Last;Also;Kind;Country;Born;Paper;Since';

  test('each column is what the mapping says', async () => {
    const text = `${HEADER}\n7;Ana;Ficticia;Anita|Ana F.;Individual;Perú;05/03/1962;X1;12/31/2020\n`;
    expect(await readSample(plainCsv, { files: { 'l.csv': text }, mapping, topic: 'media' })).toMatchObject([
      {
        sourceId: '7',
        schema: 'person',
        names: [{ value: 'Ana Ficticia', familyName: 'Ficticia' }, { value: 'Anita' }, { value: 'Ana F.' }],
        countries: ['PE'],
        birthDates: ['1962-05-03'],
        identifiers: [{ type: 'passport', value: 'X1' }],
        topics: ['media'],
        listedOn: '2020-12-31',
      },
    ]);
  });

  test.each([
    ['without a column', HEADER.replace('Paper', 'Other')],
    ['without a mapping', HEADER],
    ['with a record that has too few fields', `${HEADER}\n7;Ana`],
  ])('one %s is refused', async (what, text) => {
    const given = what === 'without a mapping' ? undefined : mapping;
    const reading = readSample(plainCsv, { files: { 'l.csv': text }, mapping: given });
    await expect(reading).rejects.toMatchObject({ code: 'watchlist_malformed' });
  });

  test('a record without end is refused', async () => {
    const text = `${HEADER}\n7;"${'x'.repeat(3_000_000)}`;
    await expect(readSample(plainCsv, { files: { 'l.csv': text }, mapping })).rejects.toMatchObject({
      code: 'watchlist_limits',
    });
  });
});
