import { checkNotOwnEmail } from '@homologa/domain/accounts/own-email-password';
import { checkNewPassword, type PasswordPolicy } from '@homologa/domain/accounts/password-rules';
import { checkPerson } from '@homologa/domain/accounts/person-rules';
import { findCountry } from '@homologa/domain/countries/find-country';
import { storedPhone } from '@homologa/domain/countries/phone';
import { assertRules, DomainError } from '@homologa/domain/errors/domain-error';
import { type Violation, violation } from '@homologa/domain/errors/error-codes';
import { isValidEmail } from '@homologa/domain/identity/email';
import { normalizeEmail } from '@homologa/domain/identity/normalize-email';
import { DEFAULT_LOCALE, type Locale } from '@homologa/domain/language/locales';
import { isOptionalConsent, NOTICE_PURPOSE } from '@homologa/domain/privacy/privacy-notice';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import { isUniqueViolation } from '../../kernel/database/database';
import { newId } from '../../kernel/ids';
import { hashPassword } from '../../kernel/password-hashing';
import { limitAddress } from '../credentials/credential-limits';
import { passwordPolicy } from '../credentials/password-policy';
import { recordConsents, shownNotice } from '../profile/consents.steps';
import { type Caller, type OpenedSession, openSession } from '../sessions/open-session';

interface RegisterInput {
  name: string;
  email: string;
  password: string;
  phone: string;
  /** Country name or code in any spelling; unknown countries are ignored. */
  country: string;
  locale: Locale | undefined;
  consents: { purpose: string; given: boolean }[];
  caller: Caller;
}

/**
 * POST /auth/register: creates an account of role `user`, records the privacy notice and the consents, and opens a
 * session. Throws all validation errors, `email_taken`, `rate_limited`.
 */
export async function registerAccount(ctx: Context, input: RegisterInput): Promise<OpenedSession> {
  const countryId = findCountry(input.country)?.id ?? null;
  const phone = storedPhone(input.phone, countryId ?? '');
  assertRules(checkRegistration(input, phone, passwordPolicy(ctx)));
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
          phone,
          country: countryId,
          passwordHash,
          preferences: input.locale ? { language: input.locale } : {},
          createdAt,
        },
        select: { id: true },
      });
      await recordConsents(ctx, tx, {
        userId: id,
        supplierId: null,
        notice: shownNotice(ctx, countryId ?? '', input.locale ?? DEFAULT_LOCALE),
        ip: input.caller.ip,
        consents: [
          { purpose: NOTICE_PURPOSE, given: true },
          ...input.consents.filter(({ purpose }) => isOptionalConsent(purpose)),
        ],
      });
      const session = await openSession(ctx, tx, id, input.caller);
      await audit(ctx, tx, { companyId: null, action: 'account.register', objectType: 'user', objectId: id });
      return session;
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new DomainError('email_taken', { cause: error });
    throw error;
  }
}

function checkRegistration(input: RegisterInput, phone: string | null, policy: PasswordPolicy): Violation[] {
  const required = (['name', 'email', 'password', 'phone'] as const).filter((field) => !input[field]);
  if (required.length > 0) return required.map((field) => violation('all_fields_required', field));
  const found = isValidEmail(input.email) ? [] : [violation('email_invalid', 'email')];
  return [
    ...found,
    ...checkPerson({ name: input.name, phone }),
    ...checkNewPassword(input.password, 'password', policy),
    ...checkNotOwnEmail(input.password, 'password', input.email),
  ];
}
