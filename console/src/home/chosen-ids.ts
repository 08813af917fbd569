import { isUuid } from '@homologa/domain/identity/is-uuid';

/** Maximum number of selected workflows, which limits the length of the URL with their ids. */
export const MAX_CHOSEN = 100;

const CHOSEN_PARAM = 'workflows';

export const chosenIds = (params: URLSearchParams): string[] =>
  [...new Set((params.get(CHOSEN_PARAM) ?? '').split(','))].filter(isUuid).slice(0, MAX_CHOSEN);

/** Empty `ids` selects all workflows. */
export function withChosenIds(params: URLSearchParams, ids: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(params);
  if (ids.length === 0) next.delete(CHOSEN_PARAM);
  else next.set(CHOSEN_PARAM, ids.join(','));
  return next;
}
