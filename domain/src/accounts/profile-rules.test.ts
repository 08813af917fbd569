import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { checkProfile, combinePhone, isValidExtension, splitPhone } from './profile-rules';

it('wants an extension of 4 or 6 digits, or none', () => {
  expect(['', '1234', '123456', '123', '12345', '1234567', '12a4'].map(isValidExtension)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

it('wants name and phone', () => {
  const found = checkProfile({ name: '', phone: ' ', extension: '12' });
  expect(found.map(({ message, path }) => [message, path])).toEqual([
    ['All fields are required', 'info.name'],
    ['All fields are required', 'info.phone'],
    ['Phone extension must have 4 or 6 numbers', 'info.phone_ext'],
  ]);
  expect(checkProfile({ name: 'Ana', phone: '+55 11 98888', extension: '' })).toEqual([]);
});

it.each([
  ['abc', false],
  ['123', false],
  ['+52 55 ABCD 1234', false],
  ['(011) 4321-0000', true],
  ['+541143210000 ext. 12', true],
])('takes %s for a phone: %s', (phone, isOne) => {
  const found = checkProfile({ name: 'Ana', phone, extension: '' });
  expect(found.map(({ code, path }) => [code, path])).toEqual(isOne ? [] : [['phone_invalid', 'info.phone']]);
});

test.prop([fc.stringMatching(/^\+?[0-9 ()-]{3,20}$/), fc.stringMatching(/^([0-9]{4}|[0-9]{6})?$/)])(
  'splitting is the inverse of combining',
  (typed, extension) => {
    const phone = typed.trim();
    fc.pre(phone !== '');
    expect(splitPhone(combinePhone({ phone, extension }))).toEqual({ phone, extension });
  },
);

test.prop([fc.string({ unit: 'binary' })])('splitting never throws', (text) => {
  splitPhone(text);
});
