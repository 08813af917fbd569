import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Tx } from '../../kernel/database/database';

/**
 * Reopens a failed bulk action. Throws `job_not_repeatable` if its suppliers were already collected, because the
 * unprocessed items were deleted and those suppliers may have changed since.
 */
export async function reopenBulkAction(
  tx: Tx,
  { companyId, bulkActionId }: { companyId: string; bulkActionId: string },
): Promise<void> {
  const { count } = await tx.bulkAction.updateMany({
    where: { id: bulkActionId, companyId, collectedAt: null },
    data: { finishedAt: null },
  });
  if (count === 0) throw new DomainError('job_not_repeatable');
}
