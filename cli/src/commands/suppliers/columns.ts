import type { ImportColumns } from '@homologa/domain/suppliers/import/import-columns';
import { type AskedColumns, inviteField } from '@homologa/domain/suppliers/import/import-columns.contract';
import { InvalidArgumentError } from 'commander';
import { RefusedError } from '../../exit-codes';

/** Parses `--columns`: comma-separated fields, `-` for an ignored column. */
export function columnsOf(text: string): ImportColumns {
  const fields = text.split(',').map((name) => name.trim());
  const unknown = fields.find((name) => name !== '-' && !inviteField.safeParse(name).success);
  if (unknown !== undefined) {
    throw new InvalidArgumentError(`${unknown} is no field: ${inviteField.options.join(', ')}, or - for none.`);
  }
  return { hasHeading: true, fields: fields.map((name) => inviteField.safeParse(name).data ?? null) };
}

/** Error for a file whose headings do not say which column is which field. */
export function askForColumns(columns: AskedColumns, missing: readonly string[] = []): RefusedError {
  const names = columns.fields.map((field) => field ?? '-').join(',');
  const headings = (columns.rows[0] ?? []).join(' | ');
  const lacks = missing.length > 0 ? `; no column is ${missing.join(', ')}` : '';
  return new RefusedError(
    `nothing was added: say which column (${headings}) is which field, as --columns ${names}${lacks}`,
  );
}
