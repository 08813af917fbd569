import type { Locale } from '@homologa/domain/language/locales';
import type { AnswerValue } from '@homologa/domain/onboarding/answer-rules';
import type { TableFormat } from '@homologa/domain/questionnaires/answer-format';
import { YES_NO_WORDS } from '@homologa/domain/questionnaires/answer-format';
import { isNotApplicable, isTableAnswer } from '@homologa/domain/questionnaires/answer-shapes';
import { expectedAnswer, expectedCell } from '@homologa/domain/questionnaires/answer-sheet/expected-answer';
import { writtenText } from '@homologa/domain/questionnaires/answer-sheet/read-cell';
import {
  ANSWER_COLUMN_WORDS,
  ANSWER_COLUMNS,
  ANSWER_SHEET,
  type AnswerColumn,
} from '@homologa/domain/questionnaires/answer-sheet/sheet-words';
import { conditionSentence } from '@homologa/domain/questionnaires/condition-words';
import { isAnswerable, type QuestionItem, questionNumbers } from '@homologa/domain/questionnaires/questionnaire-rules';
import { answerVersion } from '../../questionnaires/answer-version.queries';
import { oneBatch } from '../results/answers-sheet';
import type { CellKind, CellValue, Sheet, SheetColumn } from '../xlsx/sheet';
import { columnName } from '../xlsx/sheet-xml';
import { tabName } from '../xlsx/workbook-xml';
import { answerCell, cellOfAnswer, choicesOf } from './answer-rows';

const LOOKS: Readonly<Record<AnswerColumn, { kind: CellKind; width: number; isHidden?: boolean }>> = {
  section: { kind: 'wrapped', width: 20 },
  number: { kind: 'text', width: 6 },
  question: { kind: 'wrapped', width: 50 },
  required: { kind: 'text', width: 12 },
  expected: { kind: 'wrapped', width: 40 },
  shown_if: { kind: 'wrapped', width: 30 },
  answer: { kind: 'wrapped', width: 44 },
  not_applicable: { kind: 'wrapped', width: 28 },
  code: { kind: 'text', width: 10, isHidden: true },
  version: { kind: 'text', width: 10, isHidden: true },
};

/** Collects lists of values in the columns of a sheet of their own; a list within a cell's rule is too short for most. */
class Lists {
  private readonly columns: { key: string; values: readonly string[] }[] = [];

  constructor(private readonly name: string) {}

  /** Returns the area of a list. */
  areaOf(values: readonly string[]): string {
    const key = JSON.stringify(values);
    let at = this.columns.findIndex((column) => column.key === key);
    if (at < 0) at = this.columns.push({ key, values }) - 1;
    const letter = columnName(at);
    return `'${this.name}'!$${letter}$1:$${letter}$${values.length}`;
  }

  sheet(): Sheet {
    const length = Math.max(0, ...this.columns.map(({ values }) => values.length));
    const rows = Array.from({ length }, (_, row) => this.columns.map(({ values }) => values[row] ?? null));
    const columns: SheetColumn[] = this.columns.map(() => ({ header: '', kind: 'text', width: 20 }));
    return { name: this.name, columns, batches: oneBatch(rows), isList: false, isHidden: true };
  }

  get isEmpty(): boolean {
    return this.columns.length === 0;
  }
}

/** Builds the sheets: one row for each question, a sheet for each table, and the lists that cells offer. */
export function answerSheets(
  items: readonly QuestionItem[],
  answers: ReadonlyMap<string, AnswerValue>,
  locale: Locale,
): Sheet[] {
  const lists = new Lists(ANSWER_SHEET.lists[locale]);
  const numbers = questionNumbers(items);
  const choices: { at: string; from: string }[] = [];
  const tables: Sheet[] = [];
  const rows: CellValue[][] = [];
  const answerColumn = columnName(ANSWER_COLUMNS.indexOf('answer'));
  let section = '';
  for (const item of items) {
    if (item.type === 'section') section = item.title;
    if (!isAnswerable(item.type)) continue;
    const answer = answers.get(item.id) ?? null;
    const format = item.type === 'input' ? (item.format ?? null) : null;
    const sheet = tabName(`${numbers.get(item.id) ?? ''}. ${item.title}`);
    if (format?.kind === 'table') tables.push(tableSheet(item, format, { answer, sheet, lists, locale }));
    const cells: Readonly<Record<AnswerColumn, CellValue>> = {
      section,
      number: String(numbers.get(item.id) ?? ''),
      question: item.title,
      required: item.required ? YES_NO_WORDS.yes[locale] : null,
      expected: expectedAnswer(item, locale, sheet),
      shown_if: item.showIf ? conditionSentence(item.showIf, items, locale) : null,
      answer: cellOfAnswer(item, answer, locale),
      not_applicable: { kind: 'wrapped', value: isNotApplicable(answer) ? writtenText(answer.not_applicable) : null },
      code: item.id,
      version: answerVersion(answer),
    };
    rows.push(ANSWER_COLUMNS.map((column) => cells[column]));
    const offered =
      item.type === 'radio'
        ? item.options.map(({ value }) => value.trim())
        : choicesOf(format?.kind === 'table' ? null : format, locale);
    if (offered.length > 0) choices.push({ at: `${answerColumn}${rows.length + 1}`, from: lists.areaOf(offered) });
  }
  const columns = ANSWER_COLUMNS.map((column) => ({ header: ANSWER_COLUMN_WORDS[column][locale], ...LOOKS[column] }));
  const main: Sheet = { name: ANSWER_SHEET.name[locale], columns, batches: oneBatch(rows), isList: true, choices };
  return [main, ...tables, ...(lists.isEmpty ? [] : [lists.sheet()])];
}

interface TableOf {
  answer: AnswerValue;
  sheet: string;
  lists: Lists;
  locale: Locale;
}

/** Sheet of a table: the code of its question in a hidden column, then a column for each of the table's. */
function tableSheet(
  item: QuestionItem,
  { columns, max_rows }: TableFormat,
  { answer, sheet, lists, locale }: TableOf,
): Sheet {
  const given = isTableAnswer(answer) ? answer.rows : [];
  const rows = Array.from({ length: max_rows }, (_, row): CellValue[] => [
    null,
    ...columns.map(({ id, format }) => answerCell(format, given[row]?.[id] ?? '', locale)),
  ]);
  const choices = columns.flatMap(({ format }, at) => {
    const offered = choicesOf(format, locale);
    const letter = columnName(at + 1);
    return offered.length > 0 ? [{ at: `${letter}2:${letter}${max_rows + 1}`, from: lists.areaOf(offered) }] : [];
  });
  return {
    name: sheet,
    columns: [
      { header: item.id, kind: 'text', width: 10, isHidden: true },
      ...columns.map(({ title, required, format }) => ({
        header: `${title}${required ? ' *' : ''} (${expectedCell(format, locale)})`,
        kind: 'text' as const,
        width: 30,
      })),
    ],
    batches: oneBatch(rows),
    isList: true,
    choices,
  };
}
