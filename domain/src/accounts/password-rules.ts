import { type Violation, violation } from '../errors/error-codes';

/** Minimum number of characters (reference 11.3); the configuration may raise it. */
export const PASSWORD_MIN_LENGTH = 7;

/** Milliseconds until the redirect to the login page after a password change (reference 1.10). */
export const PASSWORD_REDIRECT_DELAY = 2000;

export interface PasswordPolicy {
  minLength: number;
  isCommon: (password: string) => boolean;
}

/**
 * Password policy of the browser's form. Only the server checks common passwords, because the list is too large to
 * download.
 */
export const FORM_PASSWORD_POLICY: PasswordPolicy = { minLength: PASSWORD_MIN_LENGTH, isCommon: () => false };

const lengthOf = (text: string): number => Array.from(text).length;

/**
 * Checks length, common passwords and blanks. If the configuration raises the minimum length, the error message names
 * the configured length instead of the default of 7.
 */
export function checkNewPassword(password: string, path: string, policy: PasswordPolicy): Violation[] {
  const { minLength, isCommon } = policy;
  if (lengthOf(password) < minLength) {
    const tooShort = violation('password_too_short', path);
    return [{ ...tooShort, message: tooShort.message.replace(`${PASSWORD_MIN_LENGTH}+`, `${minLength}+`) }];
  }
  // A password that consists only of white space is rejected as too common, even if it is long.
  return isCommon(password) || !/[^\s\p{C}]/u.test(password) ? [violation('password_too_common', path)] : [];
}

const checkConfirmation = (password: string, confirm: string | undefined, path: string): Violation[] =>
  confirm === undefined || confirm === password ? [] : [violation('passwords_do_not_match', path)];

export function checkPasswordChange(
  form: { oldPassword: string; newPassword: string; confirm?: string },
  policy: PasswordPolicy,
): Violation[] {
  const missing = (['oldPassword', 'newPassword', 'confirm'] as const).filter((field) => form[field] === '');
  if (missing.length > 0) return missing.map((field) => violation('all_fields_required', field));
  return [
    ...checkNewPassword(form.newPassword, 'newPassword', policy),
    ...checkConfirmation(form.newPassword, form.confirm, 'confirm'),
  ];
}

export function checkPasswordRecovery(
  form: { password: string; confirm?: string },
  policy: PasswordPolicy,
): Violation[] {
  const missing = (['password', 'confirm'] as const).filter((field) => form[field] === '');
  if (missing.length > 0) return missing.map((field) => violation('both_fields_required', field));
  return [
    ...checkConfirmation(form.password, form.confirm, 'confirm'),
    ...checkNewPassword(form.password, 'password', policy),
  ];
}
