/** The time zone in which a day ends last: UTC−12. */
const LAST_ZONE_MS = 12 * 3_600_000;

/** A moment's day in the last time zone, `YYYY-MM-DD`: due dates before it are over for everybody. */
export const lastDayGoingOn = (now: Date): string => new Date(now.getTime() - LAST_ZONE_MS).toISOString().slice(0, 10);

/** Whether a due date (`YYYY-MM-DD`) is over: its day has ended everywhere on earth. */
export const isOverdue = (dueDate: string | null, now: Date): boolean =>
  dueDate !== null && dueDate < lastDayGoingOn(now);
