import { DomainError } from '@homologa/domain/errors/domain-error';
import { IMPORT_MAX_BYTES } from '@homologa/domain/suppliers/limits';
import type { Job } from '@homologa/prisma/models';
import { discardUpload, recordUpload, storeUpload, type Upload } from '../files/store-upload';
import { audit } from '../kernel/audit';
import { requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { isId } from '../kernel/ids';
import { isImportable } from './read-import-file';
import { importSuppliersJob } from './supplier.jobs';
import { getWorkflowToAddTo } from './workflow-scope';

/**
 * POST /api/workflows/{id}/imports: keeps the file and gives the job that will add its suppliers. Throws
 * `file_required`, `file_too_large`, `file_type_not_allowed`, `workflow_closed`, `not_found`, `forbidden`.
 */
export async function startSuppliersImport(
  ctx: Context,
  input: { workflowId: string; upload: Upload | null },
): Promise<Job> {
  const companyId = await companyToImportFor(ctx, input.workflowId);
  await ctx.db.tenant(companyId, (tx) => getWorkflowToAddTo(ctx, tx, companyId, input.workflowId));
  if (input.upload && input.upload.size > IMPORT_MAX_BYTES) throw new DomainError('file_too_large');
  const stored = await storeUpload(ctx, input.upload);
  try {
    if (!isImportable(stored.mime)) throw new DomainError('file_type_not_allowed');
    return await ctx.db.tenant(companyId, async (tx) => {
      const workflow = await getWorkflowToAddTo(ctx, tx, companyId, input.workflowId);
      const fileId = await recordUpload(ctx, tx, stored, companyId);
      const payload = { workflowId: workflow.id, fileId };
      const jobId = await ctx.jobs.enqueue(tx, importSuppliersJob, payload, { companyId });
      await audit(ctx, tx, {
        companyId,
        action: 'supplier.start_import',
        objectType: 'workflow',
        objectId: workflow.id,
        facts: { fileId, jobId },
      });
      return tx.job.findUniqueOrThrow({ where: { id: jobId } });
    });
  } catch (error) {
    await discardUpload(ctx, stored);
    throw error;
  }
}

/** The company a person acts in; an operator's follows from the workflow. Throws `not_found`. */
async function companyToImportFor(ctx: Context, workflowId: string): Promise<string> {
  if (ctx.actor.kind !== 'system') return requireCompany(ctx.actor).companyId;
  const workflow = isId(workflowId)
    ? await ctx.db.read.workflow.findUnique({ where: { id: workflowId }, select: { companyId: true } })
    : null;
  if (!workflow) throw new DomainError('not_found');
  return workflow.companyId;
}
