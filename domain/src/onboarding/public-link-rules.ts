import { findCountry } from '../countries/find-country';
import { isPhone, storedPhone } from '../countries/phone';
import { type Violation, violation } from '../errors/error-codes';
import { namesDomain } from '../identity/domain-name';
import { isValidEmail } from '../identity/email';
import { companyHoldsAddress, holdsAddress } from '../identity/person-name';
import type { Invite } from '../suppliers/invite';

const countryOf = ({ country }: Invite): string => findCountry(country)?.id ?? '';

/**
 * Validates a registration through the public link. Violations are in the order of the form (reference 7.7): first
 * missing name, e-mail and phone, then the company's name, then names that contain addresses, and finally an invalid
 * e-mail and an invalid phone. `invite` is normalized.
 */
export function checkPublicRegistration(invite: Invite): Violation[] {
  const email = invite.emails[0] ?? '';
  const required = [
    { path: 'full_name', value: invite.fullName },
    { path: 'email', value: email },
    { path: 'phone', value: invite.phone },
  ];
  const missing = required
    .filter(({ value }) => value === '')
    .map(({ path }) => violation('all_fields_required', path));
  if (invite.companyName === '') missing.push(violation('company_name_required', 'company_name'));
  if (holdsAddress(invite.fullName) || namesDomain(invite.fullName)) {
    missing.push(violation('name_holds_address', 'full_name'));
  }
  if (companyHoldsAddress(invite.companyName)) missing.push(violation('name_holds_address', 'company_name'));
  if (email !== '' && !isValidEmail(email)) missing.push(violation('email_invalid', 'email'));
  if (invite.phone !== '' && !isPhone(invite.phone, countryOf(invite)))
    missing.push(violation('phone_invalid', 'phone'));
  return missing;
}

export function acceptedRegistration(invite: Invite): Invite {
  const country = countryOf(invite);
  return { ...invite, country, phone: storedPhone(invite.phone, country) ?? invite.phone };
}
