import type { Clock } from '../clock';
import type { MailOutages } from '../limits/mail-outage';
import { MailError, type Mailer } from '../ports/mailer';

/** For so long a process takes the mail server for reachable without looking at what the others found. */
const FRESH_MS = 2_000;

/**
 * The breaker of a mail server: while an outage is recorded, mails are not attempted and wait in their jobs, so that
 * thousands neither wait for timeouts nor all knock at once. `maintainMailServer` looks whether the server answers; the
 * first mail that it takes ends the outage.
 */
export function createWatchedMailer(mailer: Mailer, outages: MailOutages, now: Clock): Mailer {
  let seenAt = Number.NEGATIVE_INFINITY;
  let isOut = false;
  const requireReachable = async (): Promise<void> => {
    const at = now().getTime();
    if (!isOut && Math.abs(at - seenAt) < FRESH_MS) return;
    const outage = await outages.find();
    seenAt = at;
    isOut = outage !== null;
    if (outage && !outage.answeredAt) throw new MailError(outage.reason, { kind: 'unreachable' });
  };
  const recordAnswer = async (): Promise<void> => {
    if (!isOut) return;
    await outages.end(now());
    isOut = false;
  };
  return {
    async send(message) {
      await requireReachable();
      try {
        await mailer.send(message);
      } catch (error) {
        if (!(error instanceof MailError)) throw error;
        if (error.kind === 'unreachable') {
          isOut = true;
          await outages.recordFailure(now(), error.message);
        } else {
          // An answer to a mail, if only a refusal: the server is there.
          await recordAnswer();
        }
        throw error;
      }
      await recordAnswer();
    },
    check: () => mailer.check(),
    close: () => mailer.close(),
  };
}
