import { describe, expect, it } from 'vitest';
import {
  currentDueReminder,
  dueReminderDays,
  isReminderTime,
  nextReminderTime,
  reminderMinute,
  reminderSpread,
  startOfDay,
} from './reminder-times';

const weekdays =
  (holidays: readonly string[] = []) =>
  (day: string) =>
    ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) && !holidays.includes(day);

describe('days before the due date', () => {
  it('are 7, 3 and 1 before it when all are working days', () => {
    expect(dueReminderDays('2026-11-27', weekdays())).toEqual(['2026-11-20', '2026-11-24', '2026-11-26']);
  });

  it('move to the working day before a weekend or a holiday', () => {
    // Due on a Monday: 3 and 1 before it are Friday and Sunday, which becomes the same Friday.
    expect(dueReminderDays('2026-11-30', weekdays())).toEqual(['2026-11-23', '2026-11-27']);
    expect(dueReminderDays('2026-11-30', weekdays(['2026-11-27', '2026-11-23']))).toEqual(['2026-11-20', '2026-11-26']);
  });

  it('end for a calendar without working days', () => {
    expect(dueReminderDays('2026-11-27', () => false)).toHaveLength(3);
  });

  it('begin in their order and are over with the due date', () => {
    const current = (today: string) => currentDueReminder(today, '2026-11-27', weekdays());
    expect(current('2026-11-19')).toBeNull();
    expect(current('2026-11-20')).toBe('2026-11-20');
    expect(current('2026-11-23')).toBe('2026-11-20');
    expect(current('2026-11-26')).toBe('2026-11-26');
    expect(current('2026-11-27')).toBe('2026-11-26');
    expect(current('2026-11-28')).toBeNull();
  });
});

describe('times of reminders', () => {
  it.each([
    [8, true, false],
    [9, true, true],
    [17, true, true],
    [18, true, false],
    [12, false, false],
  ])('at %i o’clock, working day %s: %s', (hour, isWorkingDay, expected) => {
    expect(isReminderTime({ hour, isWorkingDay })).toBe(expected);
  });

  it('are spread within the hour and end before 18:00', () => {
    expect(reminderSpread({ hour: 9, minute: 2 })).toBe(50);
    expect(reminderSpread({ hour: 17, minute: 32 })).toBe(28);
    expect(reminderSpread({ hour: 17, minute: 59 })).toBe(1);
  });

  it('give a supplier the same minute each time and different suppliers different minutes', () => {
    const ids = Array.from(
      { length: 200 },
      (_, n) => `0190f000-0000-7000-8000-0000${(n * 7919).toString(16).padStart(8, '0')}`,
    );
    const minutes = ids.map((id) => reminderMinute(id, 50));
    expect(minutes).toEqual(ids.map((id) => reminderMinute(id, 50)));
    expect(minutes.every((minute) => minute >= 0 && minute < 50)).toBe(true);
    expect(new Set(minutes).size).toBeGreaterThan(40);
  });
});

describe('beginning of a day', () => {
  const dayIn = (timeZone: string) => {
    const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    return (at: Date) => format.format(at);
  };

  it.each([
    ['UTC', '2026-11-20', '2026-11-20T00:00:00.000Z'],
    ['America/Lima', '2026-11-20', '2026-11-20T05:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-20', '2026-11-19T18:30:00.000Z'],
    ['Pacific/Auckland', '2026-11-20', '2026-11-19T11:00:00.000Z'],
    // Clocks go forward at midnight: the day begins at 01:00.
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
  ])('in %s on %s is %s', (timeZone, day, expected) => {
    expect(startOfDay(day, dayIn(timeZone)).toISOString()).toBe(expected);
  });
});

describe('a reminder of the night', () => {
  const isAllowed = (at: Date): boolean =>
    isReminderTime({ hour: at.getUTCHours(), isWorkingDay: weekdays()(at.toISOString().slice(0, 10)) });

  it('waits for the next morning of a working day', () => {
    // A Friday evening.
    const night = new Date('2026-11-27T21:17:00Z');
    expect(nextReminderTime(night, isAllowed)).toEqual(new Date('2026-11-30T09:00:00Z'));
  });

  it('leaves at once for a calendar without working days', () => {
    const night = new Date('2026-11-27T21:17:00Z');
    expect(nextReminderTime(night, () => false)).toBe(night);
  });
});
