import { spreadsheetText } from '@homologa/domain/exports/spreadsheet-text';
import type { ListColumn } from '../list-column';

/** Returns the visible text of a cell in a single line. */
export function cellText(cell: Element): string {
  // `innerText` separates the lines of a rendered cell; `textContent` would join the words of two lines.
  const text = cell instanceof HTMLElement && cell.innerText !== undefined ? cell.innerText : cell.textContent;
  return text.replace(/\s+/g, ' ').trim();
}

/** True for every column except the column with the row's buttons. */
const isCopied = ({ key }: Pick<ListColumn<never>, 'key'>): boolean => key !== 'actions';

/** Formats rows as tab-separated text for spreadsheets; escapes cells that would start a formula. */
export const tabSeparated = (lines: readonly (readonly string[])[]): string =>
  lines.map((cells) => cells.map((text) => spreadsheetText(text).text).join('\t')).join('\n');

export function copiedRows<Row>(columns: readonly ListColumn<Row>[], rows: readonly Element[]): string {
  const kept = columns.map(isCopied);
  const lines = rows.map((row) =>
    [...row.querySelectorAll(':scope > td:not(.leading)')].filter((_, place) => kept[place]).map(cellText),
  );
  return tabSeparated([columns.filter(isCopied).map(({ label }) => label), ...lines]);
}
