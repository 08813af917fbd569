import { describe, expect, it } from 'vitest';
import { REMINDER_COOLDOWN } from './limits';
import { nextReminderAt, reminderRefusal } from './reminders';

const last = new Date('2026-11-20T10:00:00Z');
const after = (milliseconds: number) => new Date(last.getTime() + milliseconds);
const supplier = {
  status: 'pending',
  step: 'introduction',
  isAskedAgain: false,
  isReachable: true,
  isBounced: false,
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
    expect(reminderRefusal({ ...supplier, status: 'completed' }, now)).toBe('supplier_finished');
    expect(reminderRefusal({ ...supplier, status: 'archived' }, now)).toBe('supplier_finished');
    expect(reminderRefusal({ ...supplier, status: 'in_progress' }, now)).toBeNull();
    expect(reminderRefusal({ ...supplier, workflow: { status: 'closed', type: 'onboarding' } }, now)).toBe(
      'workflow_not_active',
    );
    expect(reminderRefusal({ ...supplier, workflow: { status: 'active', type: 'investigating' } }, now)).toBe(
      'reminder_not_possible',
    );
  });

  it('go to suppliers that are awaited only', () => {
    const now = after(REMINDER_COOLDOWN);
    const began = { ...supplier, status: 'in_progress' } as const;
    expect(reminderRefusal({ ...began, step: 'payment' }, now)).toBeNull();
    for (const step of ['confirmation_call', 'finished'] as const) {
      expect(reminderRefusal({ ...began, step }, now)).toBe('supplier_not_awaited');
      expect(reminderRefusal({ ...began, step, isAskedAgain: true }, now)).toBeNull();
    }
  });

  it('go to addresses that mail arrives at', () => {
    const now = after(REMINDER_COOLDOWN);
    expect(reminderRefusal({ ...supplier, isReachable: false }, now)).toBe('email_not_confirmed');
    expect(reminderRefusal({ ...supplier, isBounced: true }, now)).toBe('invitation_not_delivered');
  });
});
