import type { BillingResponse, FormRecord } from '@homologa/domain/bir-form/bir-request.contract';
import { readBirRequest } from '../../bir-requests/bir-request.queries';
import { saveBirRequest } from '../../bir-requests/bir-request.steps';
import { audit } from '../../kernel/audit';
import { requireNotActingAsOther } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { type OnboardingKey, openOnboarding, requireOwn } from '../access.queries';
import { storeAnswers } from '../answers/store-answers';
import { recountForm } from '../form/form-progress.steps';
import { formStarted } from '../form/update-bir-request';
import { readSeenSupplier, type SeenSupplier } from '../onboarding.queries';
import { lockOnboarding, type OnboardingRecord } from '../onboarding-record.steps';
import { advanceOnboarding, QUESTIONNAIRE_STARTED } from '../progress.steps';
import { findLastAnswers, type LastAnswers } from './last-answers.queries';

/**
 * Fills this process with the answers of the account's last finished process of the same client, as the supplier has
 * chosen. Writes only what is still untouched, so a repeated call changes nothing. Files, the method of payment and
 * accepted terms are not taken over. Throws `unauthenticated`, `workflow_closed`, `not_while_logged_in_as`.
 */
export async function startFromLastAnswers(ctx: Context, key: OnboardingKey): Promise<SeenSupplier> {
  const access = await openOnboarding(ctx, key);
  requireOwn(access);
  requireNotActingAsOther(ctx.actor);
  const { companyId, supplierId } = access;
  return ctx.db.tenant(companyId, async (tx) => {
    const record = await lockOnboarding(tx, access);
    const last = await findLastAnswers(ctx, tx, access);
    if (last) {
      await copyForm(ctx, tx, record, last);
      await copyAnswers(ctx, tx, record, last);
      await audit(ctx, tx, {
        companyId,
        action: 'onboarding.start_from_last',
        objectType: 'supplier',
        objectId: supplierId,
        facts: { source: last.supplierId },
      });
    }
    return readSeenSupplier(tx, access, 'own');
  });
}

async function copyForm(ctx: Context, tx: Tx, record: OnboardingRecord, { form }: LastAnswers): Promise<void> {
  if (!form) return;
  const { from, to } = form;
  const place = { id: to.id, companyId: record.supplier.companyId };
  await saveBirRequest(tx, place, {
    company: { ...(from.company as FormRecord), ...namedBy(to.company as FormRecord) },
    country: to.country || from.country,
    form: from.form as FormRecord,
    ...(Object.keys(to.billingPayment as object).length === 0 ? { billingPayment: payerOf(from.billingPayment) } : {}),
  });
  await advanceOnboarding(ctx, tx, record, formStarted(record));
  await recountForm(ctx, tx, record, await readBirRequest(tx, place));
}

/** Keeps the name by which the client invited the company: an earlier process may have another spelling. */
const namedBy = ({ company_name: name }: FormRecord): FormRecord => (name ? { company_name: name } : {});

/** Returns the person in charge of the payment. Method and terms are chosen anew for each payment. */
function payerOf(billingPayment: unknown): BillingResponse['payment'] {
  const { person_name, position, email } = billingPayment as BillingResponse['payment'];
  return Object.fromEntries(Object.entries({ person_name, position, email }).filter(([, value]) => value));
}

async function copyAnswers(ctx: Context, tx: Tx, record: OnboardingRecord, last: LastAnswers): Promise<void> {
  const given = [...last.answers].map(([questionId, answer]) => ({ questionId, answer }));
  if (given.length === 0) return;
  await storeAnswers(ctx, tx, record, last.items, given);
  await advanceOnboarding(ctx, tx, record, [QUESTIONNAIRE_STARTED]);
}
