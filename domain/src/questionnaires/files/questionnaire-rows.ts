import type { Locale } from '../../language/locales';
import { brokenConditions } from '../condition-rules';
import { CELL_MAX_TEXT, MAX_OPTIONS, MAX_QUESTIONS, MAX_THRESHOLDS } from '../limits';
import type { Scoring, Threshold } from '../points';
import { QUESTION_TYPE_WORDS } from '../question-words';
import { hasOptions, type QuestionItem, type QuestionOption, questionNumbers } from '../questionnaire-rules';
import { readCondition, WrongReference, writeCondition } from './condition-text';
import {
  escaped,
  folded,
  isKeyword,
  keyOfWord,
  keywordIn,
  numberIn,
  saysWord,
  splitEscaped,
  Unreadable,
  unescaped,
} from './file-text';
import {
  COLUMN_WORDS,
  FILE_COLUMNS,
  type FileColumn,
  type FileProblem,
  type FileProblemCode,
  FORMAT_WORDS,
} from './file-words';
import { readFormat, writeFormat } from './format-text';
import { readPoints, writePoints } from './points-text';
import { isThresholdRow, readThreshold, writeThresholds } from './threshold-text';
import { readType } from './type-text';

export interface FileRow {
  /** Row of the sheet, from 1. */
  line: number;
  cells: readonly string[];
}

/** Characters of all conditions of a file. They are read at once, and a server has other things to do. */
const MAX_CONDITIONS_TEXT = 1_000_000;

/** Matches the apostrophe with which spreadsheets keep text that starts like a formula, see `spreadsheetText`. */
const APOSTROPHE = /^'(?='*[=+\-@＝＋－＠])/;

const withoutApostrophe = (cell: string): string => cell.replace(APOSTROPHE, '');

/** Doubles an apostrophe of the text itself, which reading would otherwise take for the spreadsheet's. */
const withApostrophe = (cell: string): string => (APOSTROPHE.test(cell) ? `'${cell}` : cell);

const labelsOf = (items: readonly QuestionItem[]): Map<string, string> =>
  new Map([...questionNumbers(items)].map(([id, number]) => [id, `Q${number}`]));

/** Writes a questionnaire as the cells of a sheet, without the headings: a row for each item, then for each threshold. */
export function writeRows(items: readonly QuestionItem[], locale: Locale, scoring: Scoring | null = null): string[][] {
  const labels = labelsOf(items);
  const condition = (showIf: QuestionItem['showIf']): string =>
    showIf ? writeCondition(showIf, items, labels, locale) : '';
  const word = (holds: boolean): string => keywordIn(holds ? 'yes' : 'no', locale);
  const optionLine = (option: QuestionOption): string =>
    [
      escaped(option.value.trim(), '|"'),
      ...(option.points == null ? [] : [String(option.points)]),
      ...(option.knockOut ? [keywordIn('knock_out', locale)] : []),
      ...(option.showIf ? [`${keywordIn('if', locale)} ${condition(option.showIf).replaceAll('|', '\\|')}`] : []),
    ].join(' | ') || '|';
  const questions = items.map((item) => {
    const format = item.format ? writeFormat(item.format, locale) : { kind: '', parameters: '' };
    const cells: Readonly<Record<FileColumn, string>> = {
      label: labels.get(item.id) ?? '',
      type: item.type === null ? '' : QUESTION_TYPE_WORDS[item.type][locale],
      title: item.title.trim(),
      required: word(item.required),
      options: hasOptions(item.type) ? item.options.map(optionLine).join('\n') : '',
      show_if: condition(item.showIf),
      format: format.kind,
      parameters: format.parameters,
      not_applicable: item.allowNa ? word(true) : '',
      points: item.points ? writePoints(item.points, locale) : '',
      weight: item.weight == null ? '' : String(item.weight),
    };
    return cells;
  });
  return [...questions, ...writeThresholds(scoring, locale)].map((cells) =>
    FILE_COLUMNS.map((column) => withApostrophe(cells[column] ?? '')),
  );
}

const isShort = (cell: string): boolean => cell.length <= CELL_MAX_TEXT;

/** True if a spreadsheet holds each cell whole, with an apostrophe in front: a cut cell would lose options unnoticed. */
export const fitsSheet = (rows: readonly (readonly string[])[]): boolean =>
  rows.every((cells) => cells.every((cell) => cell.length < CELL_MAX_TEXT));

type Columns = ReadonlyMap<FileColumn, number>;

function columnsOf(heading: FileRow | undefined): Columns {
  const columns = new Map<FileColumn, number>();
  for (const column of FILE_COLUMNS) {
    const place =
      heading?.cells.findIndex((cell) => isShort(cell ?? '') && saysWord(cell ?? '', COLUMN_WORDS[column])) ?? -1;
    if (place >= 0) columns.set(column, place);
  }
  return columns;
}

interface ReadOption extends QuestionOption {
  condition: string;
}

interface ReadItem {
  row: number;
  label: string;
  item: QuestionItem;
  options: ReadOption[];
  condition: string;
}

/** Reads one option: 'Text | 5 | knock-out | if Q1 = "Yes"'. Throws `Unreadable`. */
function readOption(line: string, id: string): ReadOption {
  const [value = '', ...rest] = splitEscaped(line, '|');
  const option: ReadOption = { id, value: unescaped(value), condition: '' };
  for (const part of rest.filter(Boolean)) {
    const [first = ''] = part.split(/\s/, 1);
    if (isKeyword(part, 'knock_out')) option.knockOut = true;
    else if (isKeyword(first, 'if')) option.condition = part.slice(first.length).replaceAll('\\|', '|').trim();
    else option.points = numberIn(part);
  }
  return option;
}

export interface ReadRows {
  items: QuestionItem[];
  /** Ascending by percentage; empty for a file without thresholds. */
  thresholds: Threshold[];
  problems: FileProblem[];
  /** Rows of the sheet from which items and thresholds were read, in their order. */
  lines: { items: number[]; thresholds: number[] };
}

/**
 * Reads the rows of a sheet, headings first, in any language and any order of columns. Items get the ids `q1`, `q2`,
 * options `q1.1`, thresholds `t1`. Reports each cell that cannot be read; items and thresholds are of use only if there
 * is no problem.
 */
export function readRows(rows: readonly FileRow[]): ReadRows {
  const problems: FileProblem[] = [];
  const [heading, ...all] = rows;
  const failed = (problem: FileProblem): ReadRows => ({
    items: [],
    thresholds: [],
    problems: [problem],
    lines: { items: [], thresholds: [] },
  });
  const columns = columnsOf(heading);
  if (!columns.has('title') || !columns.has('type')) {
    return failed({ row: heading?.line ?? 1, column: null, problem: 'heading_missing' });
  }
  const isThreshold = (row: FileRow): boolean => {
    const type = row.cells[columns.get('type') ?? -1] ?? '';
    return isShort(type) && isThresholdRow(type);
  };
  const body = all.filter((row) => !isThreshold(row));
  if (body.length === 0) return failed({ row: 1, column: null, problem: 'empty' });
  if (body.length > MAX_QUESTIONS) {
    return failed({ row: body[MAX_QUESTIONS]?.line ?? 1, column: null, problem: 'too_many' });
  }
  const limits = all.filter(isThreshold);
  if (limits.length > MAX_THRESHOLDS) {
    return failed({ row: limits[MAX_THRESHOLDS]?.line ?? 1, column: null, problem: 'thresholds_wrong' });
  }
  const read = body.map((row, place) => readItem(row, place, columns, problems));
  const byLabel = new Map<string, QuestionItem>();
  let number = 0;
  for (const { row, label, item, options } of read) {
    if (item.type !== 'section') number += 1;
    const name = folded(label === '' && item.type !== 'section' ? `Q${number}` : label);
    if (name === '') continue;
    if (byLabel.has(name)) problems.push({ row, column: 'label', problem: 'label_twice' });
    byLabel.set(name, { ...item, options });
  }
  let length = 0;
  const items = read.map((one) => {
    length += [one, ...one.options].reduce((sum, { condition }) => sum + condition.length, 0);
    if (length <= MAX_CONDITIONS_TEXT) return withConditions(one, byLabel, problems);
    problems.push({ row: one.row, column: 'show_if', problem: 'condition_unreadable' });
    return one.item;
  });
  if (problems.length === 0) {
    for (const index of brokenConditions(items)) {
      problems.push({ row: read[index]?.row ?? 1, column: 'show_if', problem: 'condition_above' });
    }
  }
  const thresholds = limits
    .map((row, place) => {
      const { cell, problem } = readCells(row, columns, problems);
      return { line: row.line, threshold: readThreshold(cell, `t${place + 1}`, problem) };
    })
    .toSorted((a, b) => a.threshold.from - b.threshold.from);
  return {
    items,
    thresholds: thresholds.map(({ threshold }) => threshold),
    problems,
    lines: { items: read.map(({ row }) => row), thresholds: thresholds.map(({ line }) => line) },
  };
}

/** Returns the reader of a row's cells and the collector of its problems; reports cells that are too long. */
function readCells(row: FileRow, columns: Columns, problems: FileProblem[]) {
  const written = (column: FileColumn): string => row.cells[columns.get(column) ?? -1] ?? '';
  // Longer cells than a spreadsheet has are not read at all: reading takes its time for each character.
  const cell = (column: FileColumn): string =>
    isShort(written(column)) ? withoutApostrophe(written(column).trim()) : '';
  const problem = (column: FileColumn, code: FileProblemCode): void => {
    problems.push({ row: row.line, column, problem: code });
  };
  for (const column of columns.keys()) if (!isShort(written(column))) problem(column, 'value_invalid');
  return { cell, problem };
}

function readItem(row: FileRow, place: number, columns: Columns, problems: FileProblem[]): ReadItem {
  const { cell, problem } = readCells(row, columns, problems);
  const orProblem = <Value>(column: FileColumn, code: FileProblemCode, read: () => Value): Value | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      problem(column, code);
      return undefined;
    }
  };
  const yesOrNo = (column: FileColumn, otherwise: boolean): boolean => {
    const said = cell(column);
    if (said === '') return otherwise;
    const isYes = isKeyword(said, 'yes') || /^(true|verdadero|verdadeiro|x)$/i.test(said);
    if (!isYes && !isKeyword(said, 'no') && !/^(false|falso)$/i.test(said)) problem(column, 'yes_or_no');
    return isYes;
  };
  const { type, kind: kindOfType } = readType(cell('type'));
  if (cell('type') !== '' && type === null) problem('type', 'type_unknown');
  const id = `q${place + 1}`;
  const lines = cell('options')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '');
  if (lines.length > 0 && type !== null && !hasOptions(type)) problem('options', 'options_not_here');
  if (lines.length > MAX_OPTIONS) problem('options', 'value_invalid');
  const options =
    orProblem('options', 'options_unreadable', () =>
      lines.slice(0, MAX_OPTIONS).map((line, at) => readOption(line, `${id}.${at + 1}`)),
    ) ?? [];
  const kind = cell('format') === '' ? kindOfType : keyOfWord(cell('format'), FORMAT_WORDS);
  if (kind === undefined || (kind !== null && type !== 'input')) problem('format', 'format_unknown');
  if (kind === null && cell('parameters') !== '') problem('parameters', 'parameters_unreadable');
  const item: QuestionItem = {
    id,
    type,
    title: cell('title'),
    required: yesOrNo('required', true),
    options: [],
    file: null,
    showIf: null,
    format: kind
      ? (orProblem('parameters', 'parameters_unreadable', () => readFormat(kind, cell('parameters'))) ?? null)
      : null,
    allowNa: yesOrNo('not_applicable', false),
    points:
      cell('points') === ''
        ? null
        : (orProblem('points', 'points_unreadable', () => readPoints(cell('points'))) ?? null),
    weight:
      cell('weight') === '' ? null : (orProblem('weight', 'number_expected', () => numberIn(cell('weight'))) ?? null),
  };
  return { row: row.line, label: cell('label'), item, options, condition: cell('show_if') };
}

function withConditions(
  { row, item, options, condition }: ReadItem,
  byLabel: ReadonlyMap<string, QuestionItem>,
  problems: FileProblem[],
): QuestionItem {
  const read = (text: string, column: FileColumn): QuestionItem['showIf'] => {
    if (text === '') return null;
    try {
      return readCondition(text, byLabel);
    } catch (error) {
      const isReference = error instanceof WrongReference;
      if (!isReference && !(error instanceof Unreadable)) throw error;
      problems.push({ row, column, problem: isReference ? error.problem : 'condition_unreadable' });
      return null;
    }
  };
  return {
    ...item,
    showIf: read(condition, 'show_if'),
    options: options.map(({ condition: text, ...option }) => ({ ...option, showIf: read(text, 'options') })),
  };
}
