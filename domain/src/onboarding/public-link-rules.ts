import { findCountry } from '../countries/find-country';
import { isPhone, storedPhone } from '../countries/phone';
import { type Violation, violation } from '../errors/error-codes';
import { isValidEmail } from '../identity/email';
import { companyHoldsAddress, holdsAddress } from '../identity/person-name';
import type { Invite } from '../suppliers/invite';

/** The id of the country as typed; '' for one that is none, which is dropped. */
const countryOf = ({ country }: Invite): string => findCountry(country)?.id ?? '';

/**
 * What stops somebody from registering through the public link, in form order (reference 7.7): name, e-mail and phone
 * first, then the company's name, then names with addresses in them, an e-mail and a phone that are none. `invite` is
 * normalized.
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
  if (holdsAddress(invite.fullName)) missing.push(violation('name_holds_address', 'full_name'));
  if (companyHoldsAddress(invite.companyName)) missing.push(violation('name_holds_address', 'company_name'));
  if (email !== '' && !isValidEmail(email)) missing.push(violation('email_invalid', 'email'));
  if (invite.phone !== '' && !isPhone(invite.phone, countryOf(invite)))
    missing.push(violation('phone_invalid', 'phone'));
  return missing;
}

/** What is stored of an invite that nothing is wrong with: its phone in E.164, a country that is none dropped. */
export function acceptedRegistration(invite: Invite): Invite {
  const country = countryOf(invite);
  return { ...invite, country, phone: storedPhone(invite.phone, country) ?? invite.phone };
}
