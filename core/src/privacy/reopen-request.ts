import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Tx } from '../kernel/database/database';

/** Reopens a failed privacy request. Throws `job_not_repeatable` if it has been answered or decided since. */
export async function reopenRequest(tx: Tx, { requestId }: { requestId: string }): Promise<void> {
  const { count } = await tx.privacyRequest.updateMany({
    where: { id: requestId, status: 'failed' },
    data: { status: 'running' },
  });
  if (count === 0) throw new DomainError('job_not_repeatable');
}
