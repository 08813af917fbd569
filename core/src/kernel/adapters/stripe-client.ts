import { setTimeout as pause } from 'node:timers/promises';
import { withDeadline } from '../limits/deadline';
import { PaymentProviderError } from '../ports/payment-gateway';

/** The API as of this date: what Stripe changes later does not change what it answers us. */
const API_VERSION = '2024-06-20';
const ATTEMPT_TIMEOUT_MS = 8_000;
/** Before each further attempt. A repetition is safe: it carries the same idempotency key. */
const PAUSES_MS = [250, 750];

interface StripeCall {
  url: string;
  key: string;
  path: string;
  /** With a form it is a POST. */
  form?: Record<string, string>;
  idempotencyKey?: string;
}

/** One call of Stripe's API, tried again where that may help. Gives the answer's JSON; throws PaymentProviderError. */
export async function callStripe(call: StripeCall, signal: AbortSignal): Promise<unknown> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await attemptCall(call, signal);
    } catch (error) {
      const wait = PAUSES_MS[attempt];
      const mayHelp = error instanceof PaymentProviderError && !error.permanent && !signal.aborted;
      if (!mayHelp || wait === undefined) throw error;
      await pause(wait);
    }
  }
}

async function attemptCall(call: StripeCall, signal: AbortSignal): Promise<unknown> {
  const answer = await send(call, signal);
  if (answer.ok) return answer.json;
  // 409: the same call is under way at this moment; 429 and 5xx: later.
  const permanent = answer.status < 500 && answer.status !== 409 && answer.status !== 429;
  throw new PaymentProviderError(`Stripe answered ${answer.status}: ${reasonOf(answer.json)}`, { permanent });
}

const send = (call: StripeCall, signal: AbortSignal): Promise<StripeAnswer> =>
  withDeadline(signal, ATTEMPT_TIMEOUT_MS, (bounded) => sendOnce(call, bounded));

interface StripeAnswer {
  ok: boolean;
  status: number;
  json: unknown;
}

async function sendOnce(
  { url, key, path, form, idempotencyKey }: StripeCall,
  signal: AbortSignal,
): Promise<StripeAnswer> {
  try {
    const response = await fetch(`${url}${path}`, {
      method: form ? 'POST' : 'GET',
      redirect: 'error',
      headers: {
        Authorization: `Bearer ${key}`,
        'Stripe-Version': API_VERSION,
        ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
      },
      ...(form ? { body: new URLSearchParams(form) } : {}),
      signal,
    });
    return { ok: response.ok, status: response.status, json: await response.json() };
  } catch (error) {
    throw new PaymentProviderError('Stripe could not be reached', { permanent: false, cause: error });
  }
}

/** Stripe's own type and code of an error: its message may repeat what the payer typed. */
function reasonOf(json: unknown): string {
  const { error } = (json ?? {}) as { error?: { type?: unknown; code?: unknown } };
  return [error?.type, error?.code].filter((part) => typeof part === 'string').join(' ') || 'no reason given';
}
