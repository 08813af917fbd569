import { type Violation, violation } from '../errors/error-codes';
import { namesDomain } from '../identity/domain-name';
import { holdsAddress } from '../identity/person-name';

interface Person {
  name: string;
  /** Phone in its stored form; null if the text is not a phone number. */
  phone: string | null;
}

/**
 * Checks the name and the phone of a new account. Both fields must be filled in; callers report missing fields
 * separately.
 */
export function checkPerson({ name, phone }: Person): Violation[] {
  return [
    ...(holdsAddress(name) || namesDomain(name) ? [violation('name_holds_address', 'name')] : []),
    ...(phone === null ? [violation('phone_invalid', 'phone')] : []),
  ];
}
