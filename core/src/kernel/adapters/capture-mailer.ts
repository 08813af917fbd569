import type { Clock } from '../clock';
import type { Database } from '../database';
import { newId } from '../ids';
import type { InlineImage, Mailer } from '../ports/mailer';

/** Keeps mail in the database, to be read at /mailbox, while no SMTP server is configured. */
export function createCaptureMailer(db: Database, now: Clock): Mailer {
  return {
    async send({ images = [], ...message }) {
      await db.read.capturedMail.createMany({
        data: [{ id: newId(), createdAt: now(), ...message, html: withImages(message.html, images) }],
        skipDuplicates: true,
      });
    },
    async close() {},
  };
}

/** A captured mail is read in a browser, which knows no `cid:`. */
const withImages = (html: string, images: InlineImage[]): string =>
  images.reduce(
    (text, { id, mime, bytes }) => text.replaceAll(`cid:${id}`, `data:${mime};base64,${bytes.toString('base64')}`),
    html,
  );
