import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORDS } from './common-password-list';
import { isCommonPassword } from './common-passwords';
import {
  checkPasswordChange,
  checkPasswordRecovery,
  FORM_PASSWORD_POLICY,
  type PasswordPolicy,
} from './password-rules';

const policy: PasswordPolicy = { minLength: 7, isCommon: isCommonPassword };
const change = (newPassword: string, confirm?: string, oldPassword = 'old') =>
  checkPasswordChange({ oldPassword, newPassword, confirm }, policy).map(({ message, path }) => [message, path]);
const recover = (password: string, confirm?: string) =>
  checkPasswordRecovery({ password, confirm }, policy).map(({ message }) => message);

describe('passwords', () => {
  it('have seven characters, counted as people see them', () => {
    expect(change('zx8Kqv', 'zx8Kqv')).toEqual([
      ['The password you entered is too short. Please enter 7+ characters', 'newPassword'],
    ]);
    expect(change('zx8Kqv7', 'zx8Kqv7')).toEqual([]);
    expect(change('😀😀😀😀')).toHaveLength(1);
  });

  it('are more than blanks', () => {
    for (const blanks of ['          ', '\u00a0\u00a0\u2003\t\n\u200b\u200b\u200b'])
      expect(change(blanks)).toHaveLength(1);
    expect(change('       x')).toEqual([]);
  });

  it('name a raised minimum', () => {
    const raised = checkPasswordRecovery({ password: 'zx8Kqv7' }, { ...policy, minLength: 12 });
    expect(raised[0]?.message).toBe('The password you entered is too short. Please enter 12+ characters');
  });

  it('are not common ones', () => {
    for (const password of ['password', 'PASSWORD1', '1234567', 'qwertyu', 'bienvenido', 'corinthians1']) {
      expect(isCommonPassword(password)).toBe(true);
    }
    expect(isCommonPassword('homologa-demo')).toBe(false);
    expect(recover('password1')).toEqual(['The password you entered is too common. Please choose another one']);
    expect(checkPasswordRecovery({ password: 'password1' }, FORM_PASSWORD_POLICY)).toEqual([]);
  });

  it('are all filled in, and match', () => {
    expect(change('', '', '')).toEqual([
      ['All fields are required', 'oldPassword'],
      ['All fields are required', 'newPassword'],
      ['All fields are required', 'confirm'],
    ]);
    expect(change('zx8Kqv7', 'zx8Kqv8')).toEqual([['The passwords you entered do not match', 'confirm']]);
    expect(change('zx8Kqv7')).toEqual([]);
    expect(recover('', '')[0]).toBe('Both fields are required');
    expect(recover('zx8', 'zx9')).toEqual([
      'The passwords you entered do not match',
      'The password you entered is too short. Please enter 7+ characters',
    ]);
  });

  it('lists between one and three thousand common ones, each long enough to matter', () => {
    const list = COMMON_PASSWORDS.split(' ');
    expect(list.length).toBeGreaterThan(1000);
    expect(list.length).toBeLessThan(3000);
    expect(new Set(list).size).toBe(list.length);
    expect(list.filter((password) => password.length < 7 || password !== password.toLowerCase())).toEqual([]);
  });
});
