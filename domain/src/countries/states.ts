import { normalizePlaceName } from './normalize-place-name';
import { STATES } from './states-data';

type StateCountryId = keyof typeof STATES;

interface State {
  code: string;
  name: string;
}

/** Whether the country has a list of states; the state is free text elsewhere (reference 2.12). */
export function hasStates(countryId: string | null | undefined): countryId is StateCountryId {
  return countryId != null && Object.hasOwn(STATES, countryId);
}

/** The states of Mexico, Brazil, Peru or Argentina, by name; an empty list for every other country. */
export function statesOf(countryId: string | null | undefined): readonly State[] {
  return hasStates(countryId) ? STATES[countryId] : [];
}

/**
 * The state that a text means: its code, with or without the country's (`SP`, `BR-SP`), or its name in
 * any case, with or without accents. Null when the country has no list or the state is unknown.
 */
export function findState(countryId: string | null | undefined, text: string | null | undefined): State | null {
  const wanted = normalizePlaceName(text ?? '');
  if (wanted === '') return null;
  const states = statesOf(countryId);
  const code = wanted.replace(/^(mx|br|pe|ar) /, '');
  return (
    states.find((state) => state.code.toLowerCase() === code) ??
    states.find((state) => normalizePlaceName(state.name) === wanted) ??
    null
  );
}
