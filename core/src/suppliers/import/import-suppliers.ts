import { statusRefusal } from '@homologa/domain/catalog/workflow-status';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { type ErrorCode, errorMessage } from '@homologa/domain/errors/error-codes';
import { bulkFieldsOf, readImportRows } from '@homologa/domain/suppliers/bulk/bulk-suppliers';
import { type ImportColumns, missingColumns } from '@homologa/domain/suppliers/import/import-columns';
import type { AskedColumns } from '@homologa/domain/suppliers/import/import-columns.contract';
import type { Invite } from '@homologa/domain/suppliers/invite';
import { BULK_SUPPLIER_LIMIT, IMPORT_SUPPLIER_LIMIT } from '@homologa/domain/suppliers/limits';
import type { InviteField } from '@homologa/domain/suppliers/supplier-fields';
import { freeFile, setFileAside } from '../../files/let-go.steps';
import { openFile } from '../../files/open-file';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import type { JobRun } from '../../kernel/jobs/define-job';
import type { ChildProgram } from '../../kernel/ports/child-program';
import { writeNewSuppliers } from '../add/new-suppliers';
import { getSupplierWorkflow, type SupplierWorkflow } from '../supplier-workflow.queries';
import { getWorkflowToAddTo } from '../workflow-scope.steps';
import { askColumns, chooseColumns } from './choose-columns';
import { rememberColumns } from './import-columns.steps';
import { findAdded, IMPORTED } from './imports.queries';
import type { ImportRow } from './read-import-file';
import { readInProgram } from './read-in-program';

interface ImportInput {
  companyId: string;
  workflowId: string;
  fileId: string;
  /**
   * The user's mapping of columns to fields. With `ask` the job returns the columns, for the user to map, and adds
   * nothing.
   */
  columns?: ImportColumns | 'ask';
}

interface ImportError {
  /** Line of the file or row of the sheet, starting at 1; 0 for an error of the whole file. */
  line: number;
  message: string;
  code: ErrorCode;
}

/**
 * Result of the job. No supplier was added if there are errors, or if `columns` asks the user to map the columns first.
 */
interface ImportResult {
  added: number;
  errors: ImportError[];
  columns?: AskedColumns;
  /** Required fields that no column is, if `columns` is set. */
  missing?: readonly InviteField[];
}

/**
 * Job `suppliers.import`: reads the stored file, validates each record by the rules of the bulk add, and adds all
 * suppliers or none. Adds the suppliers at most once: the transaction that inserts them also releases the file. Throws
 * `not_found`, `product_limit_reached`, `import_unreadable`, `import_too_heavy`, `file_too_large`,
 * `import_columns_invalid`, or `job_not_repeatable` if the file no longer exists.
 */
export async function importSuppliers(
  ctx: Context,
  reader: ChildProgram,
  input: ImportInput,
  run: Pick<JobRun, 'progress' | 'signal'>,
): Promise<ImportResult> {
  const { workflow, file, earlier } = await load(ctx, input);
  if (earlier) return earlier;
  const refusal = statusRefusal(workflow.status, 'add_suppliers');
  if (refusal) return refuse(ctx, input, [wholeFile(refusal)]);
  const width = bulkFieldsOf(workflow).length;
  const stored = await openFile(ctx, file);
  const rows = await readInProgram(ctx, reader, stored, { width, signal: run.signal });
  if (rows.length === 0) return refuse(ctx, input, [wholeFile('bulk_empty')]);
  const { columns, isSure } = await chooseColumns(ctx, input, rows, workflow);
  if (!isSure) {
    const asked = { columns: askColumns(rows, columns), missing: missingColumns(columns, workflow) };
    return ask(ctx, input, asked);
  }
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

async function findEarlier(tx: Tx, companyId: string, fileId: string): Promise<ImportResult | null> {
  const added = await findAdded(tx, companyId, fileId);
  return added === null ? null : { added, errors: [] };
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
    // Locks the file first but releases it last, because the release locks the company's storage counter, which would
    // block uploads during the import.
    const open = await tx.$queryRaw<unknown[]>`
      SELECT FROM "StoredFile"
      WHERE "id" = ${fileId}::uuid AND "companyId" = ${companyId}::uuid AND "orphanedAt" IS NULL FOR UPDATE`;
    if (open.length === 0) {
      const earlier = await findEarlier(tx, companyId, fileId);
      if (earlier) return earlier;
      throw new DomainError('job_not_repeatable');
    }
    const now = ctx.now();
    for (let at = 0; at < invites.length; at += BULK_SUPPLIER_LIMIT) {
      await writeNewSuppliers(ctx, tx, workflow, invites.slice(at, at + BULK_SUPPLIER_LIMIT), now);
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
 * Marks the file of a rejected import for deletion. Its bytes are kept for a day, so that a retry reports the same
 * errors.
 */
async function refuse(ctx: Context, input: ImportInput, errors: ImportError[]): Promise<ImportResult> {
  await giveUpImport(ctx, input);
  return { added: 0, errors };
}

async function ask(
  ctx: Context,
  input: ImportInput,
  asked: Required<Pick<ImportResult, 'columns' | 'missing'>>,
): Promise<ImportResult> {
  await giveUpImport(ctx, input);
  return { added: 0, errors: [], ...asked };
}

export async function giveUpImport(ctx: Context, { companyId, fileId }: ImportInput): Promise<void> {
  await ctx.db.tenant(companyId, (tx) => setFileAside(ctx, tx, companyId, fileId));
}
