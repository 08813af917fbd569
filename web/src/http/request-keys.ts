import { ApiError } from './api-error';

/** At most this many unanswered calls are remembered; a second press means one of the latest. */
const REMEMBERED = 20;
/** Milliseconds after which a press means the same thing once more. */
const REMEMBERED_MS = 10 * 60_000;

/** A key for what is to be done once: random, also where the page is not served over TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Nobody knows whether it was done: the network or the server went away, or the first is still under way. */
const isUnknown = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.code === 'request_in_progress';

/**
 * Keys of what is created or sent: one per press; the same again when the one before was not answered, so that the
 * server recognises it.
 */
export function createRequestKeys() {
  const unanswered = new Map<string, { key: string; at: number }>();
  return {
    /** Runs a call of this path and body with its key. */
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
