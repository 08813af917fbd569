import { accountUpdateOf } from '@homologa/domain/catalog/status-updates';
import { findCountry } from '@homologa/domain/countries/find-country';
import { storedPhone } from '@homologa/domain/countries/phone';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { UserActor } from '@homologa/domain/identity/actor';
import { normalizeEmail } from '@homologa/domain/identity/email';
import { DEFAULT_LOCALE, type Locale } from '@homologa/domain/language/locales';
import { canConnectAccount } from '@homologa/domain/onboarding/onboarding.policy';
import { stepsOf } from '@homologa/domain/onboarding/step-selection';
import { NOTICE_PURPOSE } from '@homologa/domain/privacy/privacy-notice';
import { recordConsents, shownNotice } from '../../accounts/profile/consents.steps';
import { connectBirRequests, insertBirRequest } from '../../bir-requests/bir-request.steps';
import { audit } from '../../kernel/audit';
import { authorize, requireNotActingAsOther } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { connectSupplier } from '../../supplier-record/own-part.steps';
import { type OnboardingAccess, type OnboardingKey, openOnboarding } from '../access.queries';
import { queueSupplierMail } from '../mails/supplier-mail.steps';
import { readSeenSupplier, type SeenSupplier } from '../onboarding.queries';
import { lockOnboarding, type OnboardingRecord } from '../onboarding-record.steps';
import { advanceOnboarding, completed, STARTED, updated } from '../progress.steps';

/**
 * Connects the signed-in account to the supplier of the link. Idempotent for the same account.
 * Throws `unauthenticated` without a link or a session, `account_mismatch`, `started_by_another_account`,
 * `email_not_confirmed`.
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
  if (input.accountId && input.accountId !== actor.userId) throw new DomainError('account_mismatch');
  const account = await ctx.db.read.user.findUniqueOrThrow({ where: { id: actor.userId }, select: { phone: true } });
  return ctx.db.tenant(access.companyId, async (tx) => {
    const record = await lockOnboarding(tx, access);
    if (record.supplier.accountId !== actor.userId) {
      checkConnectable(access, record, actor);
      await connect(ctx, tx, record, {
        userId: actor.userId,
        phone: inCountry(account.phone ?? record.supplier.phone, record.supplier.country),
        locale: input.locale,
      });
      const { noticeCountry } = input;
      const shownCountry = noticeCountry === null ? record.supplier.country : (findCountry(noticeCountry)?.id ?? '');
      await recordConsents(ctx, tx, {
        userId: actor.userId,
        supplierId: record.supplier.id,
        // Record the notice that the page displayed: before the account exists, the page only knows the region of the
        // link.
        notice: shownNotice(ctx, shownCountry, input.locale ?? DEFAULT_LOCALE),
        ip: input.ip,
        consents: [{ purpose: NOTICE_PURPOSE, given: true }],
      });
    }
    return readSeenSupplier(tx, access, 'own');
  });
}

/** Adds the country's prefix, which staff who call the supplier could not guess. */
const inCountry = (phone: string, country: string): string => storedPhone(phone, country) ?? phone;

function checkConnectable(access: OnboardingAccess, record: OnboardingRecord, actor: UserActor): void {
  const { supplier } = record;
  const link = { kind: 'link', ...placeOf(access) } as const;
  authorize(canConnectAccount(link, { supplierId: supplier.id, accountId: supplier.accountId }));
  // Provider staff may connect to an invitation of another e-mail in order to help.
  const isInvited =
    actor.accountRole !== 'user' ||
    supplier.emails.some((email) => normalizeEmail(email) === normalizeEmail(actor.email));
  if (supplier.accountId !== null || !isInvited) throw new DomainError('started_by_another_account');
  if (supplier.unconfirmedEmail !== null) throw new DomainError('email_not_confirmed');
}

const placeOf = ({ companyId, workflowId, supplierId }: OnboardingAccess) => ({ companyId, workflowId, supplierId });

async function connect(
  ctx: Context,
  tx: Tx,
  record: OnboardingRecord,
  account: { userId: string; phone: string; locale: Locale | null },
): Promise<void> {
  const { id, companyId } = record.supplier;
  await connectSupplier(ctx, tx, record.supplier, account);
  if (needsBirRequest(record)) await openBirRequest(ctx, tx, record, account.userId);
  const events = [STARTED, updated(accountUpdateOf(record.workflow)), completed('account_connection')];
  await advanceOnboarding(ctx, tx, record, events);
  await queueSupplierMail(ctx, tx, record.supplier, 'account_made');
  await audit(ctx, tx, {
    companyId,
    action: 'onboarding.connect_account',
    objectType: 'supplier',
    objectId: id,
  });
}

/** The request also stores the billing data, so it exists for every supplier that pays, even without a form. */
const needsBirRequest = ({ facts, workflow }: OnboardingRecord): boolean =>
  workflow.payment === 'supplier' || stepsOf(facts).includes('bir_form');

async function openBirRequest(ctx: Context, tx: Tx, record: OnboardingRecord, accountId: string): Promise<void> {
  if (await connectBirRequests(tx, record.supplier, accountId)) return;
  await insertBirRequest(ctx, tx, { ...record.supplier, accountId });
}
