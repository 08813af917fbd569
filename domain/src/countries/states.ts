import { normalizePlaceName } from './normalize-place-name';
import { STATES } from './states-data';

type StateCountryId = keyof typeof STATES;

interface State {
  code: string;
  name: string;
}

/** True for countries with a closed list of states; in other countries the state is free text (reference 2.12). */
export function hasStates(countryId: string | null | undefined): countryId is StateCountryId {
  return countryId != null && Object.hasOwn(STATES, countryId);
}

export function statesOf(countryId: string | null | undefined): readonly State[] {
  return hasStates(countryId) ? STATES[countryId] : [];
}

/**
 * Finds a state by code, with or without the country prefix (`SP`, `BR-SP`), or by name, ignoring case and accents.
 * Null if the country has no list of states.
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
