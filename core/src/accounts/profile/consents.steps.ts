import type { Locale } from '@homologa/domain/language/locales';
import { noticeText, type PrivacyNotice, privacyNoticeFor } from '@homologa/domain/privacy/privacy-notice';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { hashSecret, newId } from '../../kernel/ids';

const MAX_IP = 64;

/** A notice as somebody was shown it. */
export interface ShownNotice {
  version: string;
  locale: Locale;
  textHash: string;
}

/** The notice of a country (its id, or '') in a language, with this provider's name and contact. */
export const noticeOf = (ctx: Context, countryId: string, locale: Locale): PrivacyNotice =>
  privacyNoticeFor(countryId, locale, {
    provider: ctx.config.brand.name,
    contact: `${ctx.config.publicUrl}/contact`,
  });

/** The same as it is kept: version, language and the hash of the whole text. */
export function shownNotice(ctx: Context, countryId: string, locale: Locale): ShownNotice {
  const notice = noticeOf(ctx, countryId, locale);
  return { version: notice.version, locale, textHash: hashSecret(noticeText(notice)) };
}

/** Writes down what a person was shown or has agreed to, with the moment and the address (reference 11.12). */
export async function recordConsents(
  ctx: Context,
  tx: Tx,
  input: {
    userId: string;
    /** The onboarding it was about; null for the account as such. */
    supplierId: string | null;
    notice: ShownNotice;
    ip: string;
    consents: readonly { purpose: string; given: boolean }[];
  },
): Promise<void> {
  const { userId, supplierId, notice, ip, consents } = input;
  await tx.consentRecord.createMany({
    data: consents.map(({ purpose, given }) => ({
      id: newId(),
      userId,
      supplierId,
      purpose,
      given,
      ...notice,
      ip: ip.slice(0, MAX_IP),
      createdAt: ctx.now(),
    })),
  });
}
