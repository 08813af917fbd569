import { expect, test } from 'vitest';
import type { UserActor } from '../identity/actor';
import { canOpenOnboarding, canWorkOnOnboarding } from './onboarding.policy';

const OWNER: UserActor = {
  kind: 'user',
  userId: 'u1',
  sessionId: 's1',
  email: 'laura@acme.test',
  accountRole: 'user',
  membership: null,
  memberships: [],
  loggedInAsBy: null,
};
const ofLink = (onlySupplierId: string): UserActor => ({ ...OWNER, onlySupplierId });
const SUPPLIER = { supplierId: 'a', accountId: 'u1' };

test('the session of a link works on the supplier of the link only', () => {
  expect(canWorkOnOnboarding(ofLink('a'), SUPPLIER)).toBe('allow');
  expect(canWorkOnOnboarding(ofLink('b'), SUPPLIER)).toBe('hide');
  expect(canOpenOnboarding(ofLink('b'), SUPPLIER)).toBe('hide');
});

test('the session of a code or password works on every supplier of the account', () => {
  expect(canWorkOnOnboarding(OWNER, SUPPLIER)).toBe('allow');
  expect(canWorkOnOnboarding({ ...OWNER, onlySupplierId: null }, { ...SUPPLIER, supplierId: 'b' })).toBe('allow');
});

test('no session of a link works on another account’s supplier', () => {
  expect(canWorkOnOnboarding(ofLink('a'), { supplierId: 'a', accountId: 'u2' })).toBe('hide');
  expect(canWorkOnOnboarding(ofLink('a'), { supplierId: 'a', accountId: null })).toBe('hide');
});
