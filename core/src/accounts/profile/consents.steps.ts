import type { Locale } from '@homologa/domain/language/locales';
import { noticeText, type PrivacyNotice, privacyNoticeFor } from '@homologa/domain/privacy/privacy-notice';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { hashSecret, newId } from '../../kernel/ids';

const MAX_IP = 64;

export interface ShownNotice {
  version: string;
  locale: Locale;
  textHash: string;
}

/** Returns the privacy notice for a country; `countryId` is empty if the country is unknown. */
export const noticeOf = (ctx: Context, countryId: string, locale: Locale): PrivacyNotice =>
  privacyNoticeFor(countryId, locale, {
    provider: ctx.config.brand.name,
    contact: `${ctx.config.publicUrl}/contact`,
  });

export function shownNotice(ctx: Context, countryId: string, locale: Locale): ShownNotice {
  const notice = noticeOf(ctx, countryId, locale);
  return { version: notice.version, locale, textHash: hashSecret(noticeText(notice)) };
}

export async function recordConsents(
  ctx: Context,
  tx: Tx,
  input: {
    userId: string;
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
