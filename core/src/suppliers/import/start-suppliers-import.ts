import { DomainError } from '@homologa/domain/errors/domain-error';
import type { ImportColumns } from '@homologa/domain/suppliers/import/import-columns';
import { IMPORT_MAX_BYTES, IMPORTS_OPEN_OF_COMPANY, IMPORTS_OPEN_OF_PERSON } from '@homologa/domain/suppliers/limits';
import type { Job } from '@homologa/prisma/models';
import { freeFile } from '../../files/let-go.steps';
import { discardUpload, recordUpload, storeUpload, type Upload } from '../../files/store-upload';
import { audit } from '../../kernel/audit';
import { requireCompany } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { isId } from '../../kernel/ids';
import { assertFewOpen } from '../../kernel/jobs/open-jobs';
import { importSuppliersJob } from '../supplier.jobs';
import { getWorkflowToAddTo } from '../workflow-scope.steps';
import { findImported, STARTED } from './imports.queries';
import { isImportable } from './read-import-file';

const OPEN_LIMITS = {
  ofPerson: IMPORTS_OPEN_OF_PERSON,
  ofCompany: IMPORTS_OPEN_OF_COMPANY,
  code: 'too_many_imports',
} as const;

/**
 * POST /api/workflows/{id}/imports: stores the file and returns the job that adds its suppliers, or the running job of
 * the same file. `columns` maps the columns to fields. Throws `import_repeated` if the suppliers of the file were added
 * before, unless `again` is set; `file_required`, `too_many_imports`, `file_too_large`, `file_type_not_allowed`, `workflow_closed`,
 * `not_found`, `forbidden`.
 */
export async function startSuppliersImport(
  ctx: Context,
  input: { workflowId: string; upload: Upload | null; again?: boolean; columns?: ImportColumns | 'ask' },
): Promise<Job> {
  const companyId = await companyToImportFor(ctx, input.workflowId);
  await ctx.db.tenant(companyId, (tx) => getWorkflowToAddTo(ctx, tx, companyId, input.workflowId));
  if (input.upload && input.upload.size > IMPORT_MAX_BYTES) throw new DomainError('file_too_large');
  const stored = await storeUpload(ctx, input.upload);
  try {
    if (!isImportable(stored.mime)) throw new DomainError('file_type_not_allowed');
    return await ctx.db.tenant(companyId, async (tx) => {
      const workflow = await getWorkflowToAddTo(ctx, tx, companyId, input.workflowId);
      if (!input.again) await assertNotImported(tx, workflow, stored.sha256);
      const fileId = await recordUpload(ctx, tx, stored, { companyId });
      const payload = { workflowId: workflow.id, fileId, content: stored.sha256, columns: input.columns };
      const jobId = await ctx.jobs.enqueue(tx, importSuppliersJob, payload, { companyId });
      const job = await tx.job.findUniqueOrThrow({ where: { id: jobId } });
      if (importSuppliersJob.payload.parse(job.payload).fileId !== fileId) {
        await freeFile(ctx, tx, companyId, fileId);
        return job;
      }
      await assertFewOpen(
        ctx,
        tx,
        { queue: importSuppliersJob.queue, companyId },
        OPEN_LIMITS,
        importSuppliersJob.name,
      );
      await audit(ctx, tx, {
        companyId,
        action: STARTED,
        objectType: 'workflow',
        objectId: workflow.id,
        facts: { fileId, jobId, content: stored.sha256 },
      });
      return job;
    });
  } catch (error) {
    await discardUpload(ctx, stored);
    throw error;
  }
}

async function assertNotImported(tx: Tx, workflow: { id: string; companyId: string }, content: string): Promise<void> {
  const at = await findImported(tx, { companyId: workflow.companyId, workflowId: workflow.id, content });
  if (at)
    throw new DomainError('import_repeated', {
      values: { date: `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC` },
    });
}

async function companyToImportFor(ctx: Context, workflowId: string): Promise<string> {
  if (ctx.actor.kind !== 'system') return requireCompany(ctx.actor).companyId;
  const workflow = isId(workflowId)
    ? await ctx.db.read.workflow.findUnique({ where: { id: workflowId }, select: { companyId: true } })
    : null;
  if (!workflow) throw new DomainError('not_found');
  return workflow.companyId;
}
