import { COUNTRIES } from '@homologa/domain/countries/countries';
import { phoneExample } from '@homologa/domain/countries/phone';
import { readerRegion } from '@homologa/web/texts/reader-region';
import type { Text } from '@homologa/web/texts/text';
import { PHONE } from './phone.texts';

/** Returns the country id of a two- or three-letter code; empty if the code is unknown. */
export const countryOfCode = (code: string | null): string =>
  COUNTRIES.find(({ alpha2, alpha3 }) => alpha2 === code || alpha3 === code)?.id ?? '';

/**
 * Builds the hint below a phone input. The hint mentions the verification call only if staff will call this supplier
 * (`announcesCall`).
 */
export function phoneHint(countryId: string, t: Text, announcesCall = false): string {
  const example = phoneExample(countryId) ?? phoneExample(countryOfCode(readerRegion()));
  if (!announcesCall) return example ? t(PHONE.hint_no_call, { example }) : t(PHONE.hint_plain_no_call);
  return example ? t(PHONE.hint, { example }) : t(PHONE.hint_plain);
}
