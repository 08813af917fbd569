import { DomainError } from '@homologa/domain/errors/domain-error';
import { freeFile } from '../files/let-go.steps';
import { audit } from '../kernel/audit';
import type { Context } from '../kernel/context';
import { changeDeskRequest, demandTaken } from './desk-subject';

/**
 * Takes a file off a request that is not delivered yet. Throws `not_found`, `desk_request_not_taken`,
 * `desk_request_not_open`.
 */
export async function deleteReportFile(ctx: Context, input: { requestId: string; fileId: string }): Promise<void> {
  const { requestId, fileId } = input;
  await changeDeskRequest(ctx, requestId, async (tx, subject) => {
    demandTaken(subject);
    const { companyId } = subject.request;
    const { count } = await tx.reportFile.deleteMany({ where: { requestId, fileId, companyId, deliveredAt: null } });
    if (count === 0) throw new DomainError('not_found');
    await freeFile(ctx, tx, companyId, fileId);
    await audit(ctx, tx, { companyId, action: 'desk.delete_file', objectType: 'report_request', objectId: requestId });
  });
}
