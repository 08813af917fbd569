import { spreadsheetText } from '@homologa/domain/exports/spreadsheet-text';
import type { ListColumn } from '../list-column';

/** Visible text of a cell, without the text of its buttons. */
export function cellText(cell: Element): string {
  // `innerText` separates the lines of a rendered cell; `textContent` would join the words of two lines.
  const text = cell instanceof HTMLElement && cell.innerText !== undefined ? cell.innerText : cell.textContent;
  return text.replace(/\s+/g, ' ').trim();
}

/** Name of the column with a row's buttons, which is not copied. */
const isCopied = ({ key }: Pick<ListColumn<never>, 'key'>): boolean => key !== 'actions';

/** Tab-separated rows as spreadsheets paste them; no cell can start a formula. */
export const tabSeparated = (lines: readonly (readonly string[])[]): string =>
  lines.map((cells) => cells.map((text) => spreadsheetText(text).text).join('\t')).join('\n');

export function copiedRows<Row>(columns: readonly ListColumn<Row>[], rows: readonly Element[]): string {
  const kept = columns.map(isCopied);
  const lines = rows.map((row) =>
    [...row.querySelectorAll(':scope > td:not(.leading)')].filter((_, place) => kept[place]).map(cellText),
  );
  return tabSeparated([columns.filter(isCopied).map(({ label }) => label), ...lines]);
}
