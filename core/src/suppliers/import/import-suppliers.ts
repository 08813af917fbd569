import { statusRefusal } from '@homologa/domain/catalog/workflow-status';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { type ErrorCode, errorMessage } from '@homologa/domain/errors/error-codes';
import { bulkFieldsOf, readImportRows } from '@homologa/domain/suppliers/bulk/bulk-suppliers';
import type { ImportColumns } from '@homologa/domain/suppliers/import/import-columns';
import type { AskedColumns } from '@homologa/domain/suppliers/import/import-columns.contract';
import type { Invite } from '@homologa/domain/suppliers/invite';
import { BULK_SUPPLIER_LIMIT, IMPORT_SUPPLIER_LIMIT } from '@homologa/domain/suppliers/limits';
import { freeFile, setFileAside } from '../../files/let-go.steps';
import { openFile } from '../../files/open-file';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import type { JobRun } from '../../kernel/jobs/define-job';
import { writeNewSuppliers } from '../add/new-suppliers';
import { getSupplierWorkflow, type SupplierWorkflow } from '../supplier-workflow.queries';
import { getWorkflowToAddTo } from '../workflow-scope';
import { askColumns, chooseColumns } from './choose-columns';
import { rememberColumns } from './import-columns.steps';
import { findImported, IMPORTED } from './imports.queries';
import type { ImportRow } from './read-import-file';
import { readInProgram } from './read-in-program';

interface ImportInput {
  companyId: string;
  workflowId: string;
  fileId: string;
  /** Which column is which field, as a person said; `ask` to be asked in any case. */
  columns?: ImportColumns | 'ask';
}

interface ImportError {
  /** Line of the file, or row of its sheet, from 1; 0 for what concerns the whole file. */
  line: number;
  message: string;
  /** Tells clients the rule, so that they can say it in the reader's language. */
  code: ErrorCode;
}

/**
 * What the job answers (reference 12.6): with any error nothing was added, nor where a person is to say first which
 * column is which field.
 */
interface ImportResult {
  added: number;
  errors: ImportError[];
  columns?: AskedColumns;
}

/**
 * The work of `suppliers.import`: reads the stored file, judges every record by the rules of the bulk add, and adds
 * all of them or none. At most once: the file is used up in the transaction that adds. Throws `not_found`,
 * `product_limit_reached`, `import_unreadable`, `import_too_heavy`, `file_too_large`, `import_columns_invalid`,
 * `job_not_repeatable` without its file.
 */
export async function importSuppliers(
  ctx: Context,
  input: ImportInput,
  run: Pick<JobRun, 'progress' | 'signal'>,
): Promise<ImportResult> {
  const { workflow, file, earlier } = await load(ctx, input);
  if (earlier) return earlier;
  const refusal = statusRefusal(workflow.status, 'add_suppliers');
  if (refusal) return refuse(ctx, input, [wholeFile(refusal)]);
  const width = bulkFieldsOf(workflow).length;
  const stored = await openFile(ctx, file);
  const rows = await readInProgram(ctx, stored, { width, signal: run.signal });
  if (rows.length === 0) return refuse(ctx, input, [wholeFile('bulk_empty')]);
  const { columns, isSure } = await chooseColumns(ctx, input, rows, workflow);
  if (!isSure) return ask(ctx, input, askColumns(rows, columns));
  const records = rows.slice(columns.hasHeading ? 1 : 0);
  await run.progress({ done: 0, total: records.length });
  const { invites, errors } = judge(records, columns, workflow);
  if (errors.length > 0) return refuse(ctx, input, errors);
  run.signal.throwIfAborted();
  const headings = columns.hasHeading ? (rows[0]?.cells ?? null) : null;
  const result = await addAll(ctx, input, invites, headings);
  await run.progress({ done: records.length, total: records.length });
  return result;
}

const wholeFile = (code: ErrorCode, values?: Record<string, number>): ImportError => ({
  line: 0,
  message: errorMessage(code, values),
  code,
});

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

function judge(
  rows: readonly ImportRow[],
  columns: ImportColumns,
  workflow: SupplierWorkflow,
): { invites: Invite[]; errors: ImportError[] } {
  if (rows.length === 0) return { invites: [], errors: [wholeFile('bulk_empty')] };
  if (rows.length > IMPORT_SUPPLIER_LIMIT) {
    return { invites: [], errors: [wholeFile('import_limit_exceeded', { n: IMPORT_SUPPLIER_LIMIT })] };
  }
  const read = readImportRows(rows, columns.fields, workflow);
  return {
    invites: read.flatMap(({ invite }) => invite ?? []),
    errors: read.flatMap(({ violations }, at) =>
      violations.map(({ message, code }) => ({ line: rows[at]?.line ?? 0, message, code })),
    ),
  };
}

async function addAll(
  ctx: Context,
  input: ImportInput,
  invites: Invite[],
  headings: readonly string[] | null,
): Promise<ImportResult> {
  const { companyId, workflowId, fileId, columns } = input;
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
    if (headings && columns && columns !== 'ask') await rememberColumns(ctx, tx, companyId, { headings, columns });
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

/** The same for a file whose columns a person is to name: with the choice it is sent again. */
async function ask(ctx: Context, input: ImportInput, columns: AskedColumns): Promise<ImportResult> {
  await giveUpImport(ctx, input);
  return { added: 0, errors: [], columns };
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
