import { expect, it } from 'vitest';
import type { Actor, UserActor } from '../identity/actor';
import { canChangeOwnEmail, canRemoveOwnPassword } from './account.policy';

const SUPPLIER: UserActor = {
  kind: 'user',
  userId: 'u',
  sessionId: 's',
  email: 'ana@aceros.test',
  accountRole: 'user',
  membership: null,
  memberships: [],
  loggedInAsBy: null,
};

const MEMBER = { companyId: 'c', role: 'company_user' } as const;
const OTHERS: readonly [who: string, actor: Actor][] = [
  ['a visitor', { kind: 'anonymous' }],
  ['a client user', { ...SUPPLIER, membership: MEMBER, memberships: [MEMBER] }],
  ['staff', { ...SUPPLIER, accountRole: 'admin' }],
  ['staff who act as the person', { ...SUPPLIER, loggedInAsBy: 'staff' }],
  ['the session of a mailed link', { ...SUPPLIER, onlySupplierId: 'supplier' }],
];

it('lets a supplier in a full session change its e-mail and remove its password', () => {
  expect([canChangeOwnEmail(SUPPLIER), canRemoveOwnPassword(SUPPLIER)]).toEqual(['allow', 'allow']);
});

it.each(OTHERS)('denies both to %s', (_who, actor) => {
  expect([canChangeOwnEmail(actor), canRemoveOwnPassword(actor)]).toEqual(['deny', 'deny']);
});
