import { spreadsheetText } from '@homologa/domain/exports/spreadsheet-text';
import type { ListColumn } from '../list-column';

/** Text of a cell as it is read, without what its buttons say. */
export function cellText(cell: Element): string {
  // Only a drawn cell has lines: `textContent` would join the words of two of them.
  const text = cell instanceof HTMLElement && cell.innerText !== undefined ? cell.innerText : cell.textContent;
  return text.replace(/\s+/g, ' ').trim();
}

/** Lists keep their buttons in a column of this name. */
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
