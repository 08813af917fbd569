/** UTC−12, the time zone in which a day ends last. */
const LAST_ZONE_MS = 12 * 3_600_000;

/** The current day in the last time zone, `YYYY-MM-DD`: earlier due dates are over everywhere. */
export const lastDayGoingOn = (now: Date): string => new Date(now.getTime() - LAST_ZONE_MS).toISOString().slice(0, 10);

/** The due date (`YYYY-MM-DD`) is over: its day has ended in all time zones. */
export const isOverdue = (dueDate: string | null, now: Date): boolean =>
  dueDate !== null && dueDate < lastDayGoingOn(now);
