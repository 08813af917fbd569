import { expect, it } from 'vitest';
import { reminderState } from './reminder-state';
import { buildRow } from './test-suppliers';

const now = new Date('2026-11-12T09:00:00Z');
const workflow = { id: 'w1', title: 'Alta', status: 'active', type: 'onboarding' };
const done = { status: 'in_progress', onboarding_step: 'confirmation_call', reminders: [], workflow };

it('offers a reminder to a supplier whose part was done once an edit has opened questions again', () => {
  const questionnaire = { started_at: null, completed_at: null };
  expect(reminderState(buildRow('s1', 'Abeto', { ...done, questionnaire }), now).refusal).toBe('supplier_not_awaited');
  const reopened = { ...questionnaire, reopened: true };
  expect(reminderState(buildRow('s1', 'Abeto', { ...done, questionnaire: reopened }), now).refusal).toBeNull();
});
