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
  [{}, null, null],
  [{ status: 'in_progress' }, null, null],
  [{}, 'email_invalid', 'email_invalid'],
  [{}, 'email_suppressed', 'email_suppressed'],
  [{ invitationState: 'sent' }, null, 'invitation_not_failed'],
  [{ invitationState: 'queued' }, null, 'invitation_not_failed'],
  [{ status: 'completed' }, null, 'invitation_not_possible'],
  [{ accountId: 'account' }, null, 'invitation_not_possible'],
  [{ unconfirmedEmail: 'ana@acme.test' }, null, 'invitation_not_possible'],
  [{ workflow: { status: 'closed', type: 'onboarding' } }, null, 'workflow_not_active'],
  [{ workflow: { status: 'active', type: 'investigating' } }, null, 'invitation_not_possible'],
] as const)(
  'a supplier with %o and the problem %s of its addresses is refused with %s',
  (changes, problem, expected) => {
    expect(addressRefusal({ ...failed, ...changes }, problem)).toBe(expected);
  },
);
