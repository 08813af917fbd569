import { createCaptureMailer } from '@homologa/core/kernel/adapters/capture-mailer';
import type { Clock } from '@homologa/core/kernel/clock';
import type { Database } from '@homologa/core/kernel/database/database';
import { MailError, type Mailer } from '@homologa/core/kernel/ports/mailer';

const UNKNOWN = /^sin-buzon/;

const ONBOARDING_LINK = /\/suppliers\/([\da-f-]{36})\?\S*?token=([\w-]+)/;

/** Captures mails, rejects undeliverable mails, and collects the suppliers' onboarding links. */
export function createDemoMailer(db: Database, now: Clock, links: Map<string, string>): Mailer {
  const captured = createCaptureMailer(db, now);
  return {
    async send(message) {
      if (message.to.every((address) => UNKNOWN.test(address))) {
        throw new MailError('550 5.1.1 No such mailbox', { kind: 'refused' });
      }
      await captured.send(message);
      const [, supplierId, token] = ONBOARDING_LINK.exec(message.text) ?? [];
      if (supplierId && token) links.set(supplierId, token);
    },
    check: () => captured.check(),
    close: () => captured.close(),
  };
}
