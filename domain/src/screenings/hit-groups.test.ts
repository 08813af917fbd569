import { expect, test } from 'vitest';
import { type GroupableHit, groupHits } from './hit-groups';

const hit = (key: string, more: Partial<GroupableHit> = {}): GroupableHit => ({
  entry_key: key,
  entry_id: key,
  matched_name: 'INVENTADO, Rómulo Ficticio',
  names: ['INVENTADO, Rómulo Ficticio'],
  schema: 'person',
  countries: [],
  birth_dates: [],
  ...more,
});
const grouped = (...hits: GroupableHit[]) =>
  groupHits(hits).map((group) => group.map(({ entry_key: key }) => key).join(' '));

test('puts one person of several lists together by the same name and date of birth, in the order of the hits', () => {
  const names = ['ROMULO FICTICIO INVENTADO', 'EL FICTICIO'];
  expect(
    grouped(
      hit('ofac', { birth_dates: ['1970-03-02'] }),
      hit('other', { birth_dates: ['1985-01-01'] }),
      hit('eu', { names, birth_dates: ['1970'] }),
      hit('namesake'),
    ),
  ).toEqual(['ofac eu', 'other', 'namesake']);
});

test('puts the 67 entries of one CNPJ together, and branches of it', () => {
  const company = (at: number, value = '12.345.678/0001-90') =>
    hit(`cepim-${at}`, {
      schema: 'organisation',
      names: [`ASSOCIACAO INVENTADA ${at}`],
      identifiers: [{ type: 'cnpj', country: 'BR', value }],
    });
  const entries = Array.from({ length: 67 }, (_, at) => company(at));
  expect(groupHits(entries)).toEqual([entries]);
  expect(grouped(company(1), company(2, '12345678000270'), company(3, '99345678000170'))).toEqual([
    'cepim-1 cepim-2',
    'cepim-3',
  ]);
});

test('puts entries with the same reference of the United Nations together, whatever their names', () => {
  expect(
    grouped(
      hit('un', { entry_id: 'QDi.253' }),
      hit('uk', { names: ['Otro Nombre'], programmes: ['Regime', 'QDi.253'], birth_dates: ['1960'] }),
      hit('un-other', { entry_id: 'QDi.254' }),
    ),
  ).toEqual(['un uk', 'un-other']);
});

test('puts companies of one name together unless place, kind or a number of their own tells them apart', () => {
  const company = (key: string, more: Partial<GroupableHit> = {}) =>
    hit(key, { schema: 'organisation', names: ['QUIMERA TRADING S.A.'], countries: ['cuba'], ...more });
  const rfc = (value: string) => ({ identifiers: [{ type: 'rfc', country: 'MX', value }] });
  expect(
    grouped(
      company('a', rfc('AAA010101AAA')),
      company('b', { names: ['Trading Quimera, SA'] }),
      company('peru', { countries: ['peru'] }),
      company('vessel', { schema: 'vessel' }),
      company('c', rfc('BBB010101BBB')),
    ),
  ).toEqual(['a b', 'peru', 'vessel', 'c']);
});

test('never puts two together that contradict each other, though a third is like both', () => {
  expect(
    grouped(
      hit('1962', { birth_dates: ['1962-05-03'] }),
      hit('either', { birth_dates: ['1962', '1965'] }),
      hit('1965', { birth_dates: ['1965-01-01'] }),
    ),
  ).toEqual(['1962 either', '1965']);
});

test('parts articles, weak names, single words and masked numbers', () => {
  const masked = { identifiers: [{ type: 'cpf', country: 'BR', value: '***.123.456-**' }] };
  const born = { birth_dates: ['1970'] };
  expect(grouped(hit('a', { article: {}, ...born }), hit('b', { article: {}, ...born }))).toEqual(['a', 'b']);
  expect(grouped(hit('a', masked), hit('b', { ...masked, names: ['Otro Nombre'] }))).toEqual(['a', 'b']);
  const weak = { names: ['EL JEFE'], name_kinds: ['weak'], ...born };
  expect(grouped(hit('a', weak), hit('b', weak))).toEqual(['a', 'b']);
  expect(grouped(hit('a', { names: ['ROMULO'], ...born }), hit('b', { names: ['ROMULO'], ...born }))).toEqual([
    'a',
    'b',
  ]);
});

test('parts two of one family who share a telephone, though a passport that they share is one person', () => {
  const known = (key: string, type: string, birth: string) =>
    hit(key, { names: [`Inventado ${key}`], birth_dates: [birth], identifiers: [{ type, value: '963-11-2223334' }] });
  const phone = 'Phone Number';
  expect(grouped(known('a', phone, '1961'), known('b', phone, '1965'))).toEqual(['a', 'b']);
  expect(grouped(known('a', 'Passport', '1961'), known('b', 'Passport', '1961'))).toEqual(['a b']);
});
