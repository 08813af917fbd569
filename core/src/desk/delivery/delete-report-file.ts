import { DomainError } from '@homologa/domain/errors/domain-error';
import { freeFile } from '../../files/let-go.steps';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { changeDeskRequest, requireWorkable } from '../desk-subject';
import { enteredBy } from './second-look';

/**
 * Deletes a file that was never delivered. A delivered file is only left out of the correction under way and stays with
 * earlier versions.
 * Throws `not_found`, `desk_request_not_taken`, `desk_request_not_open`.
 */
export async function deleteReportFile(ctx: Context, input: { requestId: string; fileId: string }): Promise<void> {
  const { requestId, fileId } = input;
  await changeDeskRequest(ctx, requestId, async (tx, subject) => {
    requireWorkable(ctx, subject);
    const { companyId } = subject.request;
    const file = { requestId, fileId, companyId };
    const added = await tx.reportFile.deleteMany({ where: { ...file, sinceVersion: null } });
    if (added.count > 0) await freeFile(ctx, tx, companyId, fileId);
    else await leaveOut(tx, file);
    // Deleting a file counts as entering data: it changes the report that a second person reviews.
    await tx.reportRequest.updateMany({ where: { id: requestId, companyId }, data: enteredBy(ctx, subject) });
    await audit(ctx, tx, { companyId, action: 'desk.delete_file', objectType: 'report_request', objectId: requestId });
  });
}

async function leaveOut(tx: Tx, file: { requestId: string; fileId: string; companyId: string }): Promise<void> {
  const { count } = await tx.reportFile.updateMany({
    where: { ...file, withdrawnIn: null, isLeaving: false },
    data: { isLeaving: true },
  });
  if (count === 0) throw new DomainError('not_found');
}
