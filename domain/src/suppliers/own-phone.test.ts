import { expect, it } from 'vitest';
import { ownPhoneOf } from './own-phone';

it('prefers the phone that was given to that of the account', () => {
  expect(ownPhoneOf({ given: '+551155551234', account: '+525512345678' })).toBe('+551155551234');
  expect(ownPhoneOf({ given: '', account: '+525512345678' })).toBe('+525512345678');
  expect(ownPhoneOf({ given: '', account: null })).toBe('');
});
