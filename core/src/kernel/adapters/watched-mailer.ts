import type { Clock } from '../clock';
import type { MailOutages } from '../limits/mail-outage';
import { MailError, type Mailer } from '../ports/mailer';

const FRESH_MS = 2_000;

/**
 * Circuit breaker for the mail server: during a recorded outage mails fail at once and wait in their jobs, so that
 * thousands of mails neither time out nor retry simultaneously. `maintainMailServer` probes the server; the first
 * accepted mail ends the outage.
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
          // Any response, even a rejection, proves that the server is reachable.
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
