import { ApiError } from './api-error';

const REMEMBERED = 20;
/** Milliseconds after which the same call counts as a new request. */
const REMEMBERED_MS = 10 * 60_000;

/** Random idempotency key. `crypto.randomUUID` is missing on pages without TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The server may or may not have processed the call: no response, a server error, or the first attempt is still
 * running.
 */
const isUnknown = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.code === 'request_in_progress';

/**
 * Idempotency keys: a new key per call; a retry of an unconfirmed call reuses its key, so that the server recognizes
 * it.
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
