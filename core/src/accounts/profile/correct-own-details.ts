import { checkOwnDetails } from '@homologa/domain/accounts/own-account-rules';
import { storedPhone } from '@homologa/domain/countries/phone';
import { assertRules } from '@homologa/domain/errors/domain-error';
import { checkNoDomain } from '@homologa/domain/identity/domain-name';
import type { Locale } from '@homologa/domain/language/locales';
import { preferredLanguage } from '@homologa/domain/language/preferred-language';
import { singleLine } from '@homologa/domain/language/single-line';
import { audit } from '../../kernel/audit';
import { requireNotActingAsOther, requireUser } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { type CorrectedPerson, correctOwnSuppliers, lockOwnSuppliers } from '../../supplier-record/own-suppliers.steps';
import { type LockedAccount, lockOwnAccount } from '../sessions/locked-account.steps';

interface OwnDetails {
  /** Absent values are left unchanged. */
  name?: string;
  phone?: string;
  language?: Locale;
}

/**
 * PATCH /onboarding/account: corrects name, phone and language of the caller's account, and of its unfinished processes
 * where they were the same. Saving the same values again writes nothing. Throws 'All fields are required',
 * `name_holds_address`, `phone_invalid`, `not_while_logged_in_as`.
 */
export async function correctOwnDetails(ctx: Context, typed: OwnDetails): Promise<void> {
  const actor = requireUser(ctx.actor);
  requireNotActingAsOther(actor);
  await ctx.db.system(async (tx) => {
    const suppliers = await lockOwnSuppliers(tx, actor.userId);
    const account = await lockOwnAccount(tx, actor);
    const corrected = correctionOf(account, typed);
    const fields = Object.keys(corrected);
    if (fields.length === 0) return;
    const { name, phone, language } = corrected;
    await tx.user.update({
      where: { id: actor.userId },
      data: {
        ...(name ? { name: name.after } : {}),
        ...(phone ? { phone: phone.after } : {}),
        ...(language ? { preferences: { ...(account.preferences as object), language } } : {}),
      },
      select: { id: true },
    });
    await correctOwnSuppliers(ctx, tx, suppliers, corrected);
    await audit(ctx, tx, {
      companyId: actor.membership?.companyId ?? null,
      action: 'account.update',
      objectType: 'user',
      objectId: actor.userId,
      facts: { fields },
    });
  });
}

function correctionOf(account: LockedAccount, typed: OwnDetails): CorrectedPerson {
  assertRules(checkOwnDetails(typed, account));
  assertRules(checkNoDomain(typed.name ?? '', 'name'));
  const name = typed.name === undefined ? account.name : singleLine(typed.name);
  const before = account.phone ?? '';
  const given = typed.phone === undefined ? before : singleLine(typed.phone);
  const phone = given === before ? before : storedPhone(given, account.country ?? '');
  const stored = preferredLanguage(account.preferences);
  const { language } = typed;
  return {
    ...(name === account.name ? {} : { name: { before: account.name, after: name } }),
    ...(phone === null || phone === before ? {} : { phone: { before, after: phone } }),
    ...(language === undefined || language === stored ? {} : { language }),
  };
}
