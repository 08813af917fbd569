import { DomainError } from '@homologa/domain/errors/domain-error';
import { freeFiles } from '../../files/let-go.steps';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import { deliveredDataOf, workingCopyOf } from '../delivery/delivered-data.queries';
import { changeDeskRequest, demandHeld, isBeingCorrected } from '../desk-subject';
import { NO_CORRECTION } from './no-correction';

/**
 * Discards a correction: figures and files return to the current version. Throws `not_found`, `desk_request_not_open`
 * if no correction is under way, `desk_request_held`.
 */
export async function abandonCorrection(ctx: Context, { requestId }: { requestId: string }): Promise<void> {
  await changeDeskRequest(ctx, requestId, async (tx, subject) => {
    if (!isBeingCorrected(subject)) throw new DomainError('desk_request_not_open');
    demandHeld(ctx, subject);
    const { companyId } = subject.request;
    const current = await deliveredDataOf(tx, subject.request);
    const own = { requestId, companyId };
    const added = { ...own, sinceVersion: null };
    const files = await tx.reportFile.findMany({ where: added, select: { fileId: true } });
    await tx.reportFile.deleteMany({ where: added });
    await freeFiles(
      ctx,
      tx,
      companyId,
      files.map(({ fileId }) => fileId),
    );
    await tx.reportFile.updateMany({ where: own, data: { isLeaving: false } });
    await tx.reportRequest.updateMany({
      where: { id: requestId, companyId },
      data: { ...workingCopyOf(current), dataVersion: { increment: 1 }, ...NO_CORRECTION },
    });
    await audit(ctx, tx, {
      companyId,
      action: 'desk.abandon_correction',
      objectType: 'report_request',
      objectId: requestId,
    });
  });
}
