import { expect, it } from 'vitest';
import { foldedText } from './template-items';
import { searchExpressions } from './template-search';

const finds = (search: string, text: string): boolean =>
  searchExpressions(search).every((expression) => new RegExp(expression).test(foldedText(text)));

it.each([
  ['Falabella', 'Hom Fallabella'],
  ['Falllabella', 'Hom Fallabella'],
  ['sagrilaf', 'SAGRILAFT'],
  ['sagrilaftt', 'SAGRILAFT'],
  ['proteccion', 'Protección de datos'],
  ['protecion datos', 'Protección de datos'],
  ['homologcion', 'Homologação e homologación'],
  ['PÓLITICA', '¿Tiene política?'],
  ['legal', 'Is it illegal?'],
  ['co2', 'CO₂ and CO2'],
  ['Falabela', 'Hom Fallabella'],
  ['falavella', 'Hom Fallabella'],
  ['anticorrupsion', 'Política anticorrupción'],
  ['residous', 'Manejo de residuos'],
  ['dtos', 'Protección de datos'],
  ['adtos', 'Protección de datos'],
  ['caso', 'Casco'],
])('finds, for %j, the text %j', (search, text) => {
  expect(finds(search, text)).toBe(true);
});

it.each([
  ['datos', 'Contratos'],
  ['flbela', 'Hom Fallabella'],
  ['9001', 'ISO 9011'],
  ['seguro', 'Legal'],
  ['caso', 'Cascos'],
  ['proteccion agua', 'Protección de datos'],
])('does not find, for %j, the text %j', (search, text) => {
  expect(finds(search, text)).toBe(false);
});

it('takes signs of expressions as they are, and finds everything for nothing', () => {
  expect(finds('(a+b)*[c]?', 'x (a+b)*[c]? y')).toBe(true);
  expect(finds('.....', 'abcde')).toBe(false);
  expect(searchExpressions('  ')).toEqual([]);
});

it('stays short for long words and many of them', () => {
  const words = Array.from({ length: 12 }, (_, at) => `${'abcdefghij'.repeat(6)}${'xyz'.repeat(at)}`);
  const lengths = [...searchExpressions('abcdefghijklmnopqrst'), ...searchExpressions(words.join(' '))];
  expect(Math.max(...lengths.map(({ length }) => length))).toBeLessThan(4_000);
});
