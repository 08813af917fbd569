import { expect, test } from 'vitest';
import type { UserActor } from '../identity/actor';
import type { StaffRole } from '../identity/staff-roles';
import { canAnswerRuleProposal, confirmerOf, ruleAnswersFor } from './rule-proposals';

const person = (userId: string, more: Partial<UserActor>): UserActor => ({
  kind: 'user',
  userId,
  sessionId: 's',
  email: `${userId}@acme.test`,
  accountRole: 'user',
  membership: null,
  memberships: [],
  loggedInAsBy: null,
  ...more,
});
const admin = (userId: string, more: Partial<UserActor> = {}) =>
  person(userId, { membership: { companyId: 'c', role: 'company_admin' }, ...more });
const staff = (userId: string, ...staffRoles: StaffRole[]) => person(userId, { accountRole: 'admin', staffRoles });

const proposal = { companyId: 'c', confirmer: 'company', proposedById: 'ana' };

test('the proposer’s own side confirms if it has a second person, otherwise the other side', () => {
  const two = { companyAdmins: 1, administrators: 1 };
  expect(confirmerOf('four_eyes', two)).toBe('company');
  expect(confirmerOf('four_eyes', { ...two, companyAdmins: 0 })).toBe('provider');
  expect(confirmerOf('second_look', two)).toBe('provider');
  expect(confirmerOf('second_look', { ...two, administrators: 0 })).toBe('company');
});

test('the proposer withdraws, another admin confirms or rejects, and nobody does both', () => {
  expect(ruleAnswersFor(admin('ana'), proposal)).toEqual(['withdraw']);
  expect(ruleAnswersFor(admin('bob'), proposal)).toEqual(['confirm', 'reject']);
  expect(ruleAnswersFor(staff('eva', 'administration'), proposal)).toEqual([]);
});

test('an admin who is too new answers nothing, and still withdraws an own proposal', () => {
  const early = { ...proposal, isReaderTooNew: true };
  expect(ruleAnswersFor(admin('bob'), early)).toEqual([]);
  expect(ruleAnswersFor(admin('ana'), early)).toEqual(['withdraw']);
});

test('administration confirms where the company has no second admin', () => {
  const alone = { ...proposal, confirmer: 'provider' };
  expect(ruleAnswersFor(admin('bob'), alone)).toEqual([]);
  expect(ruleAnswersFor(staff('eva', 'administration'), alone)).toEqual(['confirm', 'reject']);
  expect(ruleAnswersFor(staff('ana', 'administration'), alone)).toEqual(['withdraw']);
});

test('nobody answers while acting as another user, and nobody else learns of a proposal', () => {
  expect(ruleAnswersFor(admin('bob', { loggedInAsBy: 'eva' }), proposal)).toEqual([]);
  expect(ruleAnswersFor(admin('ana', { loggedInAsBy: 'eva' }), proposal)).toEqual([]);
  const user = person('uli', { membership: { companyId: 'c', role: 'company_user' } });
  const decisions = [
    user,
    staff('leo', 'desk'),
    admin('zoe', { membership: { companyId: 'd', role: 'company_admin' } }),
  ];
  expect(decisions.map((actor) => canAnswerRuleProposal(actor, proposal, 'confirm'))).toEqual(['deny', 'hide', 'hide']);
});
