import { expect, test } from 'vitest';
import { addressRefusal } from './address-rules';

const failed = {
  status: 'pending',
  accountId: null,
  invitationState: 'failed',
  unconfirmedEmail: null,
  workflow: { status: 'active', type: 'onboarding' },
} as const;

test.each([
  [{}, true, null],
  [{ status: 'in_progress' }, true, null],
  [{}, false, 'email_invalid'],
  [{ invitationState: 'sent' }, true, 'invitation_not_failed'],
  [{ invitationState: 'queued' }, true, 'invitation_not_failed'],
  [{ status: 'completed' }, true, 'invitation_not_possible'],
  [{ accountId: 'account' }, true, 'invitation_not_possible'],
  [{ unconfirmedEmail: 'ana@acme.test' }, true, 'invitation_not_possible'],
  [{ workflow: { status: 'closed', type: 'onboarding' } }, true, 'workflow_not_active'],
  [{ workflow: { status: 'active', type: 'investigating' } }, true, 'invitation_not_possible'],
] as const)('a supplier with %o and valid addresses %s is refused with %s', (changes, isValid, expected) => {
  expect(addressRefusal({ ...failed, ...changes }, isValid)).toBe(expected);
});
