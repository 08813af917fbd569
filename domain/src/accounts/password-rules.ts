import { type Violation, violation } from '../errors/error-codes';

/** Fewest characters of a password (reference 11.3); a setting may raise it. */
export const PASSWORD_MIN_LENGTH = 7;

/** Milliseconds before a changed password leads to the login page (reference 1.10). */
export const PASSWORD_REDIRECT_DELAY = 2000;

export interface PasswordPolicy {
  /** Fewest characters: 7, or more where the setting raises it. */
  minLength: number;
  isCommon: (password: string) => boolean;
}

/** What a form checks by itself: the list of common passwords is too large for a browser, the server has it. */
export const FORM_PASSWORD_POLICY: PasswordPolicy = { minLength: PASSWORD_MIN_LENGTH, isCommon: () => false };

const lengthOf = (text: string): number => Array.from(text).length;

/**
 * Why a new password is refused: too short, too common or nothing but blanks. A raised minimum takes the place of 7 in
 * the wording.
 */
export function checkNewPassword(password: string, path: string, policy: PasswordPolicy): Violation[] {
  const { minLength, isCommon } = policy;
  if (lengthOf(password) < minLength) {
    const tooShort = violation('password_too_short', path);
    return [{ ...tooShort, message: tooShort.message.replace(`${PASSWORD_MIN_LENGTH}+`, `${minLength}+`) }];
  }
  // Blanks alone are no secret, however many.
  return isCommon(password) || !/[^\s\p{C}]/u.test(password) ? [violation('password_too_common', path)] : [];
}

const checkConfirmation = (password: string, confirm: string | undefined, path: string): Violation[] =>
  confirm === undefined || confirm === password ? [] : [violation('passwords_do_not_match', path)];

/**
 * The broken rules of the settings' password form (reference 11.4). `confirm` is compared when it is given: only forms
 * send it.
 */
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

/** The broken rules of the recovery form, in its own order: both fields, matching, length (reference 11.5). */
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
