import { accountUpdateOf } from '@homologa/domain/catalog/status-updates';
import type { Locale } from '@homologa/domain/language/locales';
import { stepsOf } from '@homologa/domain/onboarding/step-selection';
import { connectBirRequests, insertBirRequest } from '../../bir-requests/bir-request.steps';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { connectSupplier } from '../../supplier-record/own-part.steps';
import { recordReceiver } from '../handover/handover.steps';
import { queueSupplierMail } from '../mails/supplier-mail.steps';
import type { OnboardingRecord } from '../onboarding-record.steps';
import { advanceOnboarding, completed, STARTED, updated } from '../progress.steps';

/** Connects an account to a locked supplier without an account, and advances the onboarding. */
export async function connectToAccount(
  ctx: Context,
  tx: Tx,
  record: OnboardingRecord,
  account: { userId: string; email: string; phone: string; locale: Locale | null },
): Promise<void> {
  const { id, companyId } = record.supplier;
  await connectSupplier(ctx, tx, record.supplier, account);
  await recordReceiver(tx, record.supplier, account);
  if (needsBirRequest(record)) await openBirRequest(ctx, tx, record, account.userId);
  const events = [STARTED, updated(accountUpdateOf(record.workflow)), completed('account_connection')];
  await advanceOnboarding(ctx, tx, record, events);
  await queueSupplierMail(ctx, tx, record.supplier, 'account_made', account.userId);
  await audit(ctx, tx, {
    companyId,
    action: 'onboarding.connect_account',
    objectType: 'supplier',
    objectId: id,
  });
}

/**
 * Every supplier that pays needs a report request, even without a form, because the request also stores the billing
 * data.
 */
const needsBirRequest = ({ facts, workflow }: OnboardingRecord): boolean =>
  workflow.payment === 'supplier' || stepsOf(facts).includes('bir_form');

async function openBirRequest(ctx: Context, tx: Tx, record: OnboardingRecord, accountId: string): Promise<void> {
  if (await connectBirRequests(tx, record.supplier, accountId)) return;
  await insertBirRequest(ctx, tx, { ...record.supplier, accountId });
}
