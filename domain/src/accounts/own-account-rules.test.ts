import { expect, test } from 'vitest';
import { checkNewEmail, checkOwnDetails } from './own-account-rules';

const STORED = { phone: '+525512345678', country: 'mexico' };
const brokenBy = (typed: { name?: string; phone?: string }, stored = STORED) =>
  checkOwnDetails(typed, stored).map(({ code, path }) => [code, path]);

test('accepts a corrected name and phone, and values that are left out', () => {
  expect(brokenBy({ name: ' Laura Garza ', phone: '55 8765 4321' })).toEqual([]);
  expect(brokenBy({})).toEqual([]);
});

test('names every wrong field', () => {
  expect(brokenBy({ name: ' ', phone: ' ' })).toEqual([
    ['all_fields_required', 'name'],
    ['all_fields_required', 'phone'],
  ]);
  expect(brokenBy({ name: 'Win at www.evil.test', phone: 'none' })).toEqual([
    ['name_holds_address', 'name'],
    ['phone_invalid', 'phone'],
  ]);
});

test('does not check a phone that is not changed', () => {
  expect(brokenBy({ phone: '12' }, { ...STORED, phone: '12' })).toEqual([]);
  expect(brokenBy({ phone: '12' })).toEqual([['phone_invalid', 'phone']]);
});

test.each([
  ['ana@acme.test', undefined],
  [' ', 'all_fields_required'],
  ['ana@', 'email_invalid'],
  [' Laura@ACME.test', 'email_unchanged'],
])('answers the new e-mail %j with %s', (typed, code) => {
  expect(checkNewEmail(typed, 'laura@acme.test')[0]?.code).toBe(code);
});
