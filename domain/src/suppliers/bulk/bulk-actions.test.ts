import { expect, it } from 'vitest';
import { type BulkAction, type BulkSubject, bulkSkipReason, skippedBy } from './bulk-actions';

const NOW = new Date('2026-11-02T10:00:00Z');
const BASE: Omit<BulkSubject, 'displayStatus'> = {
  status: 'pending',
  lastRemindedAt: null,
  workflow: { status: 'active', type: 'onboarding' },
  step: 'questionnaire',
  isAskedAgain: false,
  isReachable: true,
  isBounced: false,
  labelsHeld: 'none',
};

it.each<[BulkAction, Partial<BulkSubject>, string | null]>([
  ['remind', {}, null],
  ['remind', { status: 'in_progress', lastRemindedAt: new Date('2026-11-01T09:59:00Z') }, null],
  ['remind', { lastRemindedAt: new Date('2026-11-01T10:01:00Z') }, 'reminder_cooldown'],
  ['remind', { status: 'completed' }, 'supplier_finished'],
  ['remind', { status: 'archived' }, 'supplier_finished'],
  ['remind', { step: 'confirmation_call' }, 'supplier_not_awaited'],
  ['remind', { isBounced: true }, 'invitation_not_delivered'],
  ['remind', { isReachable: false }, 'email_not_confirmed'],
  ['remind', { workflow: { status: 'closed', type: 'onboarding' } }, 'workflow_not_active'],
  ['remind', { workflow: { status: 'active', type: 'investigating' } }, 'reminder_not_possible'],
  ['invite_again', { isBounced: true }, null],
  ['invite_again', { isBounced: true, status: 'in_progress' }, null],
  ['invite_again', {}, 'invitation_not_failed'],
  ['invite_again', { isBounced: false }, 'invitation_not_failed'],
  ['invite_again', { isBounced: true, status: 'completed' }, 'supplier_finished'],
  ['invite_again', { isBounced: true, isReachable: false }, 'email_not_confirmed'],
  ['invite_again', { workflow: { status: 'closed', type: 'onboarding' } }, 'workflow_not_active'],
  ['invite_again', { workflow: { status: 'active', type: 'investigating' } }, 'reminder_not_possible'],
  ['archive', { status: 'completed' }, null],
  ['archive', { status: 'completed', workflow: { status: 'closed', type: 'onboarding' } }, null],
  ['archive', { status: 'archived' }, 'supplier_archived'],
  ['archive', { status: 'completed', displayStatus: 'in_progress' }, 'supplier_not_completed'],
  ['archive', { status: 'in_progress' }, 'supplier_not_completed'],
  ['archive', { status: 'completed', workflow: { status: 'draft', type: 'onboarding' } }, 'workflow_not_active'],
  ['unarchive', { status: 'archived' }, null],
  ['unarchive', { status: 'completed' }, 'supplier_not_archived'],
  ['unarchive', { status: 'pending' }, 'supplier_not_archived'],
  ['add_labels', { labelsHeld: 'some' }, null],
  ['add_labels', { labelsHeld: 'all' }, 'labels_unchanged'],
  ['remove_labels', { labelsHeld: 'some' }, null],
  ['remove_labels', {}, 'labels_unchanged'],
  ['screen', { status: 'completed' }, null],
  ['screen', { status: 'completed', displayStatus: 'in_progress' }, 'supplier_not_completed'],
  ['screen', {}, 'supplier_not_completed'],
  ['screen', { status: 'completed', workflow: { status: 'draft', type: 'onboarding' } }, 'workflow_not_active'],
  ['delete', {}, null],
  ['delete', { status: 'in_progress' }, 'supplier_not_pending'],
])('%s of %j: %s', (action, given, reason) => {
  const supplier = { ...BASE, ...given };
  expect(bulkSkipReason(action, { displayStatus: supplier.status, ...supplier }, NOW)).toBe(reason);
});

it('lists reasons in one order and leaves out those that are nobody’s', () => {
  const counts = new Map([
    ['labels_unchanged', 2],
    ['not_found', 1],
    ['supplier_finished', 0],
  ] as const);
  expect(skippedBy(counts)).toEqual([
    { reason: 'not_found', count: 1 },
    { reason: 'labels_unchanged', count: 2 },
  ]);
});
