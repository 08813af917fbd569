import { checkPerson } from '@homologa/domain/accounts/person-rules';
import { findCountry } from '@homologa/domain/countries/find-country';
import { storedPhone } from '@homologa/domain/countries/phone';
import { assertRules, DomainError } from '@homologa/domain/errors/domain-error';
import { type Violation, violation } from '@homologa/domain/errors/error-codes';
import type { UserActor } from '@homologa/domain/identity/actor';
import { normalizeEmail } from '@homologa/domain/identity/normalize-email';
import { DEFAULT_LOCALE, type Locale } from '@homologa/domain/language/locales';
import { isOptionalConsent } from '@homologa/domain/privacy/privacy-notice';
import { shownNotice } from '../../accounts/profile/consents.steps';
import { hasAccount, openLinkAccount } from '../../accounts/users/link-account.steps';
import { audit } from '../../kernel/audit';
import { authorize, requireNotActingAsOther } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { isUniqueViolation, type Tx } from '../../kernel/database/database';
import { setSupplierPhone } from '../../supplier-record/own-part.steps';
import { type OnboardingKey, openOnboarding, requireUnconnectedOrOwn } from '../access.queries';
import { readSeenSupplier, type SeenSupplier } from '../onboarding.queries';
import { lockOnboarding } from '../onboarding-record.steps';
import { connectToAccount } from './connection.steps';

interface BeginInput {
  name: string;
  phone: string;
  locale: Locale | undefined;
  noticeCountry: string | null;
  consents: { purpose: string; given: boolean }[];
  caller: Parameters<typeof openLinkAccount>[2]['caller'];
}

interface Begun {
  token: string;
  actor: UserActor;
  seen: SeenSupplier;
}

/**
 * Creates an account without a password for the invited e-mail address, connects it, and opens a session limited to
 * this supplier, because the mailed link only proves access to this supplier's onboarding. The address is taken from
 * the invitation, never from the caller. Throws the violations of name and phone, `account_needs_code` if the address
 * has an account, `email_not_confirmed`, `unauthenticated` if an account is connected, `workflow_closed`.
 */
export async function beginOnboarding(ctx: Context, key: OnboardingKey, input: BeginInput): Promise<Begun> {
  requireNotActingAsOther(ctx.actor);
  const access = await openOnboarding(ctx, key);
  requireUnconnectedOrOwn(access);
  authorize(access.view === 'link' && access.holdsLink ? 'allow' : 'deny');
  try {
    // Writes the account and the onboarding in one transaction, which requires the system role. A partial write would
    // leave an account that requires a code, although the onboarding has not begun.
    return await ctx.db.system(async (tx) => {
      const record = await lockOnboarding(tx, access);
      const { id: supplierId, accountId, emails, country, unconfirmedEmail } = record.supplier;
      const email = normalizeEmail(emails[0] ?? '');
      if (unconfirmedEmail !== null) throw new DomainError('email_not_confirmed');
      // If the invitation has several addresses, the link does not show which recipient uses it, so one recipient could
      // act as another.
      if (emails.length > 1) throw new DomainError('forbidden');
      if (accountId !== null || email === '' || (await hasAccount(tx, email))) {
        throw new DomainError('account_needs_code');
      }
      const phone = storedPhone(input.phone, country);
      assertRules(checkBegin(input, phone));
      const { noticeCountry, locale } = input;
      const countryId = findCountry(country)?.id ?? null;
      const shownCountry = noticeCountry === null ? country : (findCountry(noticeCountry)?.id ?? '');
      const session = await openLinkAccount(ctx, tx, {
        name: input.name,
        email,
        phone: phone ?? '',
        country: countryId,
        locale,
        supplierId,
        notice: shownNotice(ctx, shownCountry, locale ?? DEFAULT_LOCALE),
        consents: input.consents.filter(({ purpose }) => isOptionalConsent(purpose)),
        caller: input.caller,
      });
      const actor = linkUser(session, email, supplierId);
      const connection = { userId: session.userId, email, phone: phone ?? '', locale: locale ?? null };
      await connectToAccount({ ...ctx, actor }, tx, record, connection);
      if (phone !== null && isOtherPhone(phone, record.supplier)) {
        await correctPhone({ ...ctx, actor }, tx, record.supplier, phone);
      }
      return { token: session.token, actor, seen: await readSeenSupplier(tx, access, 'own') };
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new DomainError('account_needs_code', { cause: error });
    throw error;
  }
}

/** Compares in stored form, because the client's spelling of the same number is no correction. */
const isOtherPhone = (phone: string, invited: { phone: string; country: string }): boolean =>
  invited.phone !== '' && phone !== (storedPhone(invited.phone, invited.country) ?? invited.phone);

/**
 * Replaces the client's number by the number that the supplier entered for this onboarding. Otherwise staff would call
 * the client's number, which `ownPhoneOf` prefers to the account's.
 */
async function correctPhone(
  ctx: Context,
  tx: Tx,
  { id, companyId }: { id: string; companyId: string },
  phone: string,
): Promise<void> {
  await setSupplierPhone(ctx, tx, { id, companyId }, phone);
  await audit(ctx, tx, { companyId, action: 'onboarding.phone', objectType: 'supplier', objectId: id });
}

const linkUser = (session: { userId: string; sessionId: string }, email: string, supplierId: string): UserActor => ({
  kind: 'user',
  userId: session.userId,
  sessionId: session.sessionId,
  email,
  accountRole: 'user',
  membership: null,
  memberships: [],
  loggedInAsBy: null,
  onlySupplierId: supplierId,
});

function checkBegin(input: BeginInput, phone: string | null): Violation[] {
  const required = (['name', 'phone'] as const).filter((field) => !input[field]);
  if (required.length > 0) return required.map((field) => violation('all_fields_required', field));
  return checkPerson({ name: input.name, phone });
}
