import { BILLING_AUTOSAVE_DEBOUNCE } from '@homologa/domain/onboarding/limits';
import { ApiError, isPassing } from '../../lib/api-error';
import type { SaveFailure, SaveQueue } from '../../lib/save-queue';
import { openStoredQueue } from '../../lib/stored-queue';
import { patchBilling } from './api/payment.api';
import { BILLING_FIELDS, type BillingValues, billingBodyOf, referencePartOf, savedValues } from './billing-fields';

export interface BillingQueue extends SaveQueue<string> {
  /** What the server answered to the newest save of this visit; null before the first. */
  saved: () => BillingValues | null;
  /** Saves everything and has it judged. Throws ApiError; what was given is stored even then. */
  submit: (values: BillingValues) => Promise<void>;
}

/** What a failed save of the reference means for the queue. */
export function judgeBillingFailure(error: unknown): SaveFailure {
  if (isPassing(error)) return { kind: 'retry' };
  if (!(error instanceof ApiError)) throw error;
  if (error.status !== 422) return { kind: 'stopped' };
  return { kind: 'refused', keys: error.details.flatMap(({ path }) => referencePartOf(path) ?? []) };
}

const queues = new Map<string, BillingQueue>();

/** A request's queue: one for as long as the page lives, so that going to another step loses nothing. */
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
      judge: judgeBillingFailure,
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
