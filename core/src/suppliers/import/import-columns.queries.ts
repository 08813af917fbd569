import { createHash } from 'node:crypto';
import type { WorkflowTraits } from '@homologa/domain/catalog/workflow-traits';
import {
  fittingColumns,
  headingNames,
  type ImportColumns,
  type KeptColumns,
  keptColumns,
} from '@homologa/domain/suppliers/import/import-columns';
import type { Tx } from '../../kernel/database/database';

/** Returns a hash of the sorted headings, so that files with reordered columns share one stored mapping. */
export const headingsKey = (row: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(headingNames(row).toSorted()))
    .digest('hex');

export async function findKeptColumns(
  tx: Tx,
  { companyId, headings }: { companyId: string; headings: readonly string[] },
  workflow: WorkflowTraits,
): Promise<ImportColumns | null> {
  const key = { companyId, headings: headingsKey(headings) };
  const kept = await tx.importColumns.findUnique({ where: { companyId_headings: key } });
  return kept && fittingColumns(keptColumns(headings, kept.columns as unknown as KeptColumns), workflow);
}
