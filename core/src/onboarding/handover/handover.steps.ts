import { OWN_STEPS } from '@homologa/domain/catalog/onboarding-steps';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { normalizeEmail } from '@homologa/domain/identity/normalize-email';
import type { Handover } from '@homologa/prisma/models';
import { endLinkSessions } from '../../accounts/sessions/end-link-sessions.steps';
import { disconnectBirRequests } from '../../bir-requests/bir-request.steps';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { notifyClient } from '../../notifications/notify.steps';
import { requeueInvitations } from '../../supplier-record/invitations.steps';
import { handOverSupplier } from '../../supplier-record/own-part.steps';
import { revokeLinks } from '../../suppliers/invitations/onboarding-link.steps';
import { sendHandoverLinkJob } from '../onboarding.jobs';
import type { OnboardingRecord } from '../onboarding-record.steps';

/**
 * Requires that something is left to take over: an own step, or an open send-back. Throws `email_not_confirmed`,
 * `onboarding_finished`.
 */
export function requireTransferable({ supplier, sentBack }: OnboardingRecord): void {
  if (supplier.unconfirmedEmail !== null) throw new DomainError('email_not_confirmed');
  const isOpen = supplier.status === 'pending' || supplier.status === 'in_progress';
  const hasOwnPart = OWN_STEPS.includes(supplier.onboardingStep) || sentBack !== null;
  if (!isOpen || !hasOwnPart) throw new DomainError('onboarding_finished');
}

/** The e-mail of the connected account, or else the invited e-mails. */
export async function presentEmails(tx: Tx, { supplier }: OnboardingRecord): Promise<string[]> {
  if (supplier.accountId === null) return supplier.emails;
  const account = await tx.user.findUniqueOrThrow({ where: { id: supplier.accountId }, select: { email: true } });
  return [account.email];
}

/**
 * Records the account of the colleague who takes over, because its e-mail may change. Changes nothing for an account
 * with another e-mail, such as that of staff who help.
 */
export async function recordReceiver(
  tx: Tx,
  { companyId, id: supplierId }: OnboardingRecord['supplier'],
  account: { userId: string; email: string },
): Promise<void> {
  await tx.handover.updateMany({
    where: {
      companyId,
      supplierId,
      email: normalizeEmail(account.email),
      confirmedAt: { not: null },
      toAccountId: null,
    },
    data: { toAccountId: account.userId },
  });
}

/**
 * Hands a locked onboarding over to the colleague of a request: the former account, links and sessions of links lead
 * in no longer; answers, form and payments stay. Mails the colleague a link and notifies the client. Needs the system
 * role, because it ends sessions.
 */
export async function handOver(
  ctx: Context,
  tx: Tx,
  record: OnboardingRecord,
  { id, fullName, email }: Pick<Handover, 'id' | 'fullName' | 'email'>,
): Promise<void> {
  const { supplier, workflow } = record;
  const { companyId, id: supplierId } = supplier;
  const formerEmails = await presentEmails(tx, record);
  // Other requests would let the former person take the onboarding from the colleague again.
  await tx.handover.deleteMany({ where: { companyId, supplierId, confirmedAt: null, id: { not: id } } });
  const colleague = await tx.user.findFirst({
    // Whoever registered an account with the e-mail has not proven to be the colleague.
    where: { email, emailProvenAt: { not: null } },
    select: { id: true },
  });
  const toAccountId = colleague?.id ?? null;
  await tx.handover.updateMany({
    where: { id, companyId },
    data: { confirmedAt: ctx.now(), formerEmails, formerAccountId: supplier.accountId, toAccountId },
  });
  await handOverSupplier(ctx, tx, supplier, { fullName, email });
  await disconnectBirRequests(tx, supplier);
  await revokeLinks(ctx, tx, { companyId, supplierId });
  // The code of a registration, repeated, would open a new link for the former person.
  await tx.emailConfirmation.deleteMany({ where: { companyId, supplierId } });
  if (supplier.accountId) await endLinkSessions(ctx, tx, { userId: supplier.accountId, supplierId });
  await requeueInvitations(ctx, tx, { companyId, ids: [supplierId] });
  await ctx.jobs.enqueue(tx, sendHandoverLinkJob, { handoverId: id }, { companyId });
  // Without the colleague's name, which an erasure would have to find in every notification: the supplier's page has it.
  await notifyClient(ctx, tx, 'handed_over', workflow, { workflowId: supplier.workflowId, supplierId });
  await audit(ctx, tx, { companyId, action: 'onboarding.hand_over', objectType: 'supplier', objectId: supplierId });
}
