import { checkNewPassword, type PasswordPolicy } from '@homologa/domain/accounts/password-rules';
import { PRIVACY_NOTICE, PRIVACY_NOTICE_VERSION } from '@homologa/domain/accounts/privacy-notice';
import { findCountry } from '@homologa/domain/countries/find-country';
import { assertRules, DomainError } from '@homologa/domain/errors/domain-error';
import { type Violation, violation } from '@homologa/domain/errors/error-codes';
import type { Locale } from '@homologa/domain/i18n/locales';
import { isValidEmail, normalizeEmail } from '@homologa/domain/suppliers/email';
import { audit } from '../kernel/audit';
import type { Context } from '../kernel/context';
import { isUniqueViolation, type Tx } from '../kernel/database';
import { hashSecret, newId } from '../kernel/ids';
import { hashPassword } from '../kernel/password-hashing';
import { limitAddress } from './credential-limits';
import { type Caller, type OpenedSession, openSession } from './open-session';
import { passwordPolicy } from './password-policy';

export interface RegisterInput {
  name: string;
  email: string;
  password: string;
  phone: string;
  /** Any way of writing a country; dropped when unknown (supplier-onboarding.md section 5). */
  country: string;
  locale: Locale | undefined;
  consents: { purpose: string; given: boolean }[];
  caller: Caller;
}

/**
 * POST /auth/register: makes an account of role `user`, records the privacy notice that was shown and what was
 * agreed to (wire.md B4), and signs in. Throws every broken rule, `email_taken`, `rate_limited`.
 */
export async function registerAccount(ctx: Context, input: RegisterInput): Promise<OpenedSession> {
  assertRules(checkRegistration(input, passwordPolicy(ctx)));
  await limitAddress(ctx, input.caller.ip);
  const email = normalizeEmail(input.email);
  const passwordHash = await hashPassword(input.password);
  try {
    return await ctx.db.system(async (tx) => {
      const id = newId();
      const createdAt = ctx.now();
      await tx.user.create({
        data: {
          id,
          email,
          name: input.name,
          phone: input.phone,
          country: findCountry(input.country)?.id ?? null,
          passwordHash,
          preferences: input.locale ? { language: input.locale } : {},
          createdAt,
        },
        select: { id: true },
      });
      await recordNotice(ctx, tx, id, input);
      const session = await openSession(ctx, tx, id, input.caller);
      await audit(ctx, tx, { companyId: null, action: 'account.register', objectType: 'user', objectId: id });
      return session;
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new DomainError('email_taken', { cause: error });
    throw error;
  }
}

function checkRegistration(input: RegisterInput, policy: PasswordPolicy): Violation[] {
  const required = (['name', 'email', 'password', 'phone'] as const).filter((field) => !input[field]);
  if (required.length > 0) return required.map((field) => violation('all_fields_required', field));
  const found: Violation[] = [];
  if (!isValidEmail(input.email)) found.push(violation('email_invalid', 'email'));
  return [...found, ...checkNewPassword(input.password, 'password', policy)];
}

async function recordNotice(ctx: Context, tx: Tx, userId: string, input: RegisterInput): Promise<void> {
  const locale = input.locale ?? 'en';
  const shared = {
    userId,
    version: PRIVACY_NOTICE_VERSION,
    locale,
    textHash: hashSecret(PRIVACY_NOTICE[locale]),
    ip: input.caller.ip.slice(0, 64),
    createdAt: ctx.now(),
  };
  const consents = input.consents.map(({ purpose, given }) => ({ id: newId(), purpose, given, ...shared }));
  await tx.consentRecord.createMany({
    data: [{ id: newId(), purpose: 'notice', given: true, ...shared }, ...consents],
  });
}
