import { lookUp } from '../language/record-of';
import { hasNitCheckDigit, isValidTaxId, normalizeTaxId } from './tax-id';

export type Holder = 'person' | 'company';

/**
 * Decides from a normalized tax id and its text as typed whether the holder is a person or a company; null if the id
 * does not determine this.
 */
type Rule = (id: string, typed: string) => Holder | null;

const byPattern =
  (person: RegExp, company?: RegExp): Rule =>
  (id) =>
    person.test(id) ? 'person' : company?.test(id) ? 'company' : null;

/** Returns the weighted digit sum modulo 11; the weights apply from the right. */
function rest11(base: string, weights: readonly number[]): number {
  const sum = Array.from(base)
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (weights[at] ?? 0), 0);
  return sum % 11;
}

export function isCpf(id: string): boolean {
  if (!/^\d{11}$/.test(id) || /^(.)\1+$/.test(id)) return false;
  return [9, 10].every((length) => {
    const rest = rest11(
      id.slice(0, length),
      Array.from({ length }, (_, at) => at + 2),
    );
    return Number(id[length]) === (rest < 2 ? 0 : 11 - rest);
  });
}

/**
 * Decides from length and first digit of a Colombian id whether it is a person's cédula or a company's NIT. A cédula
 * has up to eight digits, or ten that begin with 1; a company's NIT has nine that begin with 8 or 9. Either may end
 * with a check digit, so such nine digits are ambiguous if the last digit is a valid check digit.
 */
function holderInColombia(id: string): Holder | null {
  if (!/^\d+$/.test(id)) return null;
  if (id.length >= 6 && id.length <= 8) return 'person';
  if (id.length === 9) return /^[89]/.test(id) ? (hasNitCheckDigit(id) ? null : 'company') : nitOfPerson(id);
  if (id.length === 10) return id.startsWith('1') ? 'person' : /^[89]/.test(id) ? 'company' : null;
  return id.length === 11 && id.startsWith('1') ? 'person' : null;
}
const nitOfPerson = (id: string): Holder | null => (hasNitCheckDigit(id) ? 'person' : null);

const RUT_WEIGHTS = [2, 3, 4, 5, 6, 7, 2, 3];
/** Chile issues RUT numbers from 50 million upwards to companies and public bodies. */
const FIRST_RUT_OF_COMPANY = 50_000_000;

function hasRutCheckDigit(id: string): boolean {
  const digit = 11 - rest11(id.slice(0, -1), RUT_WEIGHTS);
  return id.slice(-1) === (digit === 11 ? '0' : digit === 10 ? 'K' : String(digit));
}

/**
 * Reads a Chilean RUT both with and without a check digit; null if one reading means a person and the other a company.
 */
function holderInChile(id: string): Holder | null {
  if (!/^\d{6,8}[\dK]$/.test(id) && !/^\d{7,8}$/.test(id)) return null;
  const numbers = [
    ...(hasRutCheckDigit(id) ? [Number(id.slice(0, -1))] : []),
    ...(/^\d{7,8}$/.test(id) ? [Number(id)] : []),
  ];
  const holders = new Set(numbers.map((number): Holder => (number < FIRST_RUT_OF_COMPANY ? 'person' : 'company')));
  return holders.size === 1 ? ([...holders][0] ?? null) : null;
}

/**
 * Classifies Panama's RUC. A person's RUC is the cédula (8-123-456, E-8-12345); a company's RUC ends with the year of
 * registration.
 */
function holderInPanama(id: string, typed: string): Holder | null {
  const dashed = typed.trim().toUpperCase();
  if (/^(?:\d{1,2}(?:PI|AV)?|PE|E|N)-\d{1,4}-\d{1,6}$/.test(dashed)) return 'person';
  if (/^\d{6,9}-\d-\d{4}$/.test(dashed) || /^15\d{7}2(?:19|20)\d{2}$/.test(id)) return 'company';
  return /^(?:PE|E|N)\d{4,}$/.test(id) ? 'person' : null;
}

const PERSON_RFC = /^[A-ZÑ&]{4}\d{6}(?:[A-Z0-9]{3})?$/;
const COMPANY_RFC = /^[A-ZÑ&]{3}\d{6}[A-Z0-9]{3}$/;
/** Matches an id of Mexico's population register: 18 characters that encode date of birth, sex and state. */
export const CURP = /^[A-ZÑ]{4}\d{6}[HMX][A-Z]{5}[A-Z0-9]\d$/;

const holderOfRfc: Rule = byPattern(new RegExp(`${PERSON_RFC.source}|${CURP.source}`), COMPANY_RFC);

/**
 * Rules by country. Some ids are deliberately not decided: ids of countries that are not listed here, of Bolivia and of
 * Guatemala; El Salvador's NIT and Uruguay's RUT, which have the same format for persons and companies; and a CNPJ,
 * which individual entrepreneurs have too.
 */
const RULES: Readonly<Record<string, Rule>> = {
  argentina: byPattern(/^(?:20|23|24|25|26|27)\d{9}$|^\d{7,8}$/, /^(?:30|33|34)\d{9}$/),
  brazil: (id) => (isCpf(id) ? 'person' : null),
  chile: holderInChile,
  colombia: holderInColombia,
  costa_rica: byPattern(/^[1-9]\d{8}$|^\d{11,12}$/, /^[2-5]\d{9}$/),
  dominican_republic: byPattern(/^\d{11}$/, /^[14]\d{8}$/),
  ecuador: byPattern(/^\d{2}[0-5]\d{7}(?:\d{3})?$/, /^\d{2}9\d{10}$/),
  el_salvador: byPattern(/^\d{9}$/),
  guatemala: byPattern(/^\d{13}$/),
  honduras: byPattern(/^\d{4}(?:19|20)\d{7}\d?$/, /^\d{4}9\d{9}$/),
  mexico: (id, typed) => (/^X[AE]XX010101000$/.test(id) ? null : holderOfRfc(id, typed)),
  nicaragua: byPattern(/^\d{13}[A-Z]$/, /^J\d{13}$/),
  panama: holderInPanama,
  paraguay: byPattern(/^[1-7]\d{4,7}$|^8\d{4,6}$/, /^80\d{7}$/),
  peru: byPattern(/^1[0567]\d{9}$|^\d{8}$/, /^20\d{9}$/),
  uruguay: byPattern(/^\d{7,8}$/),
  venezuela: byPattern(/^[VEP]\d{5,9}$/, /^[JGC]\d{8,9}$/),
};

/** Matches the name of an id before its number, as in 'RUT 7.654.321-6'. */
const PREFIX = /^(?:RFC|CURP|RUC|RUT|NIT|RIF|CUIT|CUIL|CPF|CNPJ|DNI|CC|CI|RNC|RTN|C[EÉ]DULA)(?=[A-Z]{0,4}\d)/;

/**
 * Normalizes an id and removes the name of the id in front of the number (`RUT`, `NIT`). An RFC or CURP is not changed,
 * because its first letters may look like such a name.
 */
export function bareTaxId(text: string): string {
  const id = normalizeTaxId(text);
  return PERSON_RFC.test(id) || CURP.test(id) ? id : id.replace(PREFIX, '');
}

/**
 * Decides whether a tax id or personal document belongs to a natural person or a company, by the numbering of the
 * country `countryId`. Null if inconclusive or the country is unknown. Pure; never throws.
 */
export function taxIdHolder(text: string, countryId: string | null): Holder | null {
  const id = bareTaxId(text);
  // A CURP, or an RFC with its homoclave, is Mexican even without a country.
  const place = countryId ?? (CURP.test(id) || /^[A-ZÑ&]{4}\d{6}[A-Z0-9]{3}$/.test(id) ? 'mexico' : '');
  return lookUp(RULES, place)?.(id, text) ?? null;
}

/**
 * Returns the national id number contained in a person's tax id: the DNI in a CUIT or RUC, the cédula in Ecuador's RUC.
 */
export function nationalIdIn(text: string, countryId: string | null): string | null {
  const id = bareTaxId(text);
  if (taxIdHolder(text, countryId) !== 'person') return null;
  if (countryId === 'argentina' && isValidTaxId('cuit', id)) return id.slice(2, 10).replace(/^0+/, '');
  if (countryId === 'peru' && /^10\d{9}$/.test(id)) return id.slice(2, 10);
  return countryId === 'ecuador' && id.length === 13 ? id.slice(0, 10) : null;
}
