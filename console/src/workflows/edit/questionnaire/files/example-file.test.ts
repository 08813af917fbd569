import { readRows } from '@homologa/domain/questionnaires/files/questionnaire-rows';
import { expect, test } from 'vitest';
import { exampleFile } from './example-file';

/** Reads a CSV file whose cells have no separators of their own. */
const cellsOf = (file: string, separator: string): string[][] =>
  file
    .slice(1)
    .split('\r\n')
    .filter(Boolean)
    .map((line) => line.split(separator).map((cell) => cell.replace(/^"|"$/g, '').replaceAll('""', '"')));

test.each([
  ['en', 'en-US', ','],
  ['es', 'es-MX', ','],
  ['es', 'es-AR', ';'],
  ['pt-BR', 'pt-BR', ';'],
] as const)('the example in %s for %s has columns and can be imported', (locale, numbers, separator) => {
  const rows = cellsOf(exampleFile(locale, numbers), separator).map((cells, at) => ({ line: at + 1, cells }));
  const { items, problems } = readRows(rows);
  expect(problems).toEqual([]);
  expect(items.map(({ type }) => type)).toEqual(['section', 'input', 'input', 'radio', 'file', 'checkbox']);
  expect(items[4]?.showIf).toEqual({ question: 'q4', is: 'equals', option: 'q4.1' });
  expect(items[5]?.options.map(({ value }) => value)).toEqual(['ISO 9001', 'ISO 14001', 'ISO 39001']);
});
