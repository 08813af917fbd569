import { type Violation, violation } from '../errors/error-codes';
import { namesDomain } from '../identity/domain-name';
import { holdsAddress } from '../identity/person-name';

interface PhoneParts {
  phone: string;
  extension: string;
}

/**
 * Matches a phone number that can be dialled: digits with the usual separators, optionally followed by an extension of
 * any length.
 */
const PHONE = /^[\d\s+().\-/]+( ext\. \d+)?$/;
const FEWEST_DIGITS = 5;
const EXTENSION = /^(?:\d{4}|\d{6})$/;

/** Accepts 4 or 6 digits, or an empty text for a phone without extension (reference 11.6). */
export const isValidExtension = (extension: string): boolean => extension === '' || EXTENSION.test(extension);

const canBeDialled = (phone: string): boolean => PHONE.test(phone) && phone.replace(/\D/g, '').length >= FEWEST_DIGITS;

export function combinePhone({ phone, extension }: PhoneParts): string {
  return extension.trim() === '' ? phone.trim() : `${phone.trim()} ext. ${extension.trim()}`;
}

export function splitPhone(text: string | null | undefined): PhoneParts {
  const parts = /^(.*\S) ext\. (\d{4}|\d{6})$/.exec((text ?? '').trim());
  return parts ? { phone: parts[1] ?? '', extension: parts[2] ?? '' } : { phone: (text ?? '').trim(), extension: '' };
}

export function checkProfile(profile: { name: string; phone: string; extension: string }): Violation[] {
  const missing = (['name', 'phone'] as const).filter((field) => profile[field].trim() === '');
  const phone = profile.phone.trim();
  return [
    ...missing.map((field) => violation('all_fields_required', `info.${field}`)),
    ...(holdsAddress(profile.name) || namesDomain(profile.name) ? [violation('name_holds_address', 'info.name')] : []),
    ...(phone === '' || canBeDialled(phone) ? [] : [violation('phone_invalid', 'info.phone')]),
    ...(isValidExtension(profile.extension.trim()) ? [] : [violation('phone_extension_invalid', 'info.phone_ext')]),
  ];
}
