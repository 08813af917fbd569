import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Tx } from '../kernel/database/database';

/**
 * Sets the status of a failed screening back to `in_progress`. Throws `job_not_repeatable` if it has a result or no
 * longer exists.
 */
export async function reopenScreening(
  tx: Tx,
  { screeningId: id, companyId }: { screeningId: string; companyId: string },
): Promise<void> {
  const { count } = await tx.screening.updateMany({
    where: { id, companyId, status: { in: ['failed', 'in_progress'] } },
    data: { status: 'in_progress', finishedAt: null },
  });
  if (count === 0) throw new DomainError('job_not_repeatable');
}
