import { BILLING_AUTOSAVE_DEBOUNCE } from '@homologa/domain/onboarding/limits';
import type { SaveFailure } from '@homologa/web/saving/save-queue';
import { classifySaveFailure } from '../../lib/save-failure';
import { openStoredQueue, type StoredQueue } from '../../lib/stored-queue';
import { patchBilling } from './api/payment.api';
import { BILLING_FIELDS, type BillingValues, billingBodyOf, referencePartOf, savedValues } from './billing-fields';

export interface BillingQueue extends StoredQueue<string, void> {
  saved: () => BillingValues | null;
  /** Saves all values, then validates them: throws `ApiError` for invalid values, which are stored nevertheless. */
  submit: (values: BillingValues) => Promise<void>;
}

export const classifyBillingFailure = (error: unknown): SaveFailure =>
  classifySaveFailure(error, ({ status, details }) =>
    status === 422 ? details.flatMap(({ path }) => referencePartOf(path) ?? []) : null,
  );

const queues = new Map<string, BillingQueue>();

/**
 * Returns the queue that saves the billing data of a report request. The queue exists for the lifetime of the page, so
 * that changing steps loses no entries.
 */
export function billingQueueOf(requestId: string): BillingQueue {
  const known = queues.get(requestId);
  if (known) return known;
  let saved: BillingValues | null = null;
  const queue: BillingQueue = {
    ...openStoredQueue<string, void>({
      keptAt: `homologa.onboarding.billing.${requestId}`,
      send: async (values, keepalive) => {
        const { billing } = await patchBilling(requestId, billingBodyOf(values), keepalive);
        saved = savedValues(billing);
      },
      judge: classifyBillingFailure,
      rest: BILLING_AUTOSAVE_DEBOUNCE,
    }),
    saved: () => saved,
    async submit(values) {
      const all = BILLING_FIELDS.map((field) => [field, values[field]] as const);
      saved = Object.fromEntries(all) as BillingValues;
      const { billing } = await patchBilling(requestId, { ...billingBodyOf(all), submit: true });
      saved = savedValues(billing);
    },
  };
  queues.set(requestId, queue);
  return queue;
}
