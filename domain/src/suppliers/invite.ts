import { findCountry } from '../countries/find-country';
import { isValidEmail } from '../identity/email';
import { normalizeEmail } from '../identity/normalize-email';
import { hasOnlyTaxIdCharacters, isValidTaxId, normalizeTaxId } from '../identity/tax-id';
import { singleLine } from '../language/single-line';
import { byName, type ListFieldName, SUPPLIER_FIELDS, type TextFieldName } from './supplier-fields';

/** Supplier data given by the client; an empty text means an empty field (reference 2.5). */
export type Invite = Record<TextFieldName, string> & Record<ListFieldName, string[]>;

export const pickInvite = (supplier: Invite): Invite =>
  byName(
    (name) => supplier[name],
    (name) => supplier[name],
  );

const nonEmptyLines = (texts: readonly string[]): string[] => texts.map(singleLine).filter((text) => text !== '');

/**
 * Normalizes a tax id. A tax id that blocks the supplier because it is invalid is not changed, so that the error
 * message can quote it.
 */
function storedTaxId(text: string, country: string): string {
  const isRefused = country === 'brazil' && !isValidTaxId('cnpj', text);
  return isRefused || !hasOnlyTaxIdCharacters(text) ? text : normalizeTaxId(text);
}

/** Reduces a D-U-N-S number to its digits. Text with other characters than digits and separators is not changed. */
function normalizeDuns(text: string): string {
  return /^[\d\s.\-\u2010-\u2013]+$/.test(text) ? text.replace(/\D/g, '') : text;
}

const normalizeEmails = (emails: readonly string[]): string[] =>
  emails.map((email) => (isValidEmail(email) ? normalizeEmail(email) : email));

/**
 * Normalizes an invite for storage (reference 4.5): trims texts and joins their lines, drops empty entries, lower-cases
 * e-mails, replaces a known country by its id, and removes punctuation from tax id and D-U-N-S number. Invalid values
 * are not changed, so that error messages can quote them. Idempotent.
 */
export function normalizeInvite(invite: Partial<Invite>): Invite {
  const typedCountry = singleLine(invite.country ?? '');
  const country = findCountry(typedCountry)?.id ?? typedCountry;
  const normalized = {
    text: (text: string) => text,
    country: () => country,
    tax_id: (text: string) => storedTaxId(text, country),
    duns: normalizeDuns,
    emails: normalizeEmails,
    list: (entries: string[]) => entries,
  };
  return byName(
    (name) => normalized[SUPPLIER_FIELDS[name].kind](singleLine(invite[name] ?? '')),
    (name) => normalized[SUPPLIER_FIELDS[name].kind](nonEmptyLines(invite[name] ?? [])),
  );
}
