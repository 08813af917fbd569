import { MailError, type Mailer, type MailFailure } from '../ports/mailer';
import type { MailOutcome, Metrics } from '../telemetry/metrics';

/** A refusal that blames the sender counts as a bounce too, because it is final. */
const OUTCOMES: Record<MailFailure, MailOutcome> = {
  refused: 'bounced',
  bounced: 'bounced',
  bounced_soft: 'bounced',
  suppressed: 'suppressed',
  deferred: 'deferred',
  unreachable: 'unreachable',
};

/** Counts the mails of a mailer by their outcome. */
export function createCountedMailer(mailer: Mailer, metrics: Metrics): Mailer {
  return {
    async send(message) {
      try {
        await mailer.send(message);
      } catch (error) {
        if (error instanceof MailError) metrics.mailTried(OUTCOMES[error.kind]);
        throw error;
      }
      metrics.mailTried('sent');
    },
    check: () => mailer.check(),
    close: () => mailer.close(),
  };
}
