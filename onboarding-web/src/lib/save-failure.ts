import { ApiError, isTemporary } from '@homologa/web/http/api-error';
import type { SaveFailure } from '@homologa/web/saving/save-queue';

/**
 * Maps an error of a save to its consequence for the queue. `refusedKeys` returns the rejected entries, or null for an
 * unrelated error. Rethrows errors that are not `ApiError`.
 */
export function classifySaveFailure(
  error: unknown,
  refusedKeys: (error: ApiError) => readonly string[] | null,
): SaveFailure {
  if (isTemporary(error)) return { kind: 'retry' };
  if (!(error instanceof ApiError)) throw error;
  const keys = refusedKeys(error);
  if (keys) return { kind: 'refused', keys };
  return { kind: error.status === 401 ? 'stopped' : 'ended' };
}
