/** Countries, by id, whose postal codes consist of digits, perhaps with a hyphen; Argentina's also have letters. */
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

/** On-screen keyboard for a postal code; undefined for the keyboard with letters. */
export const postalInputMode = (countryId: string): 'numeric' | undefined =>
  DIGITS_ONLY.has(countryId) ? 'numeric' : undefined;
