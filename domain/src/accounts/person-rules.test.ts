import { expect, test } from 'vitest';
import { checkPerson } from './person-rules';

test('accepts a name and a phone', () => {
  expect(checkPerson({ name: 'Laura Garza', phone: '+525512345678' })).toEqual([]);
});

test('refuses a domain of any country in a name', () => {
  expect(checkPerson({ name: 'Premios en gane.pe', phone: '+525512345678' })).toMatchObject([
    { code: 'name_holds_address' },
  ]);
});

test('names a name with an address in it and a phone that is none', () => {
  const broken = checkPerson({ name: 'Win at www.evil.test', phone: null });
  expect(broken.map(({ code, path }) => [code, path])).toEqual([
    ['name_holds_address', 'name'],
    ['phone_invalid', 'phone'],
  ]);
});
