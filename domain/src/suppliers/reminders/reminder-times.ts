/** Days before the due date on which a scheduled workflow reminds its suppliers, whatever its interval. */
const DUE_REMINDER_DAYS = [7, 3, 1] as const;

/** Hours, in the supplier's time zone, between which scheduled reminders are sent. */
const CIVIL_HOURS = { from: 9, until: 18 };
const MINUTES_OF_HOUR = 60;
/** Minutes over which the reminders of one run are spread; shorter than the hour until the next run. */
const SPREAD_MINUTES = 50;
const DAY = 86_400_000;
/** Some time zones differ from UTC by half an hour. */
const HALF_HOUR = 1_800_000;

interface LocalMoment {
  hour: number;
  minute: number;
  isWorkingDay: boolean;
}

/** True at the hours and on the days at which a supplier may get a reminder that nobody sent by hand. */
export const isReminderTime = ({ hour, isWorkingDay }: Omit<LocalMoment, 'minute'>): boolean =>
  isWorkingDay && hour >= CIVIL_HOURS.from && hour < CIVIL_HOURS.until;

/** Returns the number of minutes over which reminders may be spread without leaving the civil hours; at least 1. */
export const reminderSpread = ({ hour, minute }: Omit<LocalMoment, 'isWorkingDay'>): number =>
  Math.max(1, Math.min(SPREAD_MINUTES, (CIVIL_HOURS.until - hour) * MINUTES_OF_HOUR - minute));

/**
 * Returns the minute, from 0 to `spread` - 1, by which a supplier's reminder is delayed. The minute depends on the id
 * alone, so that a repeated run gives the same one.
 */
export function reminderMinute(supplierId: string, spread: number): number {
  // The last digits of an id are random; the first digits of ids made together are equal.
  return Number.parseInt(supplierId.replaceAll('-', '').slice(-8), 16) % spread;
}

const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY).toISOString().slice(0, 10);

/**
 * Returns the days (`YYYY-MM-DD`, ascending) on which suppliers are reminded of a due date. A day off is replaced by the
 * working day before it, so that the supplier loses no working day; marks that meet on one day become one reminder.
 */
export function dueReminderDays(dueDate: string, isWorkingDay: (day: string) => boolean): string[] {
  const days = DUE_REMINDER_DAYS.map((mark) => {
    let day = dayBefore(dueDate, mark);
    // No calendar has a month without working days; the limit ends the loop for one that has none at all.
    for (let back = 0; back < 31 && !isWorkingDay(day); back += 1) day = dayBefore(day, 1);
    return day;
  });
  return [...new Set(days)].toSorted();
}

/**
 * Returns the newest day of `dueReminderDays` that has begun on `today`, or null before the first day and after the due
 * date. A supplier that was neither invited nor reminded since the beginning of that day is due for a reminder, so that
 * an outage delays a reminder and an invitation of the same day replaces it.
 */
export function currentDueReminder(
  today: string,
  dueDate: string,
  isWorkingDay: (day: string) => boolean,
): string | null {
  if (today > dueDate) return null;
  return dueReminderDays(dueDate, isWorkingDay).findLast((day) => day <= today) ?? null;
}

/** No country has this many days without a working day. */
const LONGEST_BREAK = 14 * DAY;

/**
 * Returns the first full or half hour after `now` at which a reminder may leave, because a reminder of the night may wait for
 * the morning; `now` if no hour of the next two weeks allows one.
 */
export function nextReminderTime(now: Date, isAllowed: (at: Date) => boolean): Date {
  for (let at = Math.floor(now.getTime() / HALF_HOUR) * HALF_HOUR; at < now.getTime() + LONGEST_BREAK; ) {
    at += HALF_HOUR;
    if (isAllowed(new Date(at))) return new Date(at);
  }
  return now;
}

const QUARTER = 900_000;
/** Maximum offset of a time zone from UTC, in quarters of an hour. */
const MAX_OFFSET = 14 * 4;

/** Returns the time at which a day begins in the time zone of `dayOf`, which formats times as `YYYY-MM-DD`. */
export function startOfDay(day: string, dayOf: (at: Date) => string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  for (let offset = -MAX_OFFSET; offset < MAX_OFFSET; offset += 1) {
    const at = new Date(midnight + offset * QUARTER);
    if (dayOf(at) >= day) return at;
  }
  return new Date(midnight + MAX_OFFSET * QUARTER);
}
