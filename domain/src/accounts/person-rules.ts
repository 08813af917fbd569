import { type Violation, violation } from '../errors/error-codes';
import { holdsAddress } from '../identity/person-name';

interface Person {
  name: string;
  /** The phone as it would be stored; null if it cannot be a phone. */
  phone: string | null;
}

/** Violations of the name and the phone of a new account, whose fields are all filled in. */
export function checkPerson({ name, phone }: Person): Violation[] {
  return [
    ...(holdsAddress(name) ? [violation('name_holds_address', 'name')] : []),
    ...(phone === null ? [violation('phone_invalid', 'phone')] : []),
  ];
}
