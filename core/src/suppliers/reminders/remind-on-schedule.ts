import { MAX_SCHEDULED_BATCH } from '@homologa/domain/suppliers/limits';
import type { ReminderSource } from '@homologa/domain/suppliers/reminders';
import {
  currentDueReminder,
  isReminderTime,
  reminderMinute,
  reminderSpread,
  startOfDay,
} from '@homologa/domain/suppliers/reminders/reminder-times';
import { isOverdue } from '@homologa/domain/workflows/due-date';
import { Prisma } from '@homologa/prisma/client';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { workingDaysOf } from '../../reports/working-days.queries';
import { sendReminderJob } from '../supplier.jobs';
import { isRemindable } from './remindable.queries';
import { writeReminders } from './reminders.steps';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

interface ScheduledWorkflow {
  companyId: string;
  workflowId: string;
}

interface Schedule {
  everyDays: number;
  max: number;
  /** YYYY-MM-DD */
  dueDate: string | null;
  /** Country of the client, which decides on the times of suppliers without a country. */
  clientCountry: string;
}

/**
 * Reminds the suppliers due by the workflow's schedule: awaited suppliers that were neither invited nor reminded during
 * the last N days (at most M times), or not since the latest of the days before the due date. Only at civil hours of
 * working days in the supplier's country; the mails are spread over the following minutes. Has no effect if the
 * workflow has no schedule, is overdue, closed or deleted. Each batch is one transaction, and concurrent or repeated runs
 * remind a supplier only once, because `writeReminders` guards its update. Returns the number of reminders.
 */
export async function remindOnSchedule(
  ctx: Context,
  place: ScheduledWorkflow,
  signal: AbortSignal = new AbortController().signal,
): Promise<{ sent: number }> {
  const schedule = await ctx.db.tenant(place.companyId, (tx) => findSchedule(ctx, tx, place));
  if (!schedule) return { sent: 0 };
  let sent = 0;
  try {
    for (const source of ['due_date', 'schedule'] as const) {
      for (let hasMore = true; hasMore && !signal.aborted; ) {
        const batch = await ctx.db.tenant(place.companyId, (tx) => remindBatch(ctx, tx, { place, schedule, source }));
        sent += batch.written;
        hasMore = batch.due > 0;
      }
    }
  } finally {
    // Also after an error: the batches before it are committed.
    if (sent > 0) await ctx.db.tenant(place.companyId, (tx) => auditRun(ctx, tx, place, sent));
  }
  return { sent };
}

async function findSchedule(
  ctx: Context,
  tx: Tx,
  { companyId, workflowId }: ScheduledWorkflow,
): Promise<Schedule | null> {
  const workflow = await tx.workflow.findFirst({
    where: { id: workflowId, companyId, status: 'active', type: 'onboarding', company: { deactivatedAt: null } },
    select: { reminderEveryDays: true, reminderMax: true, dueDate: true, company: { select: { country: true } } },
  });
  if (!workflow?.reminderEveryDays || !workflow.reminderMax) return null;
  const dueDate = workflow.dueDate?.toISOString().slice(0, 10) ?? null;
  if (isOverdue(dueDate, ctx.now())) return null;
  const clientCountry = workflow.company.country ?? '';
  return { everyDays: workflow.reminderEveryDays, max: workflow.reminderMax, dueDate, clientCountry };
}

interface CivilPlace {
  country: string;
  /** Suppliers neither invited nor reminded since this time are due for a reminder of the due date; null if none is. */
  dueSince: Date | null;
  /** Number of minutes over which the mails are spread. */
  spread: number;
}

/** Lists the countries of the workflow's open suppliers in which it is a civil hour of a working day. */
async function listCivilPlaces(
  ctx: Context,
  tx: Tx,
  { companyId, workflowId }: ScheduledWorkflow,
  { dueDate, clientCountry }: Schedule,
): Promise<CivilPlace[]> {
  const now = ctx.now();
  const found = await tx.$queryRaw<{ country: string }[]>`
    SELECT DISTINCT s."country" FROM "Supplier" s
    WHERE s."companyId" = ${companyId}::uuid AND s."workflowId" = ${workflowId}::uuid
      AND s."status" IN ('pending', 'in_progress')`;
  const places: CivilPlace[] = [];
  for (const { country } of found) {
    const calendar = await workingDaysOf(country || clientCountry);
    const local = { hour: calendar.hourOf(now), minute: calendar.minuteOf(now) };
    if (!isReminderTime({ ...local, isWorkingDay: calendar.isWorkingAt(now) })) continue;
    const day = dueDate && currentDueReminder(calendar.dayOf(now), dueDate, calendar.isWorkingDay);
    const dueSince = day ? startOfDay(day, calendar.dayOf) : null;
    places.push({ country, dueSince, spread: reminderSpread(local) });
  }
  return places;
}

interface Batch {
  place: ScheduledWorkflow;
  schedule: Schedule;
  source: Extract<ReminderSource, 'schedule' | 'due_date'>;
}

const auditRun = (ctx: Context, tx: Tx, { companyId, workflowId }: ScheduledWorkflow, sent: number): Promise<void> =>
  audit(ctx, tx, {
    companyId,
    action: 'workflow.remind_on_schedule',
    objectType: 'workflow',
    objectId: workflowId,
    facts: { sent },
  });

/** A batch may write fewer reminders than are due, because a supplier may answer in between; more may follow it. */
async function remindBatch(
  ctx: Context,
  tx: Tx,
  { place, schedule, source }: Batch,
): Promise<{ due: number; written: number }> {
  const { companyId } = place;
  const places = await listCivilPlaces(ctx, tx, place, schedule);
  const due = await listDue(ctx, tx, { place, schedule, source }, places);
  if (due.length === 0) return { due: 0, written: 0 };
  const reminders = await writeReminders(ctx, tx, { ...place, supplierIds: due.map(({ id }) => id) }, source);
  const spreads = new Map(places.map(({ country, spread }) => [country, spread]));
  const countries = new Map(due.map(({ id, country }) => [id, country]));
  const runAt = ({ supplierId }: { supplierId: string }): Date => {
    const minute = reminderMinute(supplierId, spreads.get(countries.get(supplierId) ?? '') ?? 1);
    return new Date(ctx.now().getTime() + minute * MINUTE_MS);
  };
  await ctx.jobs.enqueueMany(tx, sendReminderJob, reminders, { companyId, runAt });
  return { due: due.length, written: reminders.length };
}

/** Locks the suppliers that it returns and leaves out those that a concurrent run is reminding. */
async function listDue(
  ctx: Context,
  tx: Tx,
  { place: { companyId, workflowId }, schedule, source }: Batch,
  places: readonly CivilPlace[],
): Promise<{ id: string; country: string }[]> {
  if (places.length === 0) return [];
  const quietSince = new Date(ctx.now().getTime() - schedule.everyDays * DAY_MS);
  const isDue = Prisma.sql`greatest(s."lastRemindedAt", s."invitationSentAt") < p."dueSince"`;
  const isScheduled = Prisma.sql`(greatest(s."lastRemindedAt", s."invitationSentAt") <= ${quietSince}
    AND (SELECT count(*) FROM "Reminder" r
         WHERE r."companyId" = ${companyId}::uuid AND r."supplierId" = s."id" AND r."source" = 'schedule')
        < ${schedule.max})`;
  return tx.$queryRaw<{ id: string; country: string }[]>`
    SELECT s."id", s."country" FROM "Supplier" s JOIN "Workflow" w ON w."id" = s."workflowId"
    JOIN unnest(${places.map(({ country }) => country)}::text[],
      ${places.map(({ dueSince }) => dueSince?.toISOString() ?? null)}::timestamptz[]) AS p("country", "dueSince")
      ON p."country" = s."country"
    WHERE s."companyId" = ${companyId}::uuid AND s."workflowId" = ${workflowId}::uuid
      AND ${isRemindable(ctx.now())} AND ${source === 'due_date' ? isDue : isScheduled}
    ORDER BY s."id" LIMIT ${MAX_SCHEDULED_BATCH} FOR NO KEY UPDATE OF s SKIP LOCKED`;
}
