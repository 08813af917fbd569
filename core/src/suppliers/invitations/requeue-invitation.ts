import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Tx } from '../../kernel/database/database';
import { requeueFailedInvitations } from '../../supplier-record/invitations.steps';

/** Requeues a failed invitation. Throws `job_not_repeatable` if the invitation has been sent since. */
export async function requeueInvitation(
  tx: Tx,
  { companyId, supplierId }: { companyId: string; supplierId: string },
): Promise<void> {
  const queued = await requeueFailedInvitations(tx, { companyId, ids: [supplierId] });
  if (queued.length === 0) throw new DomainError('job_not_repeatable');
}
