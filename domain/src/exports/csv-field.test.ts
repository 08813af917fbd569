import { expect, test } from 'vitest';
import { csvField } from './csv-field';

test.each([
  ['Aceros del Sur', 'Aceros del Sur'],
  ['Aceros, S.A.', '"Aceros, S.A."'],
  ['dicho "ya"', '"dicho ""ya"""'],
  ['uno;dos', '"uno;dos"'],
  ['=1+1', "'=1+1"],
  ['Aceros;=1+1', `"Aceros;'=1+1"`],
  ['Aceros;  @SUM(A1)', `"Aceros;  '@SUM(A1)"`],
  ['a\t-1+cmd', `"a\t'-1+cmd"`],
  ['+54 11 4321 0000; +54 11 4321 0001', '"+54 11 4321 0000; +54 11 4321 0001"'],
  ['', ''],
])('the text %j is the field %j', (text, field) => {
  expect(csvField(text)).toBe(field);
});
