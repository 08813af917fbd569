import type { MailOutage } from '@homologa/prisma/models';
import type { Context } from '../kernel/context';
import { type MailOutages, REASON_LENGTH } from '../kernel/limits/mail-outage';
import { MailError } from '../kernel/ports/mailer';
import { notifyStaff } from '../notifications/notify.steps';

const NOTIFY_AFTER_MS = 15 * 60_000;
const TRIAL_MS = 60_000;
/** Interval between two probes as a multiple of the jobs' base retry delay: 10 seconds by default. */
const PROBE_PAUSE = 5;

export const mailProbeMs = (ctx: Pick<Context, 'config'>): number => PROBE_PAUSE * ctx.config.jobRetryBaseMs;

/**
 * Probes an unreachable mail server. Once the server answers, releases one waiting mail as a trial; once that mail is
 * accepted, releases the other mails (see MailOutages). Notifies staff once about a long outage. Only one process
 * probes at a time.
 */
export async function maintainMailServer(ctx: Context): Promise<void> {
  const { mailOutages: outages } = ctx;
  if (!outages) return;
  const found = await outages.find();
  if (!found) {
    // Releases mails that failed just as the outage ended. Without the release, they would wait for their long retry
    // delay.
    await outages.release(ctx.now(), null);
    return;
  }
  const outage = await claimProbe(ctx, outages, found);
  if (!outage) return;
  await notifyOfOutage(ctx, outages, outage);
  const trialFrom = outage.answeredAt?.getTime() ?? Number.NEGATIVE_INFINITY;
  if (ctx.now().getTime() - trialFrom < TRIAL_MS) return;
  const fault = await probe(ctx);
  if (fault !== null) {
    // The server may refuse mails now where it was unreachable before: staff need the newest reason.
    if (fault !== outage.reason) await outages.recordFailure(ctx.now(), fault);
    return;
  }
  await outages.recordAnswer(ctx.now());
  const tried = await outages.release(ctx.now(), 1);
  if (tried === 0) await outages.end(ctx.now());
}

async function claimProbe(ctx: Context, outages: MailOutages, outage: MailOutage): Promise<MailOutage | null> {
  const now = ctx.now();
  const { probedAt } = outage;
  // A run may start slightly early, so a probe is allowed once half of the interval has passed.
  if (probedAt && now.getTime() - probedAt.getTime() < mailProbeMs(ctx) / 2) return null;
  return outages.claimProbe(outage, now);
}

/** Returns the reason for which the mail server cannot be used, or null. */
async function probe(ctx: Context): Promise<string | null> {
  try {
    await ctx.mail.check();
    return null;
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    return error.message.slice(0, REASON_LENGTH);
  }
}

async function notifyOfOutage(
  ctx: Context,
  outages: MailOutages,
  { since, notifiedAt, reason }: MailOutage,
): Promise<void> {
  const now = ctx.now();
  if (notifiedAt || now.getTime() - since.getTime() < NOTIFY_AFTER_MS) return;
  await ctx.db.system(async (tx) => {
    if (!(await outages.recordNotified(tx, now))) return;
    const waiting = await tx.job.count({ where: { queue: 'mail', status: { in: ['queued', 'retry'] } } });
    await notifyStaff(ctx, tx, 'mail_server_unreachable', { companyId: null, facts: { reason, count: waiting } });
  });
}
