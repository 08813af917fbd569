import { DomainError } from '@homologa/domain/errors/domain-error';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { dateOfSerial, dateStyles } from './date-cells';
import { UnpackBudget, unpack, type ZipPart, zipPartsOf } from './zip-parts';

export interface SheetRow {
  /** Number of the row in the sheet, starting at 1. */
  line: number;
  cells: string[];
}

export interface SheetLimits {
  /** Reading ends after so many rows that are not blank. */
  rows: number;
  columns: number;
  unpackedBytes: number;
}

/** Limits of the format. A higher row or column is a lie that would only cost time. */
const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;
const MAX_DEPTH = 40;
/** More tabs than any workbook of the product has. */
const MAX_TABS = 1000;

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const STRINGS = 'xl/sharedStrings.xml';
const STYLES = 'xl/styles.xml';

/** Days between the calendars that begin in 1900 and in 1904, which older programs for Macintosh use. */
const DAY_ONE_OF_1904 = 1_462;

interface CellTypes {
  /** Positions of the cell styles that show a date. */
  dates: ReadonlySet<number>;
  /** Positions of the cell styles that show a percentage. */
  percents: ReadonlySet<number>;
  firstDay: number;
  /** Cells begin with a letter for their type. */
  isTyped: boolean;
}

export interface NamedSheet {
  name: string;
  rows: SheetRow[];
}

/** A cell whose text is kept in the workbook's table of strings. */
interface Shared {
  index: number;
}
type Cell = string | Shared;
type Tag = SaxesTagPlain;

const unreadable = (cause?: unknown) => new DomainError('import_unreadable', { cause });

/**
 * Reads the rows of a workbook's first sheet from an untrusted XLSX file, as texts. Only the parts that hold text are
 * unpacked, in pieces, and only the strings of the kept cells stay in memory. Blank rows are left out. Throws
 * `import_unreadable`, and `file_too_large` if these parts unpack to more than the limit.
 */
export async function readFirstSheet(bytes: Buffer, limits: SheetLimits): Promise<SheetRow[]> {
  const [first] = await readSheets(bytes, { ...limits, sheets: 1 }, false);
  return first?.rows ?? [];
}

/**
 * Reads the first sheets of a workbook, like `readFirstSheet`. Each cell that is not empty begins with a letter for its
 * type and a colon: `t:` text, `n:` number, `p:` percentage (12.5 for 0.125), `d:` day, `b:` true or false, `e:` an error
 * or a formula without a result.
 */
export const readTypedSheets = (bytes: Buffer, limits: SheetLimits & { sheets: number }): Promise<NamedSheet[]> =>
  readSheets(bytes, limits, true);

async function readSheets(
  bytes: Buffer,
  limits: SheetLimits & { sheets: number },
  isTyped: boolean,
): Promise<NamedSheet[]> {
  const parts = zipPartsOf(bytes);
  const budget = new UnpackBudget(limits.unpackedBytes);
  const { sheets, firstDay } = await sheetsOf(parts, budget);
  const styles = parts.get(STYLES);
  const types = { ...(styles ? await stylesOf(styles, budget) : NO_STYLES), firstDay, isTyped };
  const read: { name: string; rows: { line: number; cells: Cell[] }[] }[] = [];
  for (const { name, path } of sheets.slice(0, limits.sheets)) {
    const sheet = parts.get(path);
    if (!sheet) throw unreadable();
    read.push({ name, rows: await readRows(sheet, budget, limits, types) });
  }
  const indexes = read.flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => cells.flatMap((cell) => (typeof cell === 'string' ? [] : [cell.index]))),
  );
  const strings = await readStrings(parts.get(STRINGS), budget, new Set(indexes));
  const shared = (index: number): string => `${isTyped ? 't:' : ''}${strings.get(index) ?? ''}`;
  const textOf = (cell: Cell | undefined): string => (typeof cell === 'object' ? shared(cell.index) : (cell ?? ''));
  return read.map(({ name, rows }) => ({
    name,
    rows: rows.map(({ line, cells }) => ({ line, cells: Array.from(cells, textOf) })),
  }));
}

interface Handlers {
  open?: (tag: Tag, parent: string) => void;
  text?: (text: string, parent: string) => void;
  /** Ends the reading of this part by returning true. */
  close?: (name: string) => boolean | undefined;
}

/** Names without their prefix, because some programs write every element as `x:row`. */
const localOf = (name: string): string => name.slice(name.indexOf(':') + 1);

async function parsePart(part: ZipPart, budget: UnpackBudget, { open, text, close }: Handlers): Promise<void> {
  const parser = new SaxesParser();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const path: string[] = [];
  let isDone = false;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw unreadable();
  });
  parser.on('opentag', (tag) => {
    if (path.length >= MAX_DEPTH) throw unreadable();
    open?.(tag, path.at(-1) ?? '');
    path.push(localOf(tag.name));
  });
  const tell = (piece: string) => text?.(piece, path.at(-1) ?? '');
  parser.on('text', tell);
  parser.on('cdata', tell);
  parser.on('closetag', () => {
    const name = path.pop() ?? '';
    if (close?.(name)) isDone = true;
  });
  try {
    for await (const chunk of unpack(part, budget)) {
      parser.write(decoder.decode(chunk, { stream: true }));
      if (isDone) return;
    }
    parser.write(decoder.decode()).close();
  } catch (cause) {
    throw cause instanceof DomainError ? cause : unreadable(cause);
  }
}

/** Finds the sheets in the order of their tabs, which need not be that of their files, and the first day of dates. */
async function sheetsOf(
  parts: ReadonlyMap<string, ZipPart>,
  budget: UnpackBudget,
): Promise<{ sheets: { name: string; path: string }[]; firstDay: number }> {
  const [workbook, relations] = [parts.get(WORKBOOK), parts.get(RELATIONS)];
  if (!workbook || !relations) throw unreadable();
  const tabs: { name: string; id: string | undefined }[] = [];
  let firstDay = 0;
  await parsePart(workbook, budget, {
    open({ name, attributes }) {
      // The prefix of the relation's id is the program's choice: `r:id`, `d3p1:id`.
      const [, given] = Object.entries(attributes).find(([key]) => key.endsWith(':id')) ?? [];
      if (localOf(name) === 'sheet' && tabs.length < MAX_TABS) {
        tabs.push({ name: attributes.name ?? '', id: given ?? attributes.id });
      }
      if (localOf(name) === 'workbookPr' && /^(1|true)$/.test(attributes.date1904 ?? '')) firstDay = DAY_ONE_OF_1904;
    },
  });
  const targets = new Map<string, string>();
  await parsePart(relations, budget, {
    open({ name, attributes }) {
      if (localOf(name) === 'Relationship' && attributes.Id && attributes.Target) {
        targets.set(attributes.Id, attributes.Target);
      }
    },
  });
  const sheets = tabs.flatMap(({ name, id }) => {
    const target = targets.get(id ?? '');
    return target ? [{ name, path: target.startsWith('/') ? target.slice(1) : `xl/${target}` }] : [];
  });
  if (sheets.length === 0) throw unreadable();
  return { sheets, firstDay };
}

type Styles = Pick<CellTypes, 'dates' | 'percents'>;

const NO_STYLES: Styles = { dates: new Set(), percents: new Set() };

/** Numbers of the format's own formats `0%` and `0.00%`. */
const PERCENT_FORMATS: ReadonlySet<number> = new Set([9, 10]);

async function stylesOf(part: ZipPart, budget: UnpackBudget): Promise<Styles> {
  const formats = new Map<number, string>();
  const cells: number[] = [];
  await parsePart(part, budget, {
    open({ name, attributes }, parent) {
      if (localOf(name) === 'numFmt') formats.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
      if (localOf(name) === 'xf' && parent === 'cellXfs') cells.push(Number(attributes.numFmtId ?? 0));
    },
  });
  const isPercent = (id: number): boolean => PERCENT_FORMATS.has(id) || (formats.get(id) ?? '').includes('%');
  const percents = new Set(cells.flatMap((id, place) => (isPercent(id) ? [place] : [])));
  return { dates: dateStyles(cells, formats), percents };
}

async function readRows(
  part: ZipPart,
  budget: UnpackBudget,
  limits: SheetLimits,
  types: CellTypes,
): Promise<{ line: number; cells: Cell[] }[]> {
  const rows: { line: number; cells: Cell[] }[] = [];
  let row = { line: 0, cells: [] as Cell[] };
  let column = 0;
  let cell = { type: '', style: 0, text: '', isUncomputed: false };
  const texts = new Set(['v', 't']);
  const endCell = () => {
    if (column > limits.columns) return;
    // Programs that compute nothing write formulas without results, which would look like cells left empty.
    if (types.isTyped && cell.isUncomputed) row.cells[column - 1] = 'e:';
    else if (cell.text !== '') row.cells[column - 1] = valueOf(cell, types);
  };
  await parsePart(part, budget, {
    open({ name, attributes }) {
      const local = localOf(name);
      if (local === 'row') {
        row = { line: rowNumber(attributes.r, row.line), cells: [] };
        column = 0;
      } else if (local === 'c') {
        column = columnNumber(attributes.r, column);
        cell = { type: attributes.t ?? 'n', style: Number(attributes.s ?? 0), text: '', isUncomputed: false };
      } else if (local === 'f') cell.isUncomputed = true;
      else if (local === 'v') cell.isUncomputed = false;
    },
    // The formula of a cell (`f`) and the reading aid of Asian names (`rPh`) are not its text.
    text(piece, parent) {
      if (texts.has(parent)) cell.text += piece;
    },
    close(name) {
      if (name === 'c') endCell();
      if (name === 'row' && row.cells.length > 0 && rows.length < limits.rows) rows.push(row);
      return name === 'sheetData' || rows.length >= limits.rows;
    },
  });
  return rows;
}

function rowNumber(given: string | undefined, before: number): number {
  const line = given === undefined ? before + 1 : Number(given);
  if (!Number.isInteger(line) || line <= before || line > LAST_ROW) throw unreadable();
  return line;
}

const CODE_OF_A = 65;
const LETTERS = 26;

/** Returns the column of a reference such as `BC12`, or the next one if a cell does not say where it is. */
function columnNumber(reference: string | undefined, before: number): number {
  if (reference === undefined) return before + 1;
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(reference)?.[0] ?? '';
  const column = Array.from(letters).reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - CODE_OF_A + 1, 0);
  if (column <= before || column > LAST_COLUMN) throw unreadable();
  return column;
}

const PER_CENT = 100;

function valueOf({ type, style, text }: { type: string; style: number; text: string }, types: CellTypes): Cell {
  const as = (letter: string, value: string): string => (types.isTyped ? `${letter}:${value}` : value);
  if (type === 's') return { index: Number(text) };
  if (type === 'b') return as('b', text.trim() === '1' ? 'true' : 'false');
  if (type === 'e') return as('e', text);
  if (type !== 'n') return as('t', text);
  const value = Number(text);
  if (!Number.isFinite(value)) return as('t', text);
  if (types.dates.has(style)) return as('d', dateOfSerial(value + types.firstDay));
  // Without exponent: a tax id that the sheet holds as a number is written as its digits.
  const digits = (number: number) => number.toLocaleString('en', { useGrouping: false, maximumSignificantDigits: 15 });
  return types.isTyped && types.percents.has(style) ? as('p', digits(value * PER_CENT)) : as('n', digits(value));
}

async function readStrings(
  part: ZipPart | undefined,
  budget: UnpackBudget,
  wanted: ReadonlySet<number>,
): Promise<ReadonlyMap<number, string>> {
  const found = new Map<number, string>();
  if (!part || wanted.size === 0) return found;
  let index = -1;
  let text = '';
  let isReadingAid = false;
  await parsePart(part, budget, {
    open({ name }) {
      const local = localOf(name);
      if (local === 'si') {
        index += 1;
        text = '';
      } else if (local === 'rPh') isReadingAid = true;
    },
    text(piece, parent) {
      if (parent === 't' && !isReadingAid && wanted.has(index)) text += piece;
    },
    close(name) {
      if (name === 'rPh') isReadingAid = false;
      if (name === 'si' && wanted.has(index)) found.set(index, text);
      return found.size === wanted.size;
    },
  });
  return found;
}
