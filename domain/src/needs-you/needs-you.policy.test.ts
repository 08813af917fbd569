import { expect, test } from 'vitest';
import type { CompanyRole, UserActor } from '../identity/actor';
import { NEEDS } from './needs';
import { canMeetNeed } from './needs-you.policy';

const person = (role: CompanyRole): UserActor => ({
  kind: 'user',
  userId: 'u',
  sessionId: 's',
  email: 'ana@acme.test',
  accountRole: 'user',
  membership: { companyId: 'c', role },
  memberships: [{ companyId: 'c', role }],
  loggedInAsBy: null,
});

const needsOf = (role: CompanyRole, more: { companyId?: string; isComplianceEnabled?: boolean } = {}) =>
  NEEDS.filter((need) => canMeetNeed(person(role), need, { companyId: 'c', isComplianceEnabled: true, ...more }));

test('a company admin meets every kind, hits only with compliance', () => {
  expect(needsOf('company_admin')).toEqual(NEEDS);
  const without = needsOf('company_admin', { isComplianceEnabled: false });
  expect(NEEDS.filter((need) => !without.includes(need))).toEqual(['hits', 'proposals']);
});

test('a company user meets only answers to review', () => {
  expect(needsOf('company_user')).toEqual(['answered']);
});

test('nobody meets what needs another company', () => {
  expect(needsOf('company_admin', { companyId: 'other' })).toEqual([]);
});
