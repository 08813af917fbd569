import { DEFAULT_LOCALE } from '@homologa/domain/language/locales';
import { createElement } from 'react';
import type { Context } from '../../kernel/context';
import { oneLine, renderMail } from '../../mail/render-mail';
import { AnchorMail } from './AnchorMail';
import { findAnchorText, parseAnchors } from './anchor-file';
import { ANCHOR_TEXTS } from './anchor-mail.texts';

/** Heads that the mail lists; the file's hash covers all of them. */
const LISTED = 200;

/**
 * Mails the heads of the chains of a day to the owner. Delivers at least once. Sends nothing without an address, or if
 * the file is gone. Throws MailError.
 */
export async function sendAnchorMail(
  ctx: Context,
  input: { day: string; messageId: string },
): Promise<{ sent: boolean }> {
  const { auditAnchorEmail: to, brand } = ctx.config;
  const anchor = await ctx.db.read.auditAnchor.findUnique({ where: { day: input.day } });
  const text = anchor && (await findAnchorText(ctx, anchor.key));
  if (!to || !anchor || !text) return { sent: false };
  const { heads } = parseAnchors(text);
  const locale = DEFAULT_LOCALE;
  // Broken chains come first, so that a long list does not hide them.
  const ordered = heads.toSorted((one, other) => Number(other.broken_at !== null) - Number(one.broken_at !== null));
  const mail = await renderMail(
    ANCHOR_TEXTS[locale].subject(oneLine(brand.name), input.day),
    createElement(AnchorMail, {
      locale,
      brand,
      file: anchor,
      heads: ordered.slice(0, LISTED).map(({ broken_at: brokenAt, ...head }) => ({ ...head, brokenAt })),
      more: Math.max(0, heads.length - LISTED),
    }),
  );
  await ctx.mail.send({ ...mail, isOwed: true, messageId: input.messageId, to: [to] });
  return { sent: true };
}
