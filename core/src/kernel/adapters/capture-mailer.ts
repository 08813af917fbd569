import type { Clock } from '../clock';
import type { Database } from '../database/database';
import { newId } from '../ids';
import type { Mailer } from '../ports/mailer';
import { withInlineImages } from '../ports/mailer';

/** Stores mails in the database while no SMTP server is configured; they are listed at /mailbox. */
export function createCaptureMailer(db: Database, now: Clock, replyTo: string | null = null): Mailer {
  return {
    async send({ images = [], unsubscribeUrl: _header, isSecurity: _kind, isOwed: _owed, ...message }) {
      await db.system((tx) =>
        tx.capturedMail.createMany({
          data: [{ id: newId(), createdAt: now(), ...message, replyTo, html: withInlineImages(message.html, images) }],
          skipDuplicates: true,
        }),
      );
    },
    async check() {},
    async close() {},
  };
}
