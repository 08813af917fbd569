import { freeFiles } from '../../files/let-go.steps';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { deliveredDataOf, workingCopyOf } from '../delivery/delivered-data.queries';
import type { DeskSubject } from '../desk-subject';
import { NO_CORRECTION } from './no-correction';

/** Returns figures and files to the current version. The caller has locked the rows. */
export async function discardCorrection(ctx: Context, tx: Tx, { request }: DeskSubject): Promise<void> {
  const { id: requestId, companyId } = request;
  const current = await deliveredDataOf(tx, request);
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
}
