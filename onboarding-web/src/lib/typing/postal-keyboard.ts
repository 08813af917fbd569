/** Ids of the countries whose postal codes consist of digits and hyphens only. */
const DIGITS_ONLY: ReadonlySet<string> = new Set([
  'brazil',
  'chile',
  'colombia',
  'costa_rica',
  'dominican_republic',
  'ecuador',
  'el_salvador',
  'guatemala',
  'mexico',
  'nicaragua',
  'panama',
  'paraguay',
  'peru',
  'united_states',
  'uruguay',
]);

/** Returns the `inputmode` of a postal code; undefined for the keyboard with letters. */
export const postalInputMode = (countryId: string): 'numeric' | undefined =>
  DIGITS_ONLY.has(countryId) ? 'numeric' : undefined;
