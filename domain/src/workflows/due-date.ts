import { type Violation, violation } from '../errors/error-codes';

/** The time zone in which a day ends last: UTC−12. */
const LAST_ZONE_MS = 12 * 3_600_000;

/** A moment's day in the last time zone, `YYYY-MM-DD`: due dates before it are over for everybody. */
export const lastDayGoingOn = (now: Date): string => new Date(now.getTime() - LAST_ZONE_MS).toISOString().slice(0, 10);

/** Whether a due date (`YYYY-MM-DD`) is over: its day has ended everywhere on earth. */
export const isOverdue = (dueDate: string | null, now: Date): boolean =>
  dueDate !== null && dueDate < lastDayGoingOn(now);

/** Stops the launch of an onboarding whose due date is over; its suppliers could not keep to it. */
export const checkDueDate = (workflow: { type: string; dueDate: string | null }, now: Date): Violation[] =>
  workflow.type === 'onboarding' && isOverdue(workflow.dueDate, now)
    ? [violation('workflow_due_date_past', 'onboarding.due_date')]
    : [];
