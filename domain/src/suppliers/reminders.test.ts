import { describe, expect, it } from 'vitest';
import { REMINDER_COOLDOWN } from './limits';
import { nextReminderAt, reminderRefusal } from './reminders';

const last = new Date('2026-11-20T10:00:00Z');
const after = (milliseconds: number) => new Date(last.getTime() + milliseconds);
const supplier = {
  status: 'pending',
  lastRemindedAt: last,
  workflow: { status: 'active', type: 'onboarding' },
} as const;

describe('reminders', () => {
  it('wait 24 hours, to the millisecond', () => {
    expect(reminderRefusal(supplier, after(REMINDER_COOLDOWN - 1))).toBe('reminder_cooldown');
    expect(reminderRefusal(supplier, after(REMINDER_COOLDOWN))).toBeNull();
    expect(nextReminderAt(last, after(1))).toEqual(new Date('2026-11-21T10:00:00Z'));
    expect(nextReminderAt(null, last)).toBeNull();
    expect(reminderRefusal({ ...supplier, lastRemindedAt: null }, last)).toBeNull();
  });

  it('go to open onboardings of active workflows only', () => {
    const now = after(REMINDER_COOLDOWN);
    expect(reminderRefusal({ ...supplier, status: 'completed' }, now)).toBe('reminder_not_possible');
    expect(reminderRefusal({ ...supplier, status: 'archived' }, now)).toBe('reminder_not_possible');
    expect(reminderRefusal({ ...supplier, status: 'in_progress' }, now)).toBeNull();
    expect(reminderRefusal({ ...supplier, workflow: { status: 'closed', type: 'onboarding' } }, now)).toBe(
      'workflow_not_active',
    );
    expect(reminderRefusal({ ...supplier, workflow: { status: 'active', type: 'investigating' } }, now)).toBe(
      'reminder_not_possible',
    );
  });
});
