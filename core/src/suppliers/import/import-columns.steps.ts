import { type ImportColumns, keepColumns } from '@homologa/domain/suppliers/import/import-columns';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { headingsKey } from './import-columns.queries';

export async function rememberColumns(
  ctx: Context,
  tx: Tx,
  companyId: string,
  { headings, columns }: { headings: readonly string[]; columns: ImportColumns },
): Promise<void> {
  const key = { companyId, headings: headingsKey(headings) };
  const kept = { columns: keepColumns(headings, columns), updatedAt: ctx.now() };
  await tx.importColumns.upsert({ where: { companyId_headings: key }, create: { ...key, ...kept }, update: kept });
}
