import { createReadStream } from 'node:fs';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { linesOfRows } from '@homologa/domain/suppliers/addresses/address-lines';
import type { AddressRefusal } from '@homologa/domain/suppliers/addresses/address-rules';
import {
  addressCalls,
  type Correction,
  matchAddresses,
  withRefusals,
} from '@homologa/domain/suppliers/addresses/match-addresses';
import { IMPORT_SUPPLIER_LIMIT } from '@homologa/domain/suppliers/limits';
import { canRemindSupplier } from '@homologa/domain/suppliers/supplier.policy';
import { sniff, type Upload } from '../../files/store-upload';
import { authorize, requireCompany } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { ChildProgram } from '../../kernel/ports/child-program';
import { isImportable } from '../import/read-import-file';
import { readInProgram } from '../import/read-in-program';
import { getSupplierWorkflow } from '../supplier-workflow.queries';
import { changeAddresses } from './change-addresses';
import { listUndelivered } from './undelivered.queries';

interface CorrectionOrder {
  workflowId: string;
  /** A .csv, .txt or .xlsx file of lines that name a supplier and its new address. */
  upload: Upload;
  /** True to allow several suppliers of the workflow the same address. */
  mayShare?: boolean | undefined;
  isDryRun?: boolean | undefined;
}

const READING_MS = 60_000;
/** Columns of a file that names each supplier once. */
const WIDTH = 2;

/**
 * Gives the suppliers of a workflow whose invitation failed the addresses of a file and sends the invitation again, as
 * `changeAddresses` does, in transactions of a hundred suppliers. Returns every line with its verdict. Repeating it
 * finds the suppliers that it changed before no more. A dry run changes nothing. Throws `file_type_not_allowed`,
 * `import_unreadable`, `import_too_heavy`, `import_limit_exceeded`, `bulk_empty`, `workflow_not_active`, `not_found`,
 * `forbidden`.
 */
export async function correctAddresses(
  ctx: Context,
  reader: ChildProgram,
  { workflowId, upload, mayShare = false, isDryRun = false }: CorrectionOrder,
): Promise<Correction[]> {
  await requireCorrectable(ctx, workflowId);
  const suppliers = await listUndelivered(ctx, { workflowId });
  const mime = await sniff(upload.path, upload.name);
  if (!mime || !isImportable(mime)) throw new DomainError('file_type_not_allowed');
  const file = { mime, stream: createReadStream(upload.path) };
  const rows = await readInProgram(ctx, reader, file, { width: WIDTH, signal: AbortSignal.timeout(READING_MS) });
  if (rows.length > IMPORT_SUPPLIER_LIMIT) {
    throw new DomainError('import_limit_exceeded', { values: { n: IMPORT_SUPPLIER_LIMIT } });
  }
  const corrections = matchAddresses(linesOfRows(rows), suppliers, { mayShare });
  if (corrections.length === 0) throw new DomainError('bulk_empty');
  const refusals = new Map<string, AddressRefusal>();
  for (const call of addressCalls(corrections)) {
    const { skipped } = await changeAddresses(ctx, { ...call, unlessShared: !mayShare, isDryRun });
    for (const { supplierId, reason } of skipped) refusals.set(supplierId, reason);
  }
  return withRefusals(corrections, refusals);
}

async function requireCorrectable(ctx: Context, workflowId: string): Promise<void> {
  const { companyId } = requireCompany(ctx.actor);
  const workflow = await ctx.db.tenant(companyId, (tx) => getSupplierWorkflow(tx, companyId, workflowId));
  authorize(canRemindSupplier(ctx.actor, { workflow }));
  if (workflow.status !== 'active') throw new DomainError('workflow_not_active');
}
