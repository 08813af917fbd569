import { readFileSync } from 'node:fs';
import type { CoreEnv } from './env';
import { parsePaces } from './env/mail';
import { createCaptureMailer } from './kernel/adapters/capture-mailer';
import { createSmtpMailer, type DkimKey } from './kernel/adapters/smtp-mailer';
import { createWatchedMailer } from './kernel/adapters/watched-mailer';
import type { Clock } from './kernel/clock';
import type { Database } from './kernel/database/database';
import type { MailOutages } from './kernel/limits/mail-outage';
import type { Logger } from './kernel/logger';
import { createGuardedMailer } from './kernel/mail/guarded-mailer';
import { MailPaces } from './kernel/mail/mail-pace';
import type { Seeds } from './kernel/mail/suppression-keys';
import { suppress } from './kernel/mail/suppressions';
import type { Mailer } from './kernel/ports/mailer';

interface MailDependencies {
  db: Database;
  now: Clock;
  seeds: Seeds;
  /** Null without a mail server. */
  mailOutages: MailOutages | null;
  log: Pick<Logger, 'warn'>;
}

/** Returns the mailer of the installation. Throws if the file of the DKIM key cannot be read. */
export function composeMail(env: CoreEnv, { db, now, seeds, mailOutages, log }: MailDependencies): Mailer {
  const replyTo = env.MAIL_REPLY_TO ?? null;
  if (!env.SMTP_URL || !mailOutages)
    return createGuardedMailer(createCaptureMailer(db, now, replyTo), { db, seeds, paces: null });
  const smtp = createSmtpMailer({
    url: env.SMTP_URL,
    from: env.MAIL_FROM,
    replyTo,
    dkim: readDkimKey(env),
    warn: (line, text) => log.warn(line, text),
    onBounced: (addresses) =>
      db.system((tx) =>
        suppress(
          tx,
          { seeds, now: now() },
          addresses.map((bounced) => ({ ...bounced, reason: 'bounced', source: 'smtp' })),
        ),
      ),
  });
  const paces = parsePaces(env.MAIL_PACE) ?? {};
  const isPaced = Object.keys(paces).length > 0;
  return createGuardedMailer(createWatchedMailer(smtp, mailOutages, now), {
    db,
    seeds,
    paces: isPaced ? new MailPaces(db, now, paces) : null,
  });
}

function readDkimKey(env: CoreEnv): DkimKey | null {
  const { MAIL_DKIM_DOMAIN: domain, MAIL_DKIM_SELECTOR: selector, MAIL_DKIM_KEY, MAIL_DKIM_KEY_FILE } = env;
  if (!domain || !selector) return null;
  const privateKey = MAIL_DKIM_KEY_FILE ? readFileSync(MAIL_DKIM_KEY_FILE, 'utf8') : (MAIL_DKIM_KEY ?? '');
  return { domain, selector, privateKey: privateKey.replaceAll('\\n', '\n') };
}
