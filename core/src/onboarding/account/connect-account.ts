import { findCountry } from '@homologa/domain/countries/find-country';
import { storedPhone } from '@homologa/domain/countries/phone';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { hasStaffRole, type UserActor } from '@homologa/domain/identity/actor';
import { normalizeEmail } from '@homologa/domain/identity/normalize-email';
import { DEFAULT_LOCALE, type Locale } from '@homologa/domain/language/locales';
import { canConnectAccount } from '@homologa/domain/onboarding/onboarding.policy';
import { NOTICE_PURPOSE } from '@homologa/domain/privacy/privacy-notice';
import { recordConsents, shownNotice } from '../../accounts/profile/consents.steps';
import { authorize, requireNotActingAsOther } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { type OnboardingAccess, type OnboardingKey, openOnboarding } from '../access.queries';
import { readSeenSupplier, type SeenSupplier } from '../onboarding.queries';
import { lockOnboarding, type OnboardingRecord } from '../onboarding-record.steps';
import { connectToAccount } from './connection.steps';

/**
 * Connects the signed-in account to the supplier of the link. Idempotent for the same account.
 * Throws `unauthenticated` without a link or a session, `account_mismatch`, `account_needs_code`,
 * `started_by_another_account`, `email_not_confirmed`.
 */
export async function connectAccount(
  ctx: Context,
  key: OnboardingKey,
  input: { accountId: string | null; locale: Locale | null; noticeCountry: string | null; ip: string },
): Promise<SeenSupplier> {
  const access = await openOnboarding(ctx, key);
  const { actor } = ctx;
  if (actor.kind !== 'user') throw new DomainError('unauthenticated');
  requireNotActingAsOther(actor);
  // A session opened through another link does not prove that the account belongs to the caller.
  if (access.view !== 'own' && actor.onlySupplierId) throw new DomainError('account_needs_code');
  if (input.accountId && input.accountId !== actor.userId) throw new DomainError('account_mismatch');
  const account = await ctx.db.read.user.findUniqueOrThrow({ where: { id: actor.userId }, select: { phone: true } });
  return ctx.db.tenant(access.companyId, async (tx) => {
    const record = await lockOnboarding(tx, access);
    if (record.supplier.accountId !== actor.userId) {
      checkConnectable(access, record, actor);
      await connectToAccount(ctx, tx, record, {
        userId: actor.userId,
        email: actor.email,
        phone: inCountry(account.phone ?? record.supplier.phone, record.supplier.country),
        locale: input.locale,
      });
      const { noticeCountry } = input;
      const shownCountry = noticeCountry === null ? record.supplier.country : (findCountry(noticeCountry)?.id ?? '');
      await recordConsents(ctx, tx, {
        userId: actor.userId,
        supplierId: record.supplier.id,
        // Records the privacy notice that the page displayed. Before an account exists, the page selects the notice by
        // the region of the link only.
        notice: shownNotice(ctx, shownCountry, input.locale ?? DEFAULT_LOCALE),
        ip: input.ip,
        consents: [{ purpose: NOTICE_PURPOSE, given: true }],
      });
    }
    return readSeenSupplier(tx, access, 'own');
  });
}

/** Adds the country's calling code, which staff need to call the supplier. */
const inCountry = (phone: string, country: string): string => storedPhone(phone, country) ?? phone;

function checkConnectable(access: OnboardingAccess, record: OnboardingRecord, actor: UserActor): void {
  const { supplier } = record;
  const link = { kind: 'link', ...placeOf(access) } as const;
  authorize(canConnectAccount(link, { supplierId: supplier.id, accountId: supplier.accountId }));
  // Staff of the desk may connect to an invitation sent to another e-mail address, so that they can help the supplier.
  const isInvited =
    hasStaffRole(actor, 'desk') ||
    supplier.emails.some((email) => normalizeEmail(email) === normalizeEmail(actor.email));
  if (supplier.accountId !== null || !isInvited) throw new DomainError('started_by_another_account');
  if (supplier.unconfirmedEmail !== null) throw new DomainError('email_not_confirmed');
}

const placeOf = ({ companyId, workflowId, supplierId }: OnboardingAccess) => ({ companyId, workflowId, supplierId });
