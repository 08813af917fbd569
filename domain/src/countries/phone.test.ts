import { describe, expect, it } from 'vitest';
import { lacksCallingCode, oddPhonePrefix, phoneExample, phonePrefix, phoneText, storedPhone } from './phone';

describe('a phone as it is stored', () => {
  it.each([
    ['55 1234 5678', 'mexico', '+525512345678'],
    ['+52 55 1234 5678', '', '+525512345678'],
    // Prefixes for Mexican mobile numbers, abolished in 2019.
    ['+52 1 55 1234 5678', '', '+525512345678'],
    ['044 55 1234 5678', 'mexico', '+525512345678'],
    ['01 55 1234 5678', 'mexico', '+525512345678'],
    ['(01) 630-3000', 'peru', '+5116303000'],
    ['11 15-1234-5678', 'argentina', '+5491112345678'],
    ['(11) 91234-5678', 'brazil', '+5511912345678'],
    ['300 123 4567', 'colombia', '+573001234567'],
    ['099 123 4567', 'ecuador', '+593991234567'],
    ['9 8765 4321', 'chile', '+56987654321'],
    // In no number range of Chile: the form asks about it, and stores it with Chile's calling code.
    ['3001234567', 'chile', '+563001234567'],
    // The number has the country code of another country than the company's country.
    ['+1 809 555 0100', 'mexico', '+18095550100'],
    ['+52 55 1234 5678 ext. 12', '', '+525512345678 ext. 12'],
    // The number is possible, but the country is unknown.
    ['  5512345678 ', '', '5512345678'],
    ['(01) 630-3000', 'nowhere', '(01) 630-3000'],
  ])('%s in %s is %s', (typed, country, stored) => {
    expect(storedPhone(typed, country)).toBe(stored);
    // Normalizing a stored phone must not change it.
    expect(storedPhone(stored, country)).toBe(stored);
  });

  it.each([
    ['abc', 'mexico'],
    ['abc', ''],
    ['+52 55 1', ''],
    ['123', 'peru'],
    ['123', ''],
    ['+999 1234 5678', ''],
    ['12345678901234567', ''],
    ['llamar a Ana 5512345678', 'mexico'],
    ['', 'mexico'],
  ])('%s in %s cannot be one', (typed, country) => expect(storedPhone(typed, country)).toBeNull());
});

it('is asked about if it is in no number range of its country, with and without a calling code', () => {
  expect(oddPhonePrefix('3001234567', 'chile')).toBe('+56');
  expect(oddPhonePrefix('+563001234567', 'chile')).toBe('+56');
  expect(oddPhonePrefix('+573001234567', 'chile')).toBeNull();
  expect(oddPhonePrefix('9 8765 4321', 'chile')).toBeNull();
  expect(oddPhonePrefix('300 123 4567', 'colombia')).toBeNull();
  expect(oddPhonePrefix('300 123 4567', '')).toBeNull();
  expect(oddPhonePrefix('123', 'chile')).toBeNull();
  expect([phonePrefix('colombia'), phonePrefix('nowhere')]).toEqual(['+57', null]);
});

it('lacks its calling code only if the country is unknown', () => {
  expect(lacksCallingCode('300 123 4567', '')).toBe(true);
  expect(lacksCallingCode('+57 300 123 4567', '')).toBe(false);
  expect(lacksCallingCode('300 123 4567', 'colombia')).toBe(false);
  expect(lacksCallingCode('123', '')).toBe(false);
});

it('is shown in groups, and as it is where it was stored otherwise', () => {
  expect(phoneText('+525512345678')).toBe('+52 55 1234 5678');
  expect(phoneText('+525512345678 ext. 12')).toBe('+52 55 1234 5678 ext. 12');
  expect(phoneText('por la tarde: 55 12')).toBe('por la tarde: 55 12');
  expect(phoneText('5512345678')).toBe('5512345678');
});

it('has an example of each country, which is one', () => {
  for (const country of ['mexico', 'peru', 'argentina', 'brazil', 'chile', 'colombia', 'jamaica', 'germany']) {
    const example = phoneExample(country);
    expect(storedPhone(example ?? '', '')).toBe(example?.replace(/[\s-]/g, ''));
  }
  expect(phoneExample('peru')).toMatch(/^\+51 /);
  expect(phoneExample('')).toBeNull();
});
