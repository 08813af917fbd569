import { findCountry } from '@homologa/domain/countries/find-country';
import { headingOf, readSheetCells } from '@homologa/domain/suppliers/bulk/pasted-cells';
import type { InviteField } from '@homologa/domain/suppliers/supplier-fields';
import type { SupplierForm } from '../workflow-form';
import { EMPTY_INVITE_TEXTS, type InviteTexts } from './invite-texts';

/**
 * Parses clipboard text of a spreadsheet: tabs separate cells, line breaks separate rows, and quoted cells may contain
 * both. Text with semicolons but without tabs has the format of the bulk form. Returns null for a single value, which
 * the browser pastes itself.
 */
export function parseSheet(text: string): string[][] | null {
  const trimmed = text.replace(/(\r\n|\n|\r)+$/, '');
  const isSheet = trimmed.includes('\t');
  const lines = trimmed.split(/\r\n|\n|\r/);
  const isBulk = !isSheet && lines.every((line) => line.includes(';')) && /;.*;/.test(trimmed);
  if (!isSheet && !isBulk && lines.length < 2) return null;
  const rows =
    isSheet || trimmed.startsWith('"')
      ? readSheetCells(trimmed)
      : lines.map((line) => (isBulk ? line.split(';') : [line]));
  return rows.map((row) => row.map((cell) => cell.trim())).filter((row) => row.some((cell) => cell !== ''));
}

function cellText(field: InviteField, text: string): string {
  if (field === 'country') return findCountry(text)?.id ?? text;
  if (field === 'emails' || field === 'shareholders') {
    return text
      .split(/[,;\r\n]+/)
      .map((part) => part.trim())
      .filter(Boolean)
      .join(', ');
  }
  return text.replace(/\s+/g, ' ');
}

interface PastePlace {
  /** Index of the target row, from 0. An index after the last row appends new rows. */
  row: number;
  field: InviteField;
}

/**
 * Pastes cells into the table at the given position and appends rows as needed. If the first pasted row is a heading,
 * it assigns the columns; otherwise the first cell goes into the column of the position.
 */
export function pasteInto(
  suppliers: readonly SupplierForm[],
  fields: readonly InviteField[],
  { row, field }: PastePlace,
  cells: readonly (readonly string[])[],
  newKey: () => string,
): { suppliers: SupplierForm[]; pasted: number } {
  const heading = headingOf(cells[0] ?? []);
  const columns = heading ?? fields.slice(fields.indexOf(field));
  const rows = heading ? cells.slice(1) : cells;
  const result = [...suppliers];
  for (const [offset, texts] of rows.entries()) {
    const typed: Partial<InviteTexts> = {};
    for (const [column, text] of texts.entries()) {
      const target = columns[column];
      if (target && fields.includes(target)) typed[target] = cellText(target, text);
    }
    const at = row + offset;
    const before = result[at] ?? { key: newKey(), id: null, invite: EMPTY_INVITE_TEXTS };
    result[at] = { ...before, invite: { ...before.invite, ...typed } };
  }
  return { suppliers: result, pasted: rows.length };
}
