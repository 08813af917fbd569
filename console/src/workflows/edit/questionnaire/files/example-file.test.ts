import { LOCALES } from '@homologa/domain/language/locales';
import { readRows } from '@homologa/domain/questionnaires/files/questionnaire-rows';
import { expect, test } from 'vitest';
import { exampleFile } from './example-file';

/** Reads a CSV file whose cells have no quotation marks of their own. */
const cellsOf = (file: string): string[][] =>
  file
    .slice(1)
    .split('\r\n')
    .filter(Boolean)
    .map((line) => line.split(';').map((cell) => cell.replace(/^"|"$/g, '').replaceAll('""', '"')));

test.each(LOCALES)('the example in %s is a file that can be imported', (locale) => {
  const rows = cellsOf(exampleFile(locale)).map((cells, at) => ({ line: at + 1, cells }));
  const { items, problems } = readRows(rows);
  expect(problems).toEqual([]);
  expect(items.map(({ type }) => type)).toEqual(['section', 'input', 'input', 'radio', 'file', 'checkbox']);
  expect(items[4]?.showIf).toEqual({ question: 'q4', is: 'equals', option: 'q4.1' });
  expect(items[5]?.options.map(({ value }) => value)).toEqual(['ISO 9001', 'ISO 14001', 'ISO 39001']);
});
