import type { Database } from '../database/database';
import { MailError, type Mailer } from '../ports/mailer';
import { findCause } from '../telemetry/cause';
import type { MailPaces } from './mail-pace';
import type { Seeds } from './suppression-keys';
import { withoutSuppressed } from './suppressions';

/**
 * Leaves out suppressed addresses, except of owed mails, and keeps the pace of the recipients' domains. Mails about the security of an account
 * do neither: somebody waits for the code in them. Throws MailError `suppressed` if no address is left.
 */
export function createGuardedMailer(
  mailer: Mailer,
  { db, seeds, paces }: { db: Database; seeds: Seeds; paces: MailPaces | null },
): Mailer {
  return {
    async send(message) {
      const to = message.isSecurity || message.isOwed ? message.to : await withoutSuppressed(db, seeds, message.to);
      if (to.length === 0 && message.to.length > 0)
        throw new MailError('earlier mail to this address came back', { kind: 'suppressed' });
      if (message.isSecurity) await paces?.count(to);
      else await paces?.take(to, findCause()?.mailTurn ?? null);
      await mailer.send({ ...message, to });
    },
    check: () => mailer.check(),
    close: () => mailer.close(),
  };
}
