import { expect, test } from 'vitest';
import type { UserActor } from '../identity/actor';
import { canOpenOnboarding, canStartFromLast, canWorkOnOnboarding } from './onboarding.policy';

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

test('a process starts from another of the same account and client only, and not in a session of a link', () => {
  const own = { ...SUPPLIER, companyId: 'c1' };
  const earlier = { supplierId: 'b', accountId: 'u1', companyId: 'c1' };
  expect(canStartFromLast(OWNER, own, earlier)).toBe('allow');
  expect(canStartFromLast(ofLink('a'), own, earlier)).toBe('hide');
  expect(canStartFromLast(OWNER, own, { ...earlier, companyId: 'c2' })).toBe('hide');
  expect(canStartFromLast(OWNER, own, { ...earlier, accountId: 'u2' })).toBe('hide');
  expect(canStartFromLast(OWNER, { ...own, accountId: 'u2' }, earlier)).toBe('hide');
  expect(canStartFromLast(OWNER, own, own)).toBe('hide');
});
