import type { Database } from '../database/database';
import { MailError, type Mailer } from '../ports/mailer';
import type { MailPaces } from './mail-pace';
import { withoutSuppressed } from './suppressions';

/**
 * Leaves out suppressed addresses, except in mails about the security of an account, and keeps the pace of the
 * recipients' domains. Throws MailError `suppressed` if no address is left.
 */
export function createGuardedMailer(mailer: Mailer, db: Database, paces: MailPaces | null): Mailer {
  return {
    async send(message) {
      const to = message.isSecurity ? message.to : await withoutSuppressed(db, message.to);
      if (to.length === 0 && message.to.length > 0)
        throw new MailError('earlier mail to this address came back', { kind: 'suppressed' });
      await paces?.take(to);
      await mailer.send({ ...message, to });
    },
    check: () => mailer.check(),
    close: () => mailer.close(),
  };
}
