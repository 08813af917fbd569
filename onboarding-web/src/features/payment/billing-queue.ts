import { BILLING_AUTOSAVE_DEBOUNCE } from '@homologa/domain/onboarding/limits';
import { ApiError, isPassing } from '../../lib/api-error';
import { createSaveQueue, type SaveFailure, type SaveQueue } from '../../lib/save-queue';
import { type KeyStore, readJson, storage, writeJson } from '../../lib/storage';
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

const keptKey = (requestId: string): string => `homologa.onboarding.billing.${requestId}`;

/** What an earlier visit has typed and the server does not have yet. */
export const readKeptBilling = (requestId: string, store: KeyStore = storage): Map<string, string> =>
  new Map(Object.entries(readJson<Record<string, string>>(store, keptKey(requestId)) ?? {}));

export const keepBilling = (requestId: string, values: ReadonlyMap<string, string>, store: KeyStore = storage): void =>
  writeJson(store, keptKey(requestId), values.size > 0 ? Object.fromEntries(values) : null);

const queues = new Map<string, BillingQueue>();

/** A request's queue: one for as long as the page lives, so that going to another step loses nothing. */
export function billingQueueOf(requestId: string): BillingQueue {
  const known = queues.get(requestId);
  if (known) return known;
  let saved: BillingValues | null = null;
  const queue: BillingQueue = {
    saved: () => saved,
    async submit(values) {
      const all = BILLING_FIELDS.map((field) => [field, values[field]] as const);
      saved = Object.fromEntries(all) as BillingValues;
      const { billing } = await patchBilling(requestId, { ...billingBodyOf(all), submit: true });
      saved = savedValues(billing);
    },
    ...createSaveQueue<string>({
      send: async (values) => {
        const { billing } = await patchBilling(requestId, billingBodyOf(values));
        saved = savedValues(billing);
      },
      keep: (values) => keepBilling(requestId, values),
      kept: readKeptBilling(requestId),
      judge: judgeBillingFailure,
      rest: BILLING_AUTOSAVE_DEBOUNCE,
      now: () => new Date(),
      later: (run, milliseconds) => {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
    }),
  };
  queues.set(requestId, queue);
  window.addEventListener('online', () => void queue.flush());
  return queue;
}
