import { OWN_STEPS } from '@homologa/domain/catalog/onboarding-steps';
import { REMINDER_COOLDOWN } from '@homologa/domain/suppliers/limits';
import { type RemindableSupplier, type ReminderRefusal, reminderRefusal } from '@homologa/domain/suppliers/reminders';
import { Prisma } from '@homologa/prisma/client';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database';

// Whom a reminder may reach, as the domain's `reminderRefusal` sees it: read for many suppliers by one statement.

const OWN: Prisma.Sql = Prisma.sql`s."onboardingStep"::text = ANY(${[...OWN_STEPS]}::text[])`;

/** Whether something of its finished part is asked of "Supplier" s again; not looked at before it has finished that. */
const IS_ASKED_AGAIN = Prisma.sql`(CASE WHEN ${OWN} THEN false ELSE
  EXISTS (SELECT 1 FROM "ReportRequest" q WHERE q."supplierId" = s."id" AND q."companyId" = s."companyId"
    AND q."ccrRequestId" IS NULL AND q."status" = 'awaiting_supplier')
  OR EXISTS (SELECT 1 FROM "SendBack" b WHERE b."supplierId" = s."id" AND b."companyId" = s."companyId"
    AND b."status" = 'open')
  OR EXISTS (SELECT 1 FROM "Charge" c WHERE c."supplierId" = s."id" AND c."companyId" = s."companyId"
    AND c."state" = 'rejected') END)`;

/** The supplier is awaited, of "Supplier" s: the domain's `isSupplierAwaited` in SQL. */
export const IS_AWAITED = Prisma.sql`(${OWN} OR ${IS_ASKED_AGAIN})`;

/** Whether mail reaches "Supplier" s: it has a confirmed address, and its invitation did not bounce. */
export const DELIVERABLE = Prisma.sql`
  (coalesce(cardinality(s."emails"), 0) > 0 AND s."unconfirmedEmail" IS NULL) AS "isReachable",
  s."invitationState" = 'failed' AS "isBounced"`;

/** The columns of a `RemindableSupplier` without its workflow, of "Supplier" s. */
export const REMINDABLE = Prisma.sql`s."status", s."onboardingStep" AS "step", ${IS_ASKED_AGAIN} AS "isAskedAgain",
  ${DELIVERABLE}`;

type Group = Omit<RemindableSupplier, 'workflow'> & {
  workflowStatus: RemindableSupplier['workflow']['status'];
  workflowType: RemindableSupplier['workflow']['type'];
  n: number;
};

/** How many suppliers get a reminder now, and how many do not, for which reason. */
export interface ReminderForecast {
  possible: number;
  skipped: Map<ReminderRefusal, number>;
}

/**
 * Whom a reminder would reach of the suppliers that `where` means, on "Supplier" s joined with "Workflow" w. One
 * statement groups them by what the rule looks at, and each group is judged once.
 */
export async function forecastReminders(ctx: Context, tx: Tx, where: Prisma.Sql): Promise<ReminderForecast> {
  const now = ctx.now();
  const coolingSince = new Date(now.getTime() - REMINDER_COOLDOWN);
  const groups = await tx.$queryRaw<Group[]>`
    SELECT ${REMINDABLE}, w."status" AS "workflowStatus", w."type" AS "workflowType",
      max(s."lastRemindedAt") AS "lastRemindedAt", count(*)::int AS n
    FROM "Supplier" s JOIN "Workflow" w ON w."id" = s."workflowId"
    WHERE ${where}
    GROUP BY 1, 2, 3, 4, 5, 6, 7, coalesce(s."lastRemindedAt" > ${coolingSince}, false)`;
  const forecast: ReminderForecast = { possible: 0, skipped: new Map() };
  for (const { n, workflowStatus, workflowType, ...supplier } of groups) {
    const refusal = reminderRefusal({ ...supplier, workflow: { status: workflowStatus, type: workflowType } }, now);
    if (refusal === null) forecast.possible += n;
    else forecast.skipped.set(refusal, (forecast.skipped.get(refusal) ?? 0) + n);
  }
  return forecast;
}

/** The same for all suppliers of a workflow. */
export const forecastWorkflowReminders = (
  ctx: Context,
  tx: Tx,
  { companyId, workflowId }: { companyId: string; workflowId: string },
): Promise<ReminderForecast> =>
  forecastReminders(ctx, tx, Prisma.sql`s."companyId" = ${companyId}::uuid AND s."workflowId" = ${workflowId}::uuid`);
