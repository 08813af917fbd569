import { COUNTRIES } from '@homologa/domain/countries/countries';
import { phoneExample } from '@homologa/domain/countries/phone';
import { readerRegion } from '@homologa/web/texts/reader-region';
import type { Text } from '@homologa/web/texts/text';
import { PHONE } from './phone.texts';

/** The id of a country by one of its codes, in two or three letters; '' for none. */
export const countryOfCode = (code: string | null): string =>
  COUNTRIES.find(({ alpha2, alpha3 }) => alpha2 === code || alpha3 === code)?.id ?? '';

/** How a phone is written, by an example of the country: the one that is known, else that of the reader's browser. */
export function phoneHint(countryId: string, t: Text): string {
  const example = phoneExample(countryId) ?? phoneExample(countryOfCode(readerRegion()));
  return example ? t(PHONE.hint, { example }) : t(PHONE.hint_plain);
}
