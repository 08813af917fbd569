import { storedPhone } from '../countries/phone';
import { type Violation, violation } from '../errors/error-codes';
import { isValidEmail } from '../identity/email';
import { normalizeEmail } from '../identity/normalize-email';
import { holdsAddress } from '../identity/person-name';
import { singleLine } from '../language/single-line';

interface StoredDetails {
  phone: string | null;
  country: string | null;
}

/**
 * Checks the name and the phone that a supplier corrects in its account; absent values stay as they are. An unchanged
 * phone is not checked, because it may be older than the rules.
 */
export function checkOwnDetails(typed: { name?: string; phone?: string }, stored: StoredDetails): Violation[] {
  const name = typed.name === undefined ? null : singleLine(typed.name);
  const phone = typed.phone === undefined ? null : singleLine(typed.phone);
  const isNewPhone = phone !== null && phone !== '' && phone !== (stored.phone ?? '');
  return [
    ...(name === '' ? [violation('all_fields_required', 'name')] : []),
    ...(phone === '' ? [violation('all_fields_required', 'phone')] : []),
    ...(name !== null && holdsAddress(name) ? [violation('name_holds_address', 'name')] : []),
    ...(isNewPhone && storedPhone(phone, stored.country ?? '') === null ? [violation('phone_invalid', 'phone')] : []),
  ];
}

/** Checks the e-mail that a supplier wants for its account, whose present e-mail is `own`. */
export function checkNewEmail(typed: string, own: string): Violation[] {
  const email = normalizeEmail(typed);
  if (email === '') return [violation('all_fields_required', 'email')];
  if (!isValidEmail(typed)) return [violation('email_invalid', 'email')];
  return email === normalizeEmail(own) ? [violation('email_unchanged', 'email')] : [];
}
