import { findCountry } from '../countries/find-country';
import { isValidEmail, normalizeEmail } from '../identity/email';
import { hasOnlyTaxIdCharacters, isValidTaxId, normalizeTaxId } from '../identity/tax-id';
import { singleLine } from '../language/single-line';
import { byName, type ListFieldName, SUPPLIER_FIELDS, type TextFieldName } from './supplier-fields';

/** What a client says of a supplier; an empty text is a field left empty (reference 2.5). */
export type Invite = Record<TextFieldName, string> & Record<ListFieldName, string[]>;

/** The fields of an invite, and nothing else of what carries them. */
export const pickInvite = (supplier: Invite): Invite =>
  byName(
    (name) => supplier[name],
    (name) => supplier[name],
  );

const nonEmptyLines = (texts: readonly string[]): string[] => texts.map(singleLine).filter((text) => text !== '');

/** A tax id that stops the supplier stays as typed, so that its message can quote it. */
function storedTaxId(text: string, country: string): string {
  const isRefused = country === 'brazil' && !isValidTaxId('cnpj', text);
  return isRefused || !hasOnlyTaxIdCharacters(text) ? text : normalizeTaxId(text);
}

/** A D-U-N-S number by its digits alone; anything that is not made of digits and separators stays as typed. */
function normalizeDuns(text: string): string {
  return /^[\d\s.\-\u2010-\u2013]+$/.test(text) ? text.replace(/\D/g, '') : text;
}

const normalizeEmails = (emails: readonly string[]): string[] =>
  emails.map((email) => (isValidEmail(email) ? normalizeEmail(email) : email));

/**
 * An invite as it is stored: texts on one line and trimmed, empty entries dropped, e-mails in lower case, a known
 * country as its id, the tax id and the D-U-N-S number without punctuation (reference 4.5). What is not valid stays as
 * typed, so that rules can quote it. Normalizing twice is normalizing once.
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
