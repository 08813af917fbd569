import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCALES, type Locale } from '@homologa/domain/language/locales';
import type { AnswerValue } from '@homologa/domain/onboarding/answer-rules';
import type { AnswerFormat } from '@homologa/domain/questionnaires/answer-format';
import { readAnswerSheets } from '@homologa/domain/questionnaires/answer-sheet/read-answer-sheet';
import { ANSWER_COLUMNS, type AnswerColumn } from '@homologa/domain/questionnaires/answer-sheet/sheet-words';
import type { QuestionItem } from '@homologa/domain/questionnaires/questionnaire-rules';
import ExcelJS from 'exceljs';
import { expect, test } from 'vitest';
import { readTypedSheets } from '../../kernel/spreadsheets/first-sheet';
import { answerVersion } from '../../questionnaires/answer-version.queries';
import { writeWorkbook } from '../xlsx/write-workbook';
import { answerSheets } from './answer-sheets';

const LIMITS = { rows: 2000, columns: 40, sheets: 100, unpackedBytes: 100_000_000 };

async function written(items: readonly QuestionItem[], answers: ReadonlyMap<string, AnswerValue>, locale: Locale) {
  const folder = await mkdtemp(join(tmpdir(), 'answer-sheets-'));
  try {
    const path = join(folder, 'a.xlsx');
    await writeWorkbook(path, answerSheets(items, answers, locale), locale);
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

let count = 0;
const item = (change: Partial<QuestionItem> = {}): QuestionItem => {
  count += 1;
  return { id: `q${count}`, type: 'input', title: `Q${count}?`, required: true, options: [], file: null, ...change };
};
const options = ['Sí, claro', 'No', 'A; B', '=1+1'].map((value, at) => ({ id: `o${at}`, value }));

const columns = [
  { id: 'a', title: 'Site', required: true, format: { kind: 'short_text' } },
  { id: 'b', title: 'Share', required: false, format: { kind: 'percent' } },
  { id: 'c', title: 'Country', required: false, format: { kind: 'country' } },
] as const;

const ANSWERED: readonly [QuestionItem, AnswerValue][] = [
  [item(), 'Line one\nline two'],
  [item(), '=cmd()'],
  [item(), "'-quoted"],
  ...(
    [
      [{ kind: 'date' }, '2026-01-31'],
      [{ kind: 'number' }, '1234.567'],
      [{ kind: 'number', decimals: 0 }, '-7'],
      [{ kind: 'percent' }, '12.5'],
      [{ kind: 'percent' }, '0.0001'],
      [{ kind: 'money', currencies: ['USD'] }, '1234.50 USD'],
      [{ kind: 'money' }, '-1234567.05 PEN'],
      [{ kind: 'email' }, 'ana@acme.test'],
      [{ kind: 'phone' }, '+525512345678'],
      [{ kind: 'web_address' }, 'https://acme.test/a'],
      [{ kind: 'tax_id' }, '20123456789'],
      [{ kind: 'country' }, 'peru'],
      [{ kind: 'yes_no' }, 'no'],
    ] as const
  ).map(([format, answer]) => [item({ format: format as AnswerFormat }), answer] as [QuestionItem, AnswerValue]),
  [item({ type: 'radio', options }), 'o3'],
  [item({ type: 'checkbox', options }), ['o0', 'o2', 'o3']],
  [item({ allowNa: true }), { not_applicable: 'We have no staff' }],
  [
    item({ format: { kind: 'table', columns, max_rows: 3 } }),
    { rows: [{ a: 'Lima', b: '5', c: 'peru' }, { a: '-1' }] },
  ],
];

test.each(LOCALES)('saved answers come back equal from a sheet in %s, whatever their kind', async (locale) => {
  const items = ANSWERED.map(([question]) => question);
  const answers = new Map(ANSWERED.map(([{ id }, answer]) => [id, answer]));
  const sheets = await readTypedSheets(await written(items, answers, locale), LIMITS);
  const read = readAnswerSheets(sheets, items, { reader: locale, country: 'mexico' });
  expect(read.problems).toEqual([]);
  expect(new Map(read.answers.map(({ questionId, answer }) => [questionId, answer]))).toEqual(answers);
  for (const { questionId, seen } of read.answers) expect(seen).toBe(answerVersion(answers.get(questionId) ?? null));
});

test('an empty sheet has cells that make a spreadsheet read what is typed, and lists to choose from', async () => {
  const [date, percent, text, radio, country] = [
    item({ format: { kind: 'date' } }),
    item({ format: { kind: 'percent', min: 0, max: 100 } }),
    item(),
    item({ type: 'radio', options, showIf: { fact: 'country', is: 'equals', value: 'peru' } }),
    item({ format: { kind: 'country' } }),
  ];
  const heading = item({ type: 'section', title: 'Empresa' });
  const book = new ExcelJS.Workbook();
  const bytes = await written([heading, date, percent, text, radio, country], new Map(), 'es');
  await book.xlsx.load(bytes as unknown as ArrayBuffer);
  const [sheet, lists] = book.worksheets;
  expect([sheet?.name, sheet?.rowCount, lists?.state]).toEqual(['Cuestionario', 6, 'hidden']);
  const cells = (column: string) => [2, 3, 4, 5, 6].map((row) => sheet?.getCell(`${column}${row}`));
  expect(cells('A').map((cell) => cell?.value)).toEqual(Array(5).fill('Empresa'));
  expect(cells('G').map((cell) => cell?.numFmt)).toEqual(['dd/mm/yyyy', '0.00%', '@', '@', '@']);
  expect(sheet?.getCell('F5').value).toBe('Se muestra solo si País del proveedor es Perú.');
  expect(sheet?.getCell('E3').value).toBe('Porcentaje. De 0% a 100%');
  expect(sheet?.getCell('G5').dataValidation).toMatchObject({ type: 'list', formulae: ["'Listas'!$A$1:$A$4"] });
  expect(sheet?.getCell('G6').dataValidation.formulae).toEqual([expect.stringMatching(/^'Listas'!\$B\$1:\$B\$\d+$/)]);
  expect([sheet?.getColumn('I').hidden, sheet?.getColumn('J').hidden]).toEqual([true, true]);
});

test('what a spreadsheet program wrote anew is read by the type of its cells', async () => {
  const format = { kind: 'percent' } as const;
  const [share, day, mark] = [
    item({ format }),
    item({ format: { kind: 'date' } }),
    item({ format: { kind: 'yes_no' } }),
  ];
  const items = [share, day, mark];
  const book = new ExcelJS.Workbook();
  await book.xlsx.load((await written(items, new Map(), 'pt-BR')) as unknown as ArrayBuffer);
  const sheet = book.worksheets[0] as ExcelJS.Worksheet;
  sheet.getCell('G2').value = 0.12;
  sheet.getCell('G3').value = new Date(Date.UTC(2026, 0, 31));
  sheet.getCell('G4').value = { formula: '1=1', result: true } as ExcelJS.CellValue;
  const sheets = await readTypedSheets(Buffer.from(await book.xlsx.writeBuffer()), LIMITS);
  const read = readAnswerSheets(sheets, items, { reader: 'es', country: undefined });
  expect(read.answers.map(({ answer }) => answer)).toEqual(['12', '2026-01-31', 'yes']);
});

/** Writes an empty sheet, fills cells in as a spreadsheet program does, and reads it. */
async function readFilled(
  locale: Locale,
  country: string,
  filled: readonly (readonly [QuestionItem, ExcelJS.CellValue])[],
) {
  const items = filled.map(([question]) => question);
  const book = new ExcelJS.Workbook();
  await book.xlsx.load((await written(items, new Map(), locale)) as unknown as ArrayBuffer);
  const [sheet] = book.worksheets;
  const [answer, code] = ['answer', 'code'].map((column) => ANSWER_COLUMNS.indexOf(column as AnswerColumn) + 1);
  for (const [{ id }, value] of filled) {
    for (let row = 2; row <= (sheet?.rowCount ?? 0); row += 1) {
      if (sheet?.getCell(row, code ?? 0).value === id) sheet.getCell(row, answer ?? 0).value = value;
    }
  }
  const sheets = await readTypedSheets(Buffer.from(await book.xlsx.writeBuffer()), LIMITS);
  const read = readAnswerSheets(sheets, items, { reader: locale, country });
  const answers = new Map<string, unknown>(read.answers.map((one) => [one.questionId, one.answer]));
  const problems = new Map(read.problems.map(({ questionId, reason }) => [questionId, reason]));
  return items.map(({ id }) => answers.get(id) ?? problems.get(id));
}

const of = (format: AnswerFormat) => item({ format });
const yesOrNo = ['Sim', 'Não'].map((value, at) => ({ id: `o${at}`, value }));

test.each<[Locale, string, string]>([
  ['es', 'argentina', 'Esta celda muestra un error'],
  ['pt-BR', 'brazil', 'Esta célula mostra um erro'],
])('reads what Excel in %s writes into the cells of a supplier from %s', async (locale, country, failed) => {
  const filled: [QuestionItem, ExcelJS.CellValue, unknown][] = [
    [of({ kind: 'number' }), '1.234,56', '1234.56'],
    [of({ kind: 'number' }), '1.234', '1234'],
    [of({ kind: 'number' }), 1234.56, '1234.56'],
    [of({ kind: 'number' }), { formula: '1+1', result: 2 }, '2'],
    [of({ kind: 'percent' }), 0.125, '12.5'],
    [of({ kind: 'percent' }), '12,5%', '12.5'],
    [of({ kind: 'money', currencies: ['BRL'] }), 'R$ 1.234,56', '1234.56 BRL'],
    [of({ kind: 'date' }), '31/01/2026', '2026-01-31'],
    [of({ kind: 'date' }), new Date(Date.UTC(2026, 0, 31)), '2026-01-31'],
    [of({ kind: 'yes_no' }), 'Sí', 'yes'],
    [of({ kind: 'yes_no' }), 'Sim', 'yes'],
    [of({ kind: 'yes_no' }), 'VERDADERO', 'yes'],
    [of({ kind: 'yes_no' }), 'VERDADEIRO', 'yes'],
    [of({ kind: 'yes_no' }), false, 'no'],
    [item({ type: 'radio', options: yesOrNo }), true, 'o0'],
    [of({ kind: 'tax_id' }), 20_123_456_789, '20123456789'],
    [item(), { richText: [{ text: 'Since ' }, { font: { bold: true }, text: '1987' }] }, 'Since 1987'],
    [item(), { error: '#N/A' }, expect.stringContaining(failed)],
    [item(), { formula: 'A1' }, expect.stringContaining(failed)],
    [item(), { formula: 'A1&"!"', result: 'Total!' }, 'Total!'],
  ];
  const read = await readFilled(
    locale,
    country,
    filled.map(([question, value]) => [question, value]),
  );
  expect(read).toEqual(filled.map(([, , wanted]) => wanted));
});
