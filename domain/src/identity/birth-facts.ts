import { isDay } from './day';
import { bareTaxId } from './tax-id-holder';

export interface BirthFacts {
  /** Dates as `YYYY-MM-DD`; two candidates if the id does not determine the century. */
  birthDates: string[];
  gender?: 'm' | 'f';
  /** Country of birth as ISO alpha-2 code. */
  birthCountry?: string;
}

const RFC = /^[A-ZÑ&]{4}(\d{6})(?:[A-Z0-9]{3})?$/;
const CURP = /^[A-ZÑ]{4}(\d{6})([HMX])([A-Z]{2})[A-Z]{3}([A-Z0-9])\d$/;
const GENERIC_RFC = /^X[AE]XX010101/;
/** Maximum age in years, to rule out the earlier century of the two-digit year in a Mexican tax id (RFC). */
const MAX_AGE = 110;

const dayOf = (century: number, digits: string): string =>
  `${century}${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4)}`;

/** Lists the possible dates of YYMMDD in either century, no later than `today` and within `MAX_AGE`. */
function daysOf(digits: string, today: string): string[] {
  const oldest = String(Number(today.slice(0, 4)) - MAX_AGE);
  return [19, 20].map((century) => dayOf(century, digits)).filter((day) => isDay(day) && day <= today && day >= oldest);
}

/**
 * Reads date of birth, sex and country of birth from a CURP, or the date of birth from a natural person's RFC. Returns
 * no dates for any other text. `today` is YYYY-MM-DD. Pure; never throws.
 */
export function birthFactsOf(text: string, today: string): BirthFacts {
  const id = bareTaxId(text);
  const curp = CURP.exec(id);
  if (curp) {
    const [, digits = '', sex, state, difference = ''] = curp;
    // The 17th character is a digit for people born up to 1999 and a letter for people born later.
    const day = dayOf(/\d/.test(difference) ? 19 : 20, digits);
    return {
      birthDates: isDay(day) && day <= today ? [day] : [],
      ...(sex === 'H' ? { gender: 'm' } : sex === 'M' ? { gender: 'f' } : {}),
      // NE: born abroad (nacido en el extranjero).
      ...(state === 'NE' ? {} : { birthCountry: 'MX' }),
    };
  }
  const rfc = GENERIC_RFC.test(id) ? null : RFC.exec(id);
  return { birthDates: rfc ? daysOf(rfc[1] ?? '', today) : [] };
}
