import { ApiError } from './api-error';

const REMEMBERED = 20;
/** Milliseconds after which a repeated call counts as a new request. */
const REMEMBERED_MS = 10 * 60_000;

/** Returns a random idempotency key; `crypto.randomUUID` is missing on pages without TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * True if the server may have processed the call: no response arrived, the response has a 5xx status, or the first
 * attempt is still in progress.
 */
const isUnknown = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.code === 'request_in_progress';

/**
 * Manages idempotency keys. Each call has a new key, but a retry of an unconfirmed call has the same key, so that the
 * server recognizes it.
 */
export function createRequestKeys() {
  const unanswered = new Map<string, { key: string; at: number }>();
  return {
    async with<Answer>(path: string, body: unknown, call: (key: string) => Promise<Answer>): Promise<Answer> {
      const asked = `${path} ${JSON.stringify(body ?? null)}`;
      const before = unanswered.get(asked);
      const key = before && Date.now() - before.at < REMEMBERED_MS ? before.key : newKey();
      unanswered.delete(asked);
      try {
        return await call(key);
      } catch (error) {
        if (isUnknown(error)) {
          unanswered.set(asked, { key, at: Date.now() });
          const [oldest] = unanswered.keys();
          if (unanswered.size > REMEMBERED && oldest !== undefined) unanswered.delete(oldest);
        }
        throw error;
      }
    },
  };
}
