import { ApiError, isTemporary } from '@homologa/web/http/api-error';
import type { SaveFailure } from '@homologa/web/saving/save-queue';

/**
 * Maps an error of a save to its consequence for the queue. `refusedKeys` returns the rejected entries, or null for an
 * unrelated error, `heldKeys` the entries that wait for the user's choice. Rethrows errors that are not `ApiError`.
 */
export function classifySaveFailure(
  error: unknown,
  refusedKeys: (error: ApiError) => readonly string[] | null,
  heldKeys: (error: ApiError) => readonly string[] | null = () => null,
): SaveFailure {
  if (isTemporary(error)) return { kind: 'retry' };
  if (!(error instanceof ApiError)) throw error;
  const held = heldKeys(error);
  if (held) return { kind: 'held', keys: held };
  const keys = refusedKeys(error);
  if (keys) return { kind: 'refused', keys };
  return { kind: error.status === 401 ? 'stopped' : 'ended' };
}
