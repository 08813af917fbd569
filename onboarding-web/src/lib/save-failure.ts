import { ApiError, isTemporary } from '@homologa/web/http/api-error';
import type { SaveFailure } from '@homologa/web/saving/save-queue';

/**
 * What a failed save means for its queue. `refusedKeys`: which entries the server does not take, where it is about
 * them; null where it is about something else. Throws what is no answer of the API.
 */
export function judgeSaveFailure(
  error: unknown,
  refusedKeys: (error: ApiError) => readonly string[] | null,
): SaveFailure {
  if (isTemporary(error)) return { kind: 'retry' };
  if (!(error instanceof ApiError)) throw error;
  const keys = refusedKeys(error);
  if (keys) return { kind: 'refused', keys };
  return { kind: error.status === 401 ? 'stopped' : 'ended' };
}
