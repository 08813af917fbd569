/** Offset of UTC−12, the time zone in which a day ends last. */
const LAST_ZONE_MS = 12 * 3_600_000;

/** Returns the current date in UTC−12 as `YYYY-MM-DD`. Every earlier date is over in all time zones. */
export const lastDayGoingOn = (now: Date): string => new Date(now.getTime() - LAST_ZONE_MS).toISOString().slice(0, 10);

/** True if the due date (`YYYY-MM-DD`) has ended in all time zones. */
export const isOverdue = (dueDate: string | null, now: Date): boolean =>
  dueDate !== null && dueDate < lastDayGoingOn(now);
