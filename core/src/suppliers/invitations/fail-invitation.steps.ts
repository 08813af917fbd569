import type { InvitationError } from '@homologa/domain/suppliers/invitation-errors';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import { MailError } from '../../kernel/ports/mailer';
import { failInvitationOf } from '../../supplier-record/invitations.steps';
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
    await audit(ctx, tx, {
      companyId,
      action: 'supplier.invitation_failed',
      objectType: 'supplier',
      objectId: supplierId,
      facts: { reason },
    });
    const runAt = new Date(ctx.now().getTime() + NOTIFY_AFTER_MS);
    await ctx.jobs.enqueue(tx, notifyFailedInvitationsJob, { companyId }, { companyId, runAt });
  });
}

function reasonOf(error: unknown): InvitationError {
  if (!(error instanceof MailError)) return 'not_sent';
  return error.permanent ? 'mail_refused' : 'mail_unavailable';
}
