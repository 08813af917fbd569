import { normalizeEmail } from '@homologa/domain/identity/normalize-email';
import type { SuppressionSource } from '@homologa/domain/identity/suppression';
import type { InvitationError } from '@homologa/domain/suppliers/invitation-errors';
import type { Context } from '../../kernel/context';
import { recordMailEvent } from '../../kernel/mail/mail-events';
import { suppress } from '../../kernel/mail/suppressions';
import { failBouncedInvitation } from '../../supplier-record/invitations.steps';
import { noteFailedInvitation } from '../invitations/fail-invitation.steps';
import type { MailEvent } from './mail-event';
import { isOutage } from './mail-event-errors';
import { isRecipient } from './mail-recipients.queries';

/**
 * Applies bounces and complaints, each in its own transaction. A hard bounce and a complaint suppress the address; a
 * bounce marks the invitation of the mail's supplier as failed, unless another of its addresses still takes mail.
 * Repeated events change nothing. Returns the number of events that were new. Throws an error after all events, so that the
 * provider repeats them: that of an outage if there is one, for its reader must not give up the events.
 */
export async function applyMailEvents(
  ctx: Context,
  events: readonly MailEvent[],
  source: SuppressionSource,
): Promise<{ applied: number }> {
  let applied = 0;
  const failures: unknown[] = [];
  for (const event of events) {
    try {
      if (await isApplied(ctx, event, source)) applied += 1;
    } catch (error) {
      // The provider repeats the whole batch; the events behind this one must not wait for it.
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures.find(isOutage) ?? failures[0];
  return { applied };
}

const ERRORS: Readonly<Record<Exclude<MailEvent['kind'], 'complained'>, InvitationError>> = {
  hard: 'mail_bounced',
  soft: 'mail_bounced_soft',
};

async function isApplied(
  ctx: Context,
  { id, jobId, kind, address, said }: MailEvent,
  source: SuppressionSource,
): Promise<boolean> {
  const job = jobId === null ? null : await ctx.db.read.job.findFirst({ where: { id: jobId, queue: 'mail' } });
  // A stranger's address must not be suppressed by an event that names none of our mails.
  if (!job) {
    ctx.log.warn({ event: id }, 'news of a mail that is not known here');
    return false;
  }
  if (!(await isRecipient(ctx, job, address))) {
    ctx.log.warn({ event: id, jobId }, 'news of a mail about an address that it was not sent to');
    return false;
  }
  return ctx.db.system(async (tx) => {
    if (!(await recordMailEvent(tx, id, ctx.now()))) return false;
    if (kind !== 'soft') {
      const reason = kind === 'hard' ? 'bounced' : 'complained';
      await suppress(tx, { seeds: ctx.config.suppressionSeeds, now: ctx.now() }, [{ address, reason, source, said }]);
    }
    const { supplierId } = job.payload as { supplierId?: string };
    if (kind === 'complained' || !job.companyId || !supplierId) return true;
    // A full mailbox that did not take a reminder says nothing about the invitation, which it took before.
    if (kind === 'soft' && job.name !== 'mail.send-invitation') return true;
    const supplier = { id: supplierId, companyId: job.companyId };
    const bounce = { address: normalizeEmail(address), error: ERRORS[kind], mailedUntil: job.finishedAt };
    if (await failBouncedInvitation(ctx, tx, supplier, bounce))
      await noteFailedInvitation(ctx, tx, { companyId: job.companyId, supplierId, reason: bounce.error });
    return true;
  });
}
