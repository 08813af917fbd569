import { isDeepStrictEqual } from 'node:util';
import type { UpdateBillingBody } from '@homologa/domain/bir-form/bir-request.contract';
import { paymentRegionOf } from '@homologa/domain/catalog/payment-regions';
import { assertRules } from '@homologa/domain/errors/domain-error';
import { type Violation, violation } from '@homologa/domain/errors/error-codes';
import { lookUp } from '@homologa/domain/language/record-of';
import { normalizeBilling } from '@homologa/domain/payments/billing-rules';
import type { BirRequestRow } from '../bir-requests/bir-request.queries';
import {
  type BirPlace,
  findOwnBirRequest,
  readBirRequest,
  requireUnsettled,
} from '../bir-requests/bir-request.queries';
import { saveBirRequest } from '../bir-requests/bir-request.steps';
import { recordPaymentChanged } from '../bir-requests/charge-rows.steps';
import { audit } from '../kernel/audit';
import { requireNotActingAsOther } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { lockOnboarding, type OnboardingRecord, requirePaymentStep } from '../onboarding/onboarding-record.steps';
import { advanceOnboarding, CORRECTED, updated } from '../onboarding/progress.steps';
import { type StoredGeneral, type StoredPayment, toBilling, toStored } from './billing';
import { askCharge } from './charges/charge.steps';
import { checkReference } from './payment-rules.queries';

type BillingInput = UpdateBillingBody;

/**
 * Merges billing data. With `submit` it also validates all rules and records the payment reference. The data are saved
 * even if a rule is violated. Staff who decide on what they saw before are told of the change. Throws one violation per
 * rule, `payment_settled`, `onboarding_step_not_reached`, `onboarding_finished`, `not_while_logged_in_as`.
 */
export async function saveBilling(ctx: Context, id: string, input: BillingInput): Promise<BirRequestRow> {
  const place = await findOwnBirRequest(ctx, id);
  requireNotActingAsOther(ctx.actor);
  const result = await ctx.db.tenant(place.companyId, async (tx): Promise<BirRequestRow | Violation[]> => {
    const record = await lockOnboarding(tx, place);
    requireRegion(record, input);
    const before = await readBirRequest(tx, place);
    const region = requirePaymentStep(record, before.charge);
    requireUnsettled(before);
    await store(ctx, tx, place, record, input);
    const request = await readBirRequest(tx, place);
    if (!input.submit) return request;
    const broken = checkReference(ctx, region, request);
    if (broken.length > 0) return broken;
    await submit(ctx, tx, place, record);
    await askCharge(ctx, tx, { record, request, region });
    return readBirRequest(tx, place);
  });
  if (!Array.isArray(result)) return result;
  // Throws the violations only after the transaction, so that the billing data stay saved.
  assertRules(result);
  throw new TypeError('a broken rule throws');
}

function requireRegion({ supplier, workflow }: OnboardingRecord, { payment, submit }: BillingInput): void {
  const hasNoMethod = workflow.payment === 'supplier' && paymentRegionOf(supplier.country) === null;
  if (hasNoMethod && (payment?.method || submit)) assertRules([violation('invalid_input', 'payment.method')]);
}

async function store(ctx: Context, tx: Tx, of: BirPlace, record: OnboardingRecord, input: BillingInput): Promise<void> {
  const { id, companyId } = of;
  const before = await readBirRequest(tx, of);
  const merged = toBilling(
    { ...(before.billingGeneral as StoredGeneral), ...given(input.general) },
    { ...(before.billingPayment as StoredPayment), ...given(input.payment) },
  );
  const { country: countryId } = record.supplier;
  const place = { region: paymentRegionOf(countryId), countryId };
  const { general, payment } = normalizeBilling(place, merged.general, merged.payment);
  const after = toStored(general, payment);
  const { billingGeneral, billingPayment } = before;
  if (isDeepStrictEqual({ billingGeneral, billingPayment }, after)) return;
  await saveBirRequest(tx, { id, companyId }, after);
  await recordPaymentChanged(tx, { birRequestId: id, companyId });
  await audit(ctx, tx, {
    companyId,
    action: 'onboarding.save_billing',
    objectType: 'bir_request',
    objectId: id,
    facts: {
      fields: [
        ...changedFields(billingGeneral, after.billingGeneral),
        ...changedFields(billingPayment, after.billingPayment),
      ],
    },
  });
}

const given = (part: object = {}): object =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined));

const changedFields = (before: unknown, after: object): string[] =>
  Object.entries(after).flatMap(([name, value]) => (lookUp(Object(before), name) === value ? [] : [name]));

async function submit(ctx: Context, tx: Tx, { id, companyId }: BirPlace, record: OnboardingRecord): Promise<void> {
  await advanceOnboarding(ctx, tx, record, [updated('payment_reference'), CORRECTED]);
  await audit(ctx, tx, {
    companyId,
    action: 'onboarding.submit_billing',
    objectType: 'bir_request',
    objectId: id,
  });
}
