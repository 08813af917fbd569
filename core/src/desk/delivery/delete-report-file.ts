import { DomainError } from '@homologa/domain/errors/domain-error';
import { freeFile } from '../../files/let-go.steps';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import { deleteUndeliveredFiles, leaveFilesOut } from '../../reports/report-files.steps';
import { updateRequest } from '../../reports/request-columns.steps';
import { changeDeskRequest, requireWorkable } from '../desk-subject';
import { enteredBy } from './second-look';

/**
 * Deletes a file that was never delivered. A delivered file is only left out of the current correction and stays in
 * earlier versions. Throws `not_found`, `desk_request_not_taken`, `desk_request_not_open`.
 */
export async function deleteReportFile(ctx: Context, input: { requestId: string; fileId: string }): Promise<void> {
  const { requestId, fileId } = input;
  await changeDeskRequest(ctx, requestId, async (tx, subject) => {
    requireWorkable(ctx, subject);
    const { companyId } = subject.request;
    const own = { requestId, companyId };
    const deleted = await deleteUndeliveredFiles(tx, own, fileId);
    if (deleted.length > 0) await freeFile(ctx, tx, companyId, fileId);
    else if ((await leaveFilesOut(tx, own, { fileId, isLeaving: false })) === 0) throw new DomainError('not_found');
    // A deletion counts as entering data, because it changes the report: the same person must not be its second
    // reviewer.
    await updateRequest(tx, subject.request, await enteredBy(ctx, tx, subject));
    await audit(ctx, tx, { companyId, action: 'desk.delete_file', objectType: 'report_request', objectId: requestId });
  });
}
