import { spreadsheetText } from '@homologa/domain/exports/spreadsheet-text';
import { lookUp } from '@homologa/domain/language/record-of';
import type { CellKind, CellValue, KindCell, Sheet } from './sheet';
import { STYLES } from './styles';

const DAY_MS = 86_400_000;
/** Number of days from 1899-12-30, day 0 of spreadsheets, to 1970-01-01. */
const EPOCH = 25_569;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

export const escapeXml = (text: string): string =>
  /[&<>"\r]/.test(text) ? text.replace(/[&<>"\r]/g, (character) => lookUp(ENTITIES, character) ?? '') : text;

/** Spreadsheets decode `_x0041_` within a text as a character, so the first underscore is escaped. */
const escapeCellText = (text: string): string => escapeXml(text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_'));

/** Converts a zero-based index to a column name: 0 is `A`, 26 is `AA`. */
export function columnName(index: number): string {
  const rest = String.fromCharCode(65 + (index % 26));
  return index < 26 ? rest : columnName(Math.floor(index / 26) - 1) + rest;
}

function textCell(at: string, value: string, style: number): string {
  if (value === '') return '';
  const { text, isQuoted } = spreadsheetText(value);
  const shown = isQuoted ? STYLES.quotedText : style;
  return `<c r="${at}" s="${shown}" t="inlineStr"><is><t xml:space="preserve">${escapeCellText(text)}</t></is></c>`;
}

const STYLE_OF: Readonly<Record<CellKind, number>> = {
  text: STYLES.text,
  wrapped: STYLES.wrapped,
  number: STYLES.plain,
  integer: STYLES.integer,
  amount: STYLES.amount,
  percent: STYLES.percent,
  day: STYLES.day,
  moment: STYLES.moment,
};

const isKindCell = (value: object): value is KindCell => 'kind' in value;

/** Renders a cell with the look of its kind, also if it is empty. */
function kindCellXml(at: string, { kind, value }: KindCell): string {
  const empty = `<c r="${at}" s="${STYLE_OF[kind]}"/>`;
  if (value === null) return empty;
  if (typeof value === 'string') return textCell(at, value, STYLE_OF[kind]) || empty;
  const number = value instanceof Date ? value.getTime() / DAY_MS + EPOCH : value;
  return Number.isFinite(number) ? `<c r="${at}" s="${STYLE_OF[kind]}"><v>${number}</v></c>` : empty;
}

/** Renders a cell. Numbers and dates are typed; text is always text, never a formula. */
function cellXml(at: string, value: CellValue, kind: CellKind): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return textCell(at, value, kind === 'wrapped' ? STYLES.wrapped : STYLES.text);
  if (typeof value === 'object' && !(value instanceof Date)) return isKindCell(value) ? kindCellXml(at, value) : '';
  const isDate = value instanceof Date;
  const number = isDate ? value.getTime() / DAY_MS + EPOCH : value;
  if (!Number.isFinite(number)) return '';
  const style = isDate ? STYLES[kind === 'day' ? 'day' : 'moment'] : STYLES[kind === 'amount' ? 'amount' : 'integer'];
  return `<c r="${at}" s="${style}"><v>${number}</v></c>`;
}

const rowXml = (row: number, cells: string): string => `<row r="${row}">${cells}</row>`;

function opening({ columns, isList }: Sheet): string {
  const widths = columns.map(
    ({ width, isHidden }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"${isHidden ? ' hidden="1"' : ''}/>`,
  );
  const pane =
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/>';
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
    `<sheetViews><sheetView workbookViewId="0">${isList ? pane : ''}</sheetView></sheetViews>` +
    `<cols>${widths.join('')}</cols><sheetData>`
  );
}

export const listArea = (columns: number, rows: number): string => `A1:${columnName(columns - 1)}${rows + 1}`;

/** Renders the lists of values that cells offer. Other values are refused with the spreadsheet's own message. */
function choicesXml({ choices = [] }: Sheet): string {
  if (choices.length === 0) return '';
  const each = choices.map(
    ({ at, from }) =>
      `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${at}"><formula1>${escapeXml(from)}</formula1></dataValidation>`,
  );
  return `<dataValidations count="${choices.length}">${each.join('')}</dataValidations>`;
}

export async function* sheetXml(sheet: Sheet, count: (rows: number) => void): AsyncGenerator<string> {
  const names = sheet.columns.map((_, index) => columnName(index));
  let row = 0;
  yield opening(sheet);
  if (sheet.isList) {
    row += 1;
    yield rowXml(
      row,
      sheet.columns.map(({ header }, index) => textCell(`${names[index]}${row}`, header, STYLES.header)).join(''),
    );
  }
  let rows = 0;
  for await (const batch of sheet.batches) {
    let xml = '';
    for (const values of batch) {
      row += 1;
      let cells = '';
      for (const [index, column] of sheet.columns.entries()) {
        cells += cellXml(`${names[index]}${row}`, values[index], column.kind);
      }
      xml += rowXml(row, cells);
    }
    rows += batch.length;
    count(batch.length);
    if (xml) yield xml;
  }
  const filter = sheet.isList ? `<autoFilter ref="${listArea(sheet.columns.length, rows)}"/>` : '';
  yield `</sheetData>${filter}${choicesXml(sheet)}</worksheet>`;
}
