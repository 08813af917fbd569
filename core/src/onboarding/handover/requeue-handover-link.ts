import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Tx } from '../../kernel/database/database';
import { requeueFailedInvitations } from '../../supplier-record/invitations.steps';

/**
 * Requeues the failed link of a colleague who is still the invited person. Throws `job_not_repeatable` if it has been
 * sent since, or the onboarding was handed over again.
 */
export async function requeueHandoverLink(
  tx: Tx,
  { companyId, handoverId }: { companyId: string; handoverId: string },
): Promise<void> {
  const handover = await tx.handover.findFirst({
    where: { id: handoverId, companyId },
    select: { email: true, supplier: { select: { id: true, emails: true } } },
  });
  if (!handover?.supplier.emails.includes(handover.email)) throw new DomainError('job_not_repeatable');
  const queued = await requeueFailedInvitations(tx, { companyId, ids: [handover.supplier.id] });
  if (queued.length === 0) throw new DomainError('job_not_repeatable');
}
