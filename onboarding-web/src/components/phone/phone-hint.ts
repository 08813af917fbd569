import { COUNTRIES } from '@homologa/domain/countries/countries';
import { phoneExample, phonePrefix } from '@homologa/domain/countries/phone';
import { readerRegion } from '@homologa/web/texts/reader-region';
import type { Text } from '@homologa/web/texts/text';
import { PHONE } from './phone.texts';

/** Returns the country id of a two- or three-letter code; empty if the code is unknown. */
export const countryOfCode = (code: string | null): string =>
  COUNTRIES.find(({ alpha2, alpha3 }) => alpha2 === code || alpha3 === code)?.id ?? '';

/**
 * Cuts the calling code, which the field shows in front of the input (`PhonePrefix`), from the country's example. The
 * number never breaks into two lines, where its rest would look like another number.
 */
function exampleOf(countryId: string): string | undefined {
  const own = phoneExample(countryId)?.replace(`${phonePrefix(countryId)} `, '');
  return (own ?? phoneExample(countryOfCode(readerRegion())))?.replaceAll(' ', '\u00a0');
}

/**
 * Builds the hint above a phone input: what to write after the calling code in front of it, or the whole number if the
 * country is unknown. The hint mentions the verification call only if staff will call this supplier
 * (`announcesCall`).
 */
export function phoneHint(countryId: string, t: Text, announcesCall = false): string {
  const example = exampleOf(countryId);
  if (!example) return t(announcesCall ? PHONE.hint_plain : PHONE.hint_plain_no_call);
  if (phonePrefix(countryId)) return t(announcesCall ? PHONE.hint_area : PHONE.hint_area_no_call, { example });
  return t(announcesCall ? PHONE.hint : PHONE.hint_no_call, { example });
}
