import { expect, test } from 'vitest';
import { withoutAddresses } from './suppressions';

test('addresses are taken out of an answer', () => {
  expect(withoutAddresses('550 <ana@acme.test>: unknown, ask bob@acme.test')).toBe(
    '550 <[address]>: unknown, ask [address]',
  );
});

test('a long answer without an address is searched at once and cut off', () => {
  expect(withoutAddresses('a'.repeat(250_000))).toBe('a'.repeat(1000));
});
