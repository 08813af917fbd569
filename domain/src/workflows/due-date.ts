/** Offset of UTC−12: days end last in this time zone. */
const LAST_ZONE_MS = 12 * 3_600_000;

/** Returns the current day in UTC−12, `YYYY-MM-DD`. An earlier day has ended in every time zone. */
export const lastDayGoingOn = (now: Date): string => new Date(now.getTime() - LAST_ZONE_MS).toISOString().slice(0, 10);

/** True if the due date (`YYYY-MM-DD`) has ended in all time zones. */
export const isOverdue = (dueDate: string | null, now: Date): boolean =>
  dueDate !== null && dueDate < lastDayGoingOn(now);
