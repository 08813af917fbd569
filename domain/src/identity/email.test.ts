import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { isValidEmail, maskEmail } from './email';
import { normalizeEmail } from './normalize-email';

describe('e-mail', () => {
  it.each(['ana@acme.com', ' Ana@ACME.com.br ', 'a.b+c@x.co', "o'hara@acme.mx", 'ventas@señal.com.ar'])(
    'accepts %s',
    (text) => expect(isValidEmail(text)).toBe(true),
  );

  it.each([
    '',
    'ana',
    'ana@',
    '@acme.com',
    'ana@acme',
    'ana@acme.c',
    'ana@acme..com',
    'a b@acme.com',
    'ana@acme.com,eva@acme.com',
    'Ana <ana@acme.com>',
    'ana@acme.com\r\nBcc: eva@acme.com',
    'ana@acme.com\n',
    'ana@10.0.0.1',
    '.ana@acme.com',
    'ana.@acme.com',
    'ana@-acme.com',
    'ana@@acme.com',
    `${'a'.repeat(65)}@acme.com`,
    `ana@${'a'.repeat(64)}.com`,
    `ana@${'abcdefghi.'.repeat(25)}com`,
  ])('refuses %j', (text) => expect(isValidEmail(text)).toBe(false));

  it('takes a local part of 64 characters', () => expect(isValidEmail(`${'a'.repeat(64)}@acme.com`)).toBe(true));

  test.prop([fc.string({ unit: 'binary' })])('never throws, and what is valid holds no line end', (text) => {
    if (isValidEmail(text)) expect(text).not.toMatch(/[\r\n]/);
  });

  test.prop([fc.emailAddress()])('judges the normalized form alike', (email) => {
    expect(isValidEmail(normalizeEmail(email))).toBe(isValidEmail(email));
  });
});

it('an address is masked up to its first letter', () => {
  expect(maskEmail('ana.perez@proveedor.test')).toBe('a•••@proveedor.test');
  expect(maskEmail('b@c.test')).toBe('b•••@c.test');
});
