import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../language/locales';
import type { AnswerFormat } from '../answer-format';
import type { QuestionItem } from '../questionnaire-rules';
import { MAX_SHEET_PROBLEMS } from './limits';
import { readAnswerSheets } from './read-answer-sheet';
import { ANSWER_COLUMN_WORDS } from './sheet-words';
import type { AnswerSheet } from './table-sheets';

const item = (id: string, change: Partial<QuestionItem> = {}): QuestionItem => ({
  id,
  type: 'input',
  title: id,
  required: true,
  options: [],
  file: null,
  ...change,
});
const typed = (format: AnswerFormat, change: Partial<QuestionItem> = {}) => item('q', { format, ...change });
const optionsOf = (...values: string[]) => values.map((value, at) => ({ id: `o${at}`, value }));
const options = optionsOf('Sí', 'No', 'A; B');
const choice = (...values: string[]) => item('q', { type: 'radio', options: optionsOf(...values) });

const sheetOf = (rows: readonly (readonly string[])[], locale: Locale = 'es'): AnswerSheet => ({
  name: 'x',
  rows: [
    ['answer', 'not_applicable', 'code', 'version'].map(
      (column) => `t:${ANSWER_COLUMN_WORDS[column as 'answer'][locale]}`,
    ),
    ...rows,
  ].map((cells, at) => ({ line: at + 1, cells })),
});
const read = (asked: QuestionItem, answer: string, reason = '', locale: Locale = 'es') =>
  readAnswerSheets([sheetOf([[answer, reason, `t:${asked.id}`, 't:v1']], locale)], [asked], {
    reader: locale,
    country: 'mexico',
  });
const answerOf = (asked: QuestionItem, answer: string, reason = '') => read(asked, answer, reason).answers[0]?.answer;

test.each<[string, QuestionItem, string, unknown]>([
  ['a text', item('q'), 't:  Hola ', 'Hola'],
  ['a text behind an apostrophe', item('q'), "t:'=1+1", '=1+1'],
  ['a number that a spreadsheet holds as a number', typed({ kind: 'number' }), 'n:1234.567', '1234.567'],
  ['a number written by the region', typed({ kind: 'number' }), 't:1.234,5', '1234.5'],
  ['a percentage that is shown as such', typed({ kind: 'percent' }), 'p:12', '12'],
  ['a percentage as text', typed({ kind: 'percent' }), 't:12,5 %', '12.5'],
  ['a day that is a date', typed({ kind: 'date' }), 'd:2026-01-31', '2026-01-31'],
  ['a day as text', typed({ kind: 'date' }), 't:31/01/2026', '2026-01-31'],
  ['an amount of the only currency', typed({ kind: 'money', currencies: ['MXN'] }), 'n:10.5', '10.50 MXN'],
  ['an amount with its currency', typed({ kind: 'money' }), 't:1.200,50 USD', '1200.50 USD'],
  ['yes in another language', typed({ kind: 'yes_no' }), 't:sim', 'yes'],
  ['yes as a truth value', typed({ kind: 'yes_no' }), 'b:true', 'yes'],
  ['a country by its name', typed({ kind: 'country' }), 't:Perú', 'peru'],
  ['a tax id that became a number', typed({ kind: 'short_text' }), 'n:20123456789', '20123456789'],
  ['an option without its accent', item('q', { type: 'radio', options }), 't:SI', 'o0'],
  ['several options', item('q', { type: 'checkbox', options }), 't:No; Sí', ['o0', 'o1']],
  ['an option with a semicolon', item('q', { type: 'checkbox', options }), 't:A; B\nNo', ['o1', 'o2']],
  ['yes as Excel says it in Spanish', typed({ kind: 'yes_no' }), 't:VERDADERO', 'yes'],
  ['no as Excel says it in Portuguese', typed({ kind: 'yes_no' }), 't:Falso', 'no'],
  ['an option that became a truth value', item('q', { type: 'radio', options }), 'b:true', 'o0'],
  ['a truth value that LibreOffice kept as a number', choice('Não', 'Sim'), 'n:1', 'o1'],
  ['a number that is the name of an option', choice('Sí', 'No', '1'), 'n:1', 'o2'],
  ['yes as a number', typed({ kind: 'yes_no' }), 'n:1', 'yes'],
  ['no as the text of a number', typed({ kind: 'yes_no' }), 't:0', 'no'],
  ['an option as Excel says it', item('q', { type: 'radio', options }), 't:FALSO', 'o1'],
  ['a day as text with a time', typed({ kind: 'date' }), 't:31/01/2026 0:00:00', '2026-01-31'],
  ['an amount as text with a decimal comma', typed({ kind: 'money' }), 't:R$ 1.234,56', '1234.56 BRL'],
])('reads %s', (_, asked, cell, answer) => {
  expect(read(asked, cell)).toMatchObject({ answers: [{ questionId: 'q', answer, seen: 'v1', row: 2 }], problems: [] });
});

test.each<[QuestionItem, string, string, string]>([
  [typed({ kind: 'number' }), 't:muchos', '', 'Escriba un número, solo cifras'],
  [typed({ kind: 'number', max: 10 }), 'n:11', '', '10 o menos'],
  [typed({ kind: 'date' }), 'n:7', '', 'Escriba una fecha, por ejemplo 31/01/2026'],
  [typed({ kind: 'money' }), 'n:7', '', 'Escriba un importe y elija su moneda'],
  [item('q', { type: 'radio', options }), 't:Quizás', '', '«Quizás» no es ninguna de las opciones.'],
  [item('q', { type: 'checkbox', options }), 't:Sí; Tal vez', '', '«Tal vez» no es ninguna de las opciones.'],
  [item('q', { type: 'radio', options }), 'n:1', '', '«1» no es ninguna de las opciones.'],
  [choice('Sí', 'No'), 't:1', '', '«1» no es ninguna de las opciones.'],
  [choice('No', 'Ninguno'), 'n:0', '', '«0» no es ninguna de las opciones.'],
  [choice('Sí', 'No'), 'p:1', '', '«1%» no es ninguna de las opciones.'],
  [item('q'), 't:x', 't:sin personal', 'Hay una respuesta y un motivo por el que no aplica. Deje uno de los dos.'],
  [item('q'), '', 't:sin personal', 'Esta pregunta debe responderse: no admite «no aplica».'],
])('tells in words why a cell was not taken, case %#', (asked, cell, reason, told) => {
  expect(read(asked, cell, reason)).toEqual({
    answers: [],
    problems: [{ questionId: 'q', sheet: null, row: 2, reason: told }],
  });
});

test.each([
  ['argentina', 't:1.234', '1234'],
  ['argentina', 't:1,234', '1.234'],
  ['mexico', 't:1.234', '1.234'],
  ['mexico', 't:1,234', '1234'],
  ['argentina', 't:1.234,56', '1234.56'],
  ['mexico', 't:1.234,56', '1234.56'],
])('reads a number of a supplier from %s as people there write it: %s', (country, cell, answer) => {
  const asked = typed({ kind: 'number' });
  const sheets = [sheetOf([[cell, '', 't:q', 't:v1']])];
  expect(readAnswerSheets(sheets, [asked], { reader: 'es', country }).answers).toMatchObject([{ answer }]);
});

test.each([
  [item('q'), 'e:#N/A', ''],
  [typed({ kind: 'number' }), 'e:', ''],
  [item('q', { allowNa: true }), '', 'e:#REF!'],
])('an error, or a formula without a result, is told and never an answer, case %#', (asked, cell, reason) => {
  expect(read(asked, cell, reason)).toMatchObject({
    answers: [],
    problems: [{ questionId: 'q', row: 2, reason: expect.stringMatching(/^Esta celda muestra un error/) }],
  });
});

test('a tax id of another country is left to the one who knows whether it is saved already', () => {
  expect(answerOf(typed({ kind: 'tax_id' }), 't:20123456789')).toBe('20123456789');
});

test('an empty cell changes nothing; a reason counts where the question allows one', () => {
  expect(read(item('q'), '')).toEqual({ answers: [], problems: [] });
  expect(answerOf(item('q', { allowNa: true }), '', 't:sin personal')).toEqual({ not_applicable: 'sin personal' });
});

test.each(LOCALES)('finds its columns by headings in %s', (locale) => {
  expect(read(item('q'), 't:x', '', locale).answers).toHaveLength(1);
});

const columns = [
  { id: 'a', title: 'Sede', required: true, format: { kind: 'short_text' } },
  { id: 'b', title: 'Personal', required: false, format: { kind: 'number' } },
] as const;
const table = typed({ kind: 'table', max_rows: 3, columns });
const tabOf = (rows: readonly (readonly string[])[], name = '1. Sedes'): AnswerSheet => ({
  name,
  rows: rows.map((cells, at) => ({ line: at + 1, cells })),
});
const TAB = [
  ['t:q', 't:Sede', 't:Personal'],
  ['', 't:Lima', 'n:5'],
];
const LIMA = { rows: [{ a: 'Lima', b: '5' }] };
const readTables = (main: readonly (readonly string[])[], tabs: readonly AnswerSheet[], asked = table) => {
  const read = readAnswerSheets([sheetOf(main), ...tabs], [asked], { reader: 'en', country: undefined });
  return {
    answers: read.answers.map(({ answer }) => answer),
    problems: read.problems.map(({ sheet, row, reason }) => [sheet, row, reason]),
  };
};

test.each<[string, AnswerSheet]>([
  ['a row', tabOf([['t:Sedes de la empresa'], ...TAB])],
  ['a column', tabOf(TAB.map((cells) => ['', ...cells]))],
])('finds the sheet of a table in which %s was inserted', (_, tab) => {
  expect(readTables([['', '', 't:q', '']], [tab])).toEqual({ answers: [LIMA], problems: [] });
});

test('reads the sheet of a table whose row was removed', () => {
  expect(readTables([], [tabOf(TAB)])).toEqual({ answers: [LIMA], problems: [] });
});

test('reports a table whose sheet lost its code, and the sheet', () => {
  const tab = tabOf(TAB.map((cells) => cells.slice(1)));
  expect(readTables([['', '', 't:q', '']], [tab])).toEqual({
    answers: [],
    problems: [
      [null, 2, expect.stringMatching(/^The sheet of this table was not found/)],
      ['1. Sedes', 1, expect.stringMatching(/^This sheet belongs to no question/)],
    ],
  });
});

test('reports a second sheet of a table; an empty one and the lists are not reported', () => {
  const empty = tabOf(TAB.slice(0, 1));
  const lists = tabOf([['t:Sí'], ['t:No']], 'Listas');
  expect(readTables([['', '', 't:q', '']], [empty, tabOf(TAB), lists, tabOf(TAB, 'Copia')])).toEqual({
    answers: [LIMA],
    problems: [['Copia', 1, 'Another sheet has the same table. Only that one was read.']],
  });
});

test('reports text in the cell of a table, and a reason beside a table that is filled in', () => {
  expect(readTables([['t:Lima, 5', '', 't:q', '']], [tabOf(TAB)])).toEqual({
    answers: [LIMA],
    problems: [[null, 2, expect.stringMatching(/^This table is filled in on its own sheet/)]],
  });
  const both = readTables([['', 't:no sites', 't:q', '']], [tabOf(TAB)], { ...table, allowNa: true });
  expect(both).toEqual({ answers: [], problems: [[null, 2, expect.stringMatching(/^There are an answer and a/)]] });
});

test('takes the first of two rows with the same code and reports the other if it says something else', () => {
  const rows = [
    ['', '', 't:q', ''],
    ['t:one', '', 't:q', ''],
    ['t:one', '', 't:q', ''],
    ['t:two', '', 't:q', ''],
  ];
  expect(readTables(rows, [], item('q'))).toEqual({
    answers: ['one'],
    problems: [[null, 5, expect.stringMatching(/^Another row above answers the same question/)]],
  });
});

test('reports a limited number of cells, and repeats a limited part of each', () => {
  const rows = Array.from({ length: MAX_SHEET_PROBLEMS + 5 }, () => ['t:x', '', 't:gone', '']);
  expect(readTables(rows, []).problems).toHaveLength(MAX_SHEET_PROBLEMS);
  const asked = item('q', { type: 'radio', options });
  expect(
    String(readTables([[`t:${'x'.repeat(5000)}`, '', 't:q', '']], [], asked).problems[0]?.[2]).length,
  ).toBeLessThan(200);
});

test('a table is read from its own sheet, and a wrong cell keeps the whole table back', () => {
  const main = sheetOf([['', '', 't:q', '']]);
  const own = (cells: string[]): AnswerSheet => ({
    name: '1. Sedes',
    rows: [
      { line: 1, cells: ['t:q', 't:Sede', 't:Personal'] },
      { line: 2, cells: ['', 't:Lima', 'n:5'] },
      { line: 4, cells },
    ],
  });
  const of = (cells: string[]) => readAnswerSheets([main, own(cells)], [table], { reader: 'es', country: undefined });
  expect(of(['', 't:Quito']).answers[0]?.answer).toEqual({ rows: [{ a: 'Lima', b: '5' }, { a: 'Quito' }] });
  expect(of(['', 't:Quito', 't:x'])).toEqual({
    answers: [],
    problems: [{ questionId: 'q', sheet: '1. Sedes', row: 4, reason: 'Personal: Escriba un número, solo cifras' }],
  });
});

test('a failed cell keeps its whole table back', () => {
  const tab = tabOf([...TAB, ['', 't:Quito', 'e:']]);
  expect(readTables([['', '', 't:q', '']], [tab])).toEqual({
    answers: [],
    problems: [['1. Sedes', 3, expect.stringMatching(/^Personal: This cell shows an error/)]],
  });
});

test('another file and a question that is gone are told', () => {
  const other = { name: 'x', rows: [{ line: 1, cells: ['t:Empresa'] }] };
  expect(readAnswerSheets([other], [], { reader: 'en', country: undefined }).problems).toMatchObject([{ row: 1 }]);
  expect(readAnswerSheets([sheetOf([['t:x', '', 't:gone', '']])], [], { reader: 'en', country: undefined })).toEqual({
    answers: [],
    problems: [{ questionId: null, sheet: null, row: 2, reason: 'This question is no longer asked.' }],
  });
});
