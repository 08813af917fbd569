import { COMMON_PASSWORDS } from './common-password-list';

let commonPasswords: ReadonlySet<string> | undefined;

/** True if the list of common passwords contains the password, ignoring case (reference 11.3). */
export function isCommonPassword(password: string): boolean {
  commonPasswords ??= new Set(COMMON_PASSWORDS.split(' '));
  return commonPasswords.has(password.toLowerCase());
}
