import { setTimeout as pause } from 'node:timers/promises';
import { bytesOf, type Outgoing } from '../../kernel/outgoing/outgoing';
import { PaymentProviderError } from './payment-gateway';

/** Pinned version of Stripe's API, so that later versions do not change the responses. */
const API_VERSION = '2024-06-20';
const ATTEMPT_TIMEOUT_MS = 8_000;
const ANSWER_MAX_BYTES = 1024 * 1024;
/** Pauses before the retries, which are safe because they send the same idempotency key. */
const PAUSES_MS = [250, 750];

interface StripeCall {
  outgoing: Outgoing;
  url: string;
  key: string;
  path: string;
  form?: Record<string, string>;
  idempotencyKey?: string;
}

/** Calls Stripe's API with retries and returns the response's JSON. Throws PaymentProviderError. */
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
  const answer = await sendOnce(call, signal);
  if (answer.ok) return answer.json;
  // A retry can succeed after 409 (the same call is in progress), 429 and 5xx.
  const permanent = answer.status < 500 && answer.status !== 409 && answer.status !== 429;
  throw new PaymentProviderError(`Stripe answered ${answer.status}: ${reasonOf(answer.json)}`, { permanent });
}

interface StripeAnswer {
  ok: boolean;
  status: number;
  json: unknown;
}

async function sendOnce(
  { outgoing, url, key, path, form, idempotencyKey }: StripeCall,
  signal: AbortSignal,
): Promise<StripeAnswer> {
  try {
    const request = {
      url: `${url}${path}`,
      method: form ? ('POST' as const) : ('GET' as const),
      headers: {
        Authorization: `Bearer ${key}`,
        'Stripe-Version': API_VERSION,
        ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
        ...(form ? { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' } : {}),
      },
      ...(form ? { body: new URLSearchParams(form).toString() } : {}),
      timeoutMs: ATTEMPT_TIMEOUT_MS,
      maxBytes: ANSWER_MAX_BYTES,
    };
    return await outgoing.call(request, signal, async ({ ok, status, body }) => ({
      ok,
      status,
      json: JSON.parse((await bytesOf(body)).toString('utf8')) as unknown,
    }));
  } catch (error) {
    throw new PaymentProviderError('Stripe could not be reached', { permanent: false, cause: error });
  }
}

/** Returns type and code of a Stripe error. The message is omitted because it may repeat the payer's input. */
function reasonOf(json: unknown): string {
  const { error } = (json ?? {}) as { error?: { type?: unknown; code?: unknown } };
  return [error?.type, error?.code].filter((part) => typeof part === 'string').join(' ') || 'no reason given';
}
