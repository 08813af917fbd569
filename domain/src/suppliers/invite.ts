import { findCountry } from '../countries/find-country';
import { isValidEmail, normalizeEmail } from '../identity/email';
import { hasOnlyTaxIdCharacters, isValidTaxId, normalizeTaxId } from '../identity/tax-id';
import { singleLine } from '../language/single-line';

/** What a client says of a supplier; an empty text is a field left empty (client-platform.md section 3). */
export interface Invite {
  companyName: string;
  fullName: string;
  emails: string[];
  /** A country id, or the text as typed while it is unknown. */
  country: string;
  taxId: string;
  address: string;
  sic: string;
  phone: string;
  dunsNumber: string;
  shareholders: string[];
}

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

/**
 * An invite as it is stored: texts on one line and trimmed, empty entries dropped, e-mails in lower case,
 * a known country as its id, the tax id and the D-U-N-S number without punctuation (wire.md 17). What is not valid stays as
 * typed, so that rules can quote it. Normalizing twice is normalizing once.
 */
export function normalizeInvite(invite: Partial<Invite>): Invite {
  const typedCountry = singleLine(invite.country ?? '');
  const country = findCountry(typedCountry)?.id ?? typedCountry;
  return {
    companyName: singleLine(invite.companyName ?? ''),
    fullName: singleLine(invite.fullName ?? ''),
    emails: nonEmptyLines(invite.emails ?? []).map((email) => (isValidEmail(email) ? normalizeEmail(email) : email)),
    country,
    taxId: storedTaxId(singleLine(invite.taxId ?? ''), country),
    address: singleLine(invite.address ?? ''),
    sic: singleLine(invite.sic ?? ''),
    phone: singleLine(invite.phone ?? ''),
    dunsNumber: normalizeDuns(singleLine(invite.dunsNumber ?? '')),
    shareholders: nonEmptyLines(invite.shareholders ?? []),
  };
}
