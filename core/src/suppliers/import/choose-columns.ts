import type { WorkflowTraits } from '@homologa/domain/catalog/workflow-traits';
import { DomainError } from '@homologa/domain/errors/domain-error';
import {
  type FoundColumns,
  findColumns,
  fittingColumns,
  type ImportColumns,
  missingColumns,
} from '@homologa/domain/suppliers/import/import-columns';
import type { AskedColumns } from '@homologa/domain/suppliers/import/import-columns.contract';
import { IMPORT_SHOWN_CHARACTERS, IMPORT_SHOWN_ROWS } from '@homologa/domain/suppliers/limits';
import type { Context } from '../../kernel/context';
import { findKeptColumns } from './import-columns.queries';
import type { ImportRow } from './read-import-file';

/**
 * Maps the columns of a file to fields by the user's mapping of this file, the headings, or the company's earlier
 * mapping of the same headings. `isSure` is false if the user must choose. Throws `import_columns_invalid` for a
 * mapping that does not match the file or lacks a required field.
 */
export async function chooseColumns(
  ctx: Context,
  { companyId, columns: said }: { companyId: string; columns?: ImportColumns | 'ask' },
  rows: readonly ImportRow[],
  workflow: WorkflowTraits,
): Promise<FoundColumns> {
  const cells = rows.map((row) => row.cells);
  const headings = cells[0] ?? [];
  if (said && said !== 'ask') {
    const columns = fittingColumns(said, workflow);
    const isOfFile = columns.fields.length === headings.length;
    if (!isOfFile || missingColumns(columns, workflow).length > 0) throw new DomainError('import_columns_invalid');
    return { columns, isSure: true };
  }
  const found = findColumns(cells, workflow);
  const kept = found.columns.hasHeading
    ? await ctx.db.tenant(companyId, (tx) => findKeptColumns(tx, { companyId, headings }, workflow))
    : null;
  if (said === 'ask') return { columns: kept ?? inWidthOf(headings, found.columns), isSure: false };
  if (found.isSure) return found;
  if (kept && missingColumns(kept, workflow).length === 0) return { columns: kept, isSure: true };
  return { columns: kept ?? inWidthOf(headings, found.columns), isSure: false };
}

const inWidthOf = (row: readonly string[], { hasHeading, fields }: ImportColumns): ImportColumns => ({
  hasHeading,
  fields: row.map((_, at) => fields[at] ?? null),
});

export const askColumns = (rows: readonly ImportRow[], { hasHeading, fields }: ImportColumns): AskedColumns => ({
  has_heading: hasHeading,
  fields: [...fields],
  rows: rows
    .slice(0, IMPORT_SHOWN_ROWS)
    .map(({ cells }) => fields.map((_, at) => (cells[at] ?? '').slice(0, IMPORT_SHOWN_CHARACTERS))),
});
