import type { InvitationError } from '@homologa/domain/suppliers/invitation-errors';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { isCancelled } from '../../kernel/jobs/ended-jobs';
import { MAIL_ERROR_CODES, MailError, type MailFailure } from '../../kernel/ports/mailer';
import { failBouncedInvitation, failInvitationOf } from '../../supplier-record/invitations.steps';
import { notifyFailedInvitationsJob } from '../supplier.jobs';

const NOTIFY_AFTER_MS = 30 * 60_000;

/**
 * Marks an invitation as failed after its last attempt, so that the client can resend it. Has no effect if the mail
 * server has accepted the invitation in the meantime.
 */
export async function failInvitation(
  ctx: Context,
  input: { companyId: string; supplierId: string; error: unknown },
): Promise<void> {
  const { companyId, supplierId } = input;
  const reason = reasonOf(input.error);
  await ctx.db.tenant(companyId, async (tx) => {
    if (!(await failInvitationOf(tx, { id: supplierId, companyId }, reason))) return;
    await auditFailedInvitation(ctx, tx, { companyId, supplierId, reason });
    // The operator who cancelled it knows; its client would be told of a fault that there was not.
    if (!isCancelled(input.error)) await notifyLater(ctx, tx, companyId);
  });
}

/**
 * Marks the invitation as failed if a reminder bounced at all of the supplier's addresses: the client has to find another
 * address before anything else is sent. Other failures of a reminder say nothing about the invitation.
 */
export async function failBouncedReminder(
  ctx: Context,
  { companyId, supplierId, error }: { companyId: string; supplierId: string; error: unknown },
): Promise<void> {
  if (!(error instanceof MailError) || (error.kind !== 'bounced' && error.kind !== 'suppressed')) return;
  const reason = reasonOf(error);
  // Only the system role reads the suppressed addresses, which belong to no company.
  await ctx.db.system(async (tx) => {
    const bounce = { address: null, error: reason, mailedUntil: null };
    if (await failBouncedInvitation(ctx, tx, { id: supplierId, companyId }, bounce))
      await noteFailedInvitation(ctx, tx, { companyId, supplierId, reason });
  });
}

interface FailedInvitation {
  companyId: string;
  supplierId: string;
  reason: InvitationError;
}

/** Audits a failed invitation and schedules the notification of the company's admins. */
export async function noteFailedInvitation(ctx: Context, tx: Tx, failed: FailedInvitation): Promise<void> {
  await auditFailedInvitation(ctx, tx, failed);
  await notifyLater(ctx, tx, failed.companyId);
}

async function auditFailedInvitation(
  ctx: Context,
  tx: Tx,
  { companyId, supplierId, reason }: FailedInvitation,
): Promise<void> {
  await audit(ctx, tx, {
    companyId,
    action: 'supplier.invitation_failed',
    objectType: 'supplier',
    objectId: supplierId,
    facts: { reason },
  });
}

async function notifyLater(ctx: Context, tx: Tx, companyId: string): Promise<void> {
  const runAt = new Date(ctx.now().getTime() + NOTIFY_AFTER_MS);
  await ctx.jobs.enqueue(tx, notifyFailedInvitationsJob, { companyId }, { companyId, runAt });
}

const REASONS: Readonly<Record<MailFailure, InvitationError>> = {
  ...MAIL_ERROR_CODES,
  deferred: 'mail_unavailable',
  unreachable: 'mail_unavailable',
};

function reasonOf(error: unknown): InvitationError {
  if (!(error instanceof MailError)) return 'not_sent';
  return REASONS[error.kind];
}
