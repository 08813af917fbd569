import { canUseDesk } from '@homologa/domain/desk/desk.policy';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { type OpenFile, openFile } from '../files/open-file';
import { auditStaffReading } from '../kernel/audit-reading';
import { authorize } from '../kernel/authorize';
import type { Context } from '../kernel/context';

/**
 * Opens any file of a request: uploaded answers, also to removed questions, files of the BIR form, files that the client attached to questions,
 * files returned to the supplier, and report files before and after delivery. Throws `forbidden`, `not_found`.
 */
export async function openDeskFile(ctx: Context, input: { requestId: string; fileId: string }): Promise<OpenFile> {
  authorize(canUseDesk(ctx.actor));
  const request = await ctx.db.read.reportRequest.findUnique({
    where: { id: input.requestId },
    select: { id: true, companyId: true, workflowId: true, supplierId: true },
  });
  if (!request) throw new DomainError('not_found');
  const { companyId, workflowId, supplierId } = request;
  const file = await ctx.db.tenant(companyId, (tx) =>
    tx.storedFile.findFirst({
      where: {
        id: input.fileId,
        companyId,
        OR: [
          { answers: { some: { companyId, supplierId } } },
          { retiredAnswers: { some: { companyId, supplierId } } },
          { birFiles: { some: { companyId, birRequest: { supplierId } } } },
          { questions: { some: { companyId, workflowId } } },
          { reportFiles: { some: { companyId, requestId: request.id } } },
          { sentBackFiles: { some: { companyId, item: { sendBack: { companyId, supplierId } } } } },
        ],
      },
    }),
  );
  if (file) {
    await auditStaffReading(ctx, {
      companyId,
      action: 'desk.open_file',
      objectType: 'report_request',
      objectId: request.id,
      fileId: file.id,
    });
  }
  return openFile(ctx, file);
}
