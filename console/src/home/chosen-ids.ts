/** How many can be chosen together: their ids travel in addresses. */
export const MAX_CHOSEN = 100;

/** The parameter of the address that remembers the choice. */
const CHOSEN_PARAM = 'workflows';

const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** The workflows that an address names, each once; what cannot be one is left out. */
export const chosenIds = (params: URLSearchParams): string[] =>
  [...new Set((params.get(CHOSEN_PARAM) ?? '').split(','))].filter(isUuid).slice(0, MAX_CHOSEN);

/** The address's parameters with this choice; none means all workflows. */
export function withChosenIds(params: URLSearchParams, ids: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(params);
  if (ids.length === 0) next.delete(CHOSEN_PARAM);
  else next.set(CHOSEN_PARAM, ids.join(','));
  return next;
}
