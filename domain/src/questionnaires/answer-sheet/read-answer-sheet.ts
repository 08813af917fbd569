import { findCountry } from '../../countries/find-country';
import { interpolate } from '../../language/interpolate';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../language/locales';
import { numberLocale } from '../../language/number-locale';
import { type TableFormat, YES_NO_WORDS } from '../answer-format';
import { answerProblemText } from '../answer-problem-words';
import type { NotApplicable, TableAnswer } from '../answer-shapes';
import { folded, saysWord } from '../files/file-text';
import { hasOptions, isAnswerable, type QuestionItem, type QuestionOption } from '../questionnaire-rules';
import { HEADING_ROWS, MAX_SHEET_PROBLEMS, REPORTED_CHARACTERS } from './limits';
import {
  type CellReading,
  isFailedCell,
  numberedTruthIn,
  readCell,
  type TypedCell,
  textOf,
  truthIn,
} from './read-cell';
import { ANSWER_COLUMN_WORDS, type AnswerColumn, SHEET_PROBLEM_WORDS, type SheetProblemCode } from './sheet-words';
import { type AnswerSheet, findTableSheets, isFilledTable, type SheetRow, type TableSheet } from './table-sheets';

export type SheetAnswer = string | readonly string[] | TableAnswer | NotApplicable;

interface Place {
  questionId: string | null;
  /** Name of a table's own sheet; null for the sheet of all questions. */
  sheet: string | null;
  row: number;
}

export interface ReadSheetAnswer extends Place {
  questionId: string;
  answer: SheetAnswer;
  /** Version of the answer that was stored when the sheet was written, '' for none. */
  seen: string;
}

export interface SheetProblem extends Place {
  /** Why the cell was not taken, in the language of the reader. */
  reason: string;
}

interface ReadSheets {
  answers: ReadSheetAnswer[];
  problems: SheetProblem[];
}

type Columns = ReadonlyMap<AnswerColumn, number>;

/** Finds the row with the headings, whichever language and order they have, and the language they were written in. */
function headingOf(rows: readonly SheetRow[]): { line: number; columns: Columns; locale: Locale } | null {
  for (const { line, cells } of rows.slice(0, HEADING_ROWS)) {
    const columns = new Map<AnswerColumn, number>();
    for (const column of ['code', 'answer', 'not_applicable', 'version'] as const) {
      const place = cells.findIndex((cell) => saysWord(textOf(cell), ANSWER_COLUMN_WORDS[column]));
      if (place >= 0) columns.set(column, place);
    }
    const code = textOf(cells[columns.get('code') ?? -1]);
    const locale = LOCALES.find((one) => folded(ANSWER_COLUMN_WORDS.code[one]) === folded(code));
    if (columns.has('code') && columns.has('answer')) return { line, columns, locale: locale ?? DEFAULT_LOCALE };
  }
  return null;
}

/**
 * Reads the workbook in which a supplier answered offline. Rows are found by their code, so that they may be sorted or
 * removed; an empty cell says nothing and changes nothing. Of rows that answer the same question, the first counts.
 * Reports what is not read in the language `reader`, at most `MAX_SHEET_PROBLEMS` times.
 */
export function readAnswerSheets(
  sheets: readonly AnswerSheet[],
  items: readonly QuestionItem[],
  { reader, country }: { reader: Locale; country: string | undefined },
): ReadSheets {
  const answers: ReadSheetAnswer[] = [];
  const problems: SheetProblem[] = [];
  const main = sheets.find(({ rows }) => headingOf(rows) !== null);
  const heading = main && headingOf(main.rows);
  if (!main || !heading) {
    const reason = SHEET_PROBLEM_WORDS.other_sheet[reader];
    return { answers, problems: [{ questionId: null, sheet: null, row: 1, reason }] };
  }
  const byId = new Map(items.filter(({ type }) => isAnswerable(type)).map((item) => [item.id, item]));
  const tableIds = new Set([...byId.values()].flatMap((item) => (tableOf(item) ? [item.id] : [])));
  const others = sheets.filter((sheet) => sheet !== main);
  const { tables, repeated, unread } = findTableSheets(others, tableIds);
  // Spanish has two decimal signs: '1.234' is a thousand in Argentina and a fraction in Peru.
  const region = country === undefined ? null : (findCountry(country)?.alpha2 ?? null);
  const writing = { locale: heading.locale, numbers: numberLocale(heading.locale, region), country };
  const report = (place: Place, reason: string): void => {
    if (problems.length < MAX_SHEET_PROBLEMS) problems.push({ ...place, reason });
  };
  const told = (place: Place, code: SheetProblemCode, text = ''): void => {
    const said = text.length > REPORTED_CHARACTERS ? `${text.slice(0, REPORTED_CHARACTERS)}…` : text;
    report(place, interpolate(SHEET_PROBLEM_WORDS[code][reader], { text: said }));
  };
  const toldReading = (place: Place, reading: Extract<CellReading, { problem: unknown }>, column = ''): void => {
    const reason = answerProblemText(reading.problem, reading.format, reader);
    report(place, column === '' ? reason : `${column}: ${reason}`);
  };

  function readTable(item: QuestionItem, format: TableFormat, sheet: TableSheet): TableAnswer | null {
    const rows: Record<string, string>[] = [];
    let isWhole = true;
    for (const { line, cells } of sheet.rows) {
      if (line <= sheet.heading) continue;
      // One row too many is enough for the check of the answer to report it.
      if (rows.length > format.max_rows) break;
      const row: Record<string, string> = {};
      for (const [at, column] of format.columns.entries()) {
        const cell = cells[sheet.codeColumn + 1 + at] ?? '';
        if (textOf(cell) === '' && !isFailedCell(cell)) continue;
        const place = { questionId: item.id, sheet: sheet.name, row: line };
        if (isFailedCell(cell)) {
          isWhole = false;
          report(place, `${column.title}: ${SHEET_PROBLEM_WORDS.cell_failed[reader]}`);
          continue;
        }
        const read = readCell(column.format, cell, writing);
        if ('value' in read) row[column.id] = read.value;
        else {
          isWhole = false;
          toldReading(place, read, column.title);
        }
      }
      if (Object.keys(row).length > 0) rows.push(row);
    }
    return isWhole && rows.length > 0 ? { rows } : null;
  }

  function readValue(item: QuestionItem, cell: TypedCell, place: Place): SheetAnswer | null {
    const text = textOf(cell);
    const unknown = (said: string): null => {
      told(place, 'option_unknown', said);
      return null;
    };
    if (item.type === 'radio') return (optionIn(item.options, text) ?? truthOption(item, cell))?.id ?? unknown(text);
    if (item.type === 'checkbox') {
      const chosen = optionsIn(item.options, text);
      return typeof chosen === 'string' ? unknown(chosen) : chosen;
    }
    if (!item.format || item.format.kind === 'table') return text;
    const read = readCell(item.format, cell, writing);
    if ('value' in read) return read.value;
    toldReading(place, read);
    return null;
  }

  /** What the first row of each question said. */
  const saidOf = new Map<string, string>();
  for (const { line, cells } of main.rows) {
    if (line <= heading.line) continue;
    const at = (column: AnswerColumn): TypedCell => cells[heading.columns.get(column) ?? -1] ?? '';
    const [id, answer, reason] = [textOf(at('code')), at('answer'), textOf(at('not_applicable'))];
    const item = byId.get(id);
    const place = { questionId: item?.id ?? null, sheet: null, row: line };
    if (!item) {
      if (id !== '' && (textOf(answer) !== '' || reason !== '')) told(place, 'question_unknown');
      continue;
    }
    const seen = textOf(at('version'));
    const keep = (given: SheetAnswer | null): void => {
      if (given !== null) answers.push({ ...place, questionId: item.id, answer: given, seen });
    };
    const format = tableOf(item);
    if (isFailedCell(answer) || isFailedCell(at('not_applicable'))) {
      told(place, 'cell_failed');
      continue;
    }
    const isGiven = textOf(answer) !== '';
    if (format && isGiven) told(place, 'table_in_cell');
    const said = JSON.stringify([format ? '' : textOf(answer), reason]);
    const before = saidOf.get(id);
    const hasSaid = reason !== '' || (isGiven && !format);
    if (before !== undefined) {
      if (hasSaid && before !== said) told(place, 'question_repeated');
      continue;
    }
    if (hasSaid || format) saidOf.set(id, said);
    const table = format ? tables.get(id) : undefined;
    const hasAnswer = table ? isFilledTable(table) : isGiven && !format;
    if (reason !== '') {
      if (item.type !== 'file' && hasAnswer) told(place, 'answer_and_reason');
      else if (!item.allowNa) told(place, 'reason_not_here');
      else keep({ not_applicable: reason });
    } else if (item.type === 'file') {
      if (isGiven && seen === '') told(place, 'file_on_page');
    } else if (table && format) keep(readTable(item, format, table));
    else if (format) told(place, 'table_not_found');
    else if (isGiven) keep(readValue(item, answer, place));
  }
  // The rows of these tables were removed from the sheet of all questions.
  for (const [id, table] of tables) {
    const item = byId.get(id);
    const format = item && tableOf(item);
    if (!format || saidOf.has(id)) continue;
    const answer = readTable(item, format, table);
    if (answer) answers.push({ questionId: id, sheet: table.name, row: table.heading, answer, seen: '' });
  }
  for (const { questionId, sheet } of repeated) told({ questionId, sheet: sheet.name, row: 1 }, 'sheet_repeated');
  for (const { name } of unread) told({ questionId: null, sheet: name, row: 1 }, 'sheet_unread');
  return { answers, problems };
}

const tableOf = ({ type, format }: QuestionItem): TableFormat | null =>
  type === 'input' && format?.kind === 'table' ? format : null;

/** Finds an option by its text, or by its text without capitals and accents if only one has it. */
function optionIn(options: readonly QuestionOption[], text: string): QuestionOption | undefined {
  const exact = options.find(({ value }) => value.trim() === text);
  const alike = options.filter(({ value }) => folded(value) === folded(text));
  return exact ?? (alike.length === 1 ? alike[0] : undefined);
}

/**
 * Finds the option that says yes or no in any language, for a cell that became a truth value. The numbers 1 and 0 count
 * as one only among yes and no, since people number other options.
 */
function truthOption({ options }: QuestionItem, cell: TypedCell): QuestionOption | undefined {
  const saying = (truth: 'yes' | 'no'): QuestionOption | undefined => {
    const found = new Set(LOCALES.flatMap((locale) => optionIn(options, YES_NO_WORDS[truth][locale]) ?? []));
    return found.size === 1 ? [...found][0] : undefined;
  };
  const isYesNo = options.length === 2 && saying('yes') !== undefined && saying('no') !== undefined;
  const truth = truthIn(cell) ?? (isYesNo ? numberedTruthIn(cell) : null);
  return truth === null ? undefined : saying(truth);
}

/** Returns the ids of the chosen options, in the order of the question; the part of the text that is none of them. */
function optionsIn(options: readonly QuestionOption[], text: string): string[] | string {
  const chosen = new Set<string>();
  const whole = optionIn(options, text);
  const lines = whole ? [text] : text.split(/\r\n|\n|\r/);
  // An option may have a semicolon in its text: a line that is an option is not divided.
  for (const part of lines.flatMap((line) => (optionIn(options, line.trim()) ? [line] : line.split(';')))) {
    if (part.trim() === '') continue;
    const option = optionIn(options, part.trim());
    if (!option) return part.trim();
    chosen.add(option.id);
  }
  return options.flatMap(({ id }) => (chosen.has(id) ? [id] : []));
}

/** True for questions whose rows have a cell to answer in. */
export const isAnsweredInCell = ({ type, format }: Pick<QuestionItem, 'type' | 'format'>): boolean =>
  hasOptions(type) || (type === 'input' && format?.kind !== 'table');
