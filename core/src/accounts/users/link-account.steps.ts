import type { Locale } from '@homologa/domain/language/locales';
import { NOTICE_PURPOSE } from '@homologa/domain/privacy/privacy-notice';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { newId } from '../../kernel/ids';
import { recordConsents, type ShownNotice } from '../profile/consents.steps';
import { type Caller, type OpenedSession, openSession } from '../sessions/open-session';

interface LinkAccount {
  name: string;
  email: string;
  phone: string;
  country: string | null;
  locale: Locale | undefined;
  supplierId: string;
  notice: ShownNotice;
  consents: readonly { purpose: string; given: boolean }[];
  caller: Caller;
}

export const hasAccount = async (tx: Tx, email: string): Promise<boolean> =>
  (await tx.user.count({ where: { email } })) > 0;

/**
 * Creates an account without a password for the address to which the link was mailed, and opens a session limited to
 * the link's supplier. `emailProvenAt` stays null, because the link may have been forwarded.
 */
export async function openLinkAccount(
  ctx: Context,
  tx: Tx,
  { supplierId, notice, consents, caller, locale, ...person }: LinkAccount,
): Promise<OpenedSession> {
  const id = newId();
  await tx.user.create({
    data: { id, ...person, preferences: locale ? { language: locale } : {}, createdAt: ctx.now() },
    select: { id: true },
  });
  const recorded = { userId: id, notice, ip: caller.ip };
  await recordConsents(ctx, tx, { ...recorded, supplierId, consents: [{ purpose: NOTICE_PURPOSE, given: true }] });
  await recordConsents(ctx, tx, { ...recorded, supplierId: null, consents });
  await audit(ctx, tx, { companyId: null, action: 'account.register_by_link', objectType: 'user', objectId: id });
  return openSession(ctx, tx, id, caller, { onlySupplierId: supplierId });
}
