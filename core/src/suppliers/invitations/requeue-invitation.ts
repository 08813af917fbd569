import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Tx } from '../../kernel/database/database';

/** Requeues a failed invitation. Throws `job_not_repeatable` if it was sent since. */
export async function requeueInvitation(
  tx: Tx,
  { companyId, supplierId }: { companyId: string; supplierId: string },
): Promise<void> {
  const { count } = await tx.supplier.updateMany({
    where: { id: supplierId, companyId, invitationState: 'failed' },
    data: { invitationState: 'queued', invitationError: null },
  });
  if (count === 0) throw new DomainError('job_not_repeatable');
}
