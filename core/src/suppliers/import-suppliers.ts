import { statusRefusal } from '@homologa/domain/catalog/workflow-status';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { type ErrorCode, errorMessage } from '@homologa/domain/errors/error-codes';
import { bulkFieldsOf, readBulkRecord } from '@homologa/domain/suppliers/bulk-suppliers';
import type { Invite } from '@homologa/domain/suppliers/invite';
import { BULK_SUPPLIER_LIMIT, IMPORT_SUPPLIER_LIMIT } from '@homologa/domain/suppliers/limits';
import { freeFile, setFileAside } from '../files/let-go.steps';
import { openFile } from '../files/open-file';
import { audit } from '../kernel/audit';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database';
import type { JobRun } from '../kernel/jobs/define-job';
import { findImported, IMPORTED } from './imports.queries';
import { writeNewSuppliers } from './new-suppliers';
import { type ImportRecord, readImportFile } from './read-import-file';
import { getSupplierWorkflow, type SupplierWorkflow } from './supplier-workflow.queries';
import { getWorkflowToAddTo } from './workflow-scope';

interface ImportInput {
  companyId: string;
  workflowId: string;
  fileId: string;
}

interface ImportError {
  /** Line of the file, or row of its sheet, from 1; 0 for what concerns the whole file. */
  line: number;
  message: string;
  /** Tells clients the rule, so that they can say it in the reader's language. */
  code: ErrorCode;
}

/** What the job answers (reference 12.6): with any error nothing was added. */
interface ImportResult {
  added: number;
  errors: ImportError[];
}

/**
 * The work of `suppliers.import`: reads the stored file, judges every record by the rules of the bulk add, and adds
 * all of them or none. At most once: the file is used up in the transaction that adds. Throws `not_found`,
 * `product_limit_reached`, `import_unreadable`, `file_too_large`, `job_not_repeatable` without its file.
 */
export async function importSuppliers(
  ctx: Context,
  input: ImportInput,
  run: Pick<JobRun, 'progress' | 'signal'>,
): Promise<ImportResult> {
  const { workflow, file, earlier } = await load(ctx, input);
  if (earlier) return earlier;
  const refusal = statusRefusal(workflow.status, 'add_suppliers');
  if (refusal) return refuse(ctx, input, [{ line: 0, message: errorMessage(refusal), code: refusal }]);
  const records = await readImportFile(await openFile(ctx, file), bulkFieldsOf(workflow).length);
  await run.progress({ done: 0, total: records.length });
  const { invites, errors } = judge(records, workflow);
  if (errors.length > 0) return refuse(ctx, input, errors);
  run.signal.throwIfAborted();
  const result = await addAll(ctx, input, invites);
  await run.progress({ done: records.length, total: records.length });
  return result;
}

async function load(ctx: Context, { companyId, workflowId, fileId }: ImportInput) {
  return ctx.db.tenant(companyId, async (tx) => {
    const workflow = await getSupplierWorkflow(tx, companyId, workflowId);
    const file = await tx.storedFile.findFirst({ where: { id: fileId, companyId } });
    return { workflow, file, earlier: await findEarlier(tx, companyId, fileId) };
  });
}

/** What a run before this one added, whose answer was lost. */
async function findEarlier(tx: Tx, companyId: string, fileId: string): Promise<ImportResult | null> {
  const done = await tx.auditEntry.findFirst({
    where: { companyId, objectType: 'file', objectId: fileId, action: IMPORTED },
    select: { facts: true },
  });
  return done ? { added: (done.facts as { added: number }).added, errors: [] } : null;
}

function judge(records: ImportRecord[], workflow: SupplierWorkflow): { invites: Invite[]; errors: ImportError[] } {
  if (records.length === 0)
    return { invites: [], errors: [{ line: 0, message: errorMessage('bulk_empty'), code: 'bulk_empty' }] };
  if (records.length > IMPORT_SUPPLIER_LIMIT) {
    const message = errorMessage('import_limit_exceeded', { n: IMPORT_SUPPLIER_LIMIT });
    return { invites: [], errors: [{ line: 0, message, code: 'import_limit_exceeded' }] };
  }
  const read = records.map(({ line, fields }, index) => ({ line, ...readBulkRecord(fields, workflow, index) }));
  return {
    invites: read.flatMap(({ invite }) => invite ?? []),
    errors: read.flatMap(({ line, violations }) => violations.map(({ message, code }) => ({ line, message, code }))),
  };
}

async function addAll(ctx: Context, input: ImportInput, invites: Invite[]): Promise<ImportResult> {
  const { companyId, workflowId, fileId } = input;
  return ctx.db.tenant(companyId, async (tx) => {
    const workflow = await getWorkflowToAddTo(ctx, tx, companyId, workflowId);
    // Held, and let go of at the end: what a company stores is not counted anew by anybody meanwhile.
    const open = await tx.$queryRaw<unknown[]>`
      SELECT FROM "StoredFile"
      WHERE "id" = ${fileId}::uuid AND "companyId" = ${companyId}::uuid AND "orphanedAt" IS NULL FOR UPDATE`;
    if (open.length === 0) {
      const earlier = await findEarlier(tx, companyId, fileId);
      if (earlier) return earlier;
      throw new DomainError('job_not_repeatable');
    }
    for (let at = 0; at < invites.length; at += BULK_SUPPLIER_LIMIT) {
      await writeNewSuppliers(ctx, tx, workflow, invites.slice(at, at + BULK_SUPPLIER_LIMIT));
    }
    await audit(ctx, tx, {
      companyId,
      action: IMPORTED,
      objectType: 'file',
      objectId: fileId,
      facts: { workflowId, added: invites.length },
    });
    await freeFile(ctx, tx, companyId, fileId);
    return { added: invites.length, errors: [] };
  });
}

/**
 * Nothing refers to the file any more; its bytes stay for a day, so that a repeated run finds the same errors.
 */
async function refuse(ctx: Context, input: ImportInput, errors: ImportError[]): Promise<ImportResult> {
  await giveUpImport(ctx, input);
  return { added: 0, errors };
}

/** Lets go of the file of an import that will not happen. */
export async function giveUpImport(ctx: Context, { companyId, fileId }: ImportInput): Promise<void> {
  await ctx.db.tenant(companyId, (tx) => setFileAside(ctx, tx, companyId, fileId));
}

/**
 * Takes back the file of an import that was given up, so that it can be tried anew. Throws `job_not_repeatable` when
 * its bytes are gone, or its suppliers were added by another import of the same file, or by this one.
 */
export async function reopenImport(
  _ctx: Context,
  tx: Tx,
  { companyId, workflowId, fileId, content }: ImportInput & { content?: string },
): Promise<void> {
  const isDone =
    (await findEarlier(tx, companyId, fileId)) !== null ||
    (content !== undefined && (await findImported(tx, { companyId, workflowId, content })) !== null);
  if (isDone) throw new DomainError('job_not_repeatable');
  const { count } = await tx.storedFile.updateMany({ where: { id: fileId, companyId }, data: { orphanedAt: null } });
  if (count === 0) throw new DomainError('job_not_repeatable');
}
