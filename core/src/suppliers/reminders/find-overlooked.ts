import { waitsOfSide } from '@homologa/domain/catalog/supplier-waits';
import { REMINDER_COOLDOWN } from '@homologa/domain/suppliers/limits';
import type { Context } from '../../kernel/context';
import { findUnansweredJob } from '../supplier.jobs';

const HOUR_MS = 3_600_000;
/** Hours that the check of the reminders itself needs: it runs at the end of an hour and is retried. */
const CHECK_HOURS = 3;

/**
 * Enqueues the check for unanswered reminders of workflows whose own check failed: they have suppliers that were
 * reminded often enough, hours after the cool-down, and that no check has marked. Returns the number of workflows.
 */
export async function findOverlooked(ctx: Context): Promise<{ overlooked: number }> {
  const now = ctx.now();
  const most = ctx.config.remindersWithoutAnswer;
  const remindedUntil = new Date(now.getTime() - REMINDER_COOLDOWN - CHECK_HOURS * HOUR_MS);
  const waits = waitsOfSide('supplier');
  return ctx.db.system(async (tx) => {
    const places = await tx.$queryRaw<{ companyId: string; workflowId: string }[]>`
      SELECT DISTINCT s."companyId", s."workflowId" FROM "Supplier" s
      JOIN "Workflow" w ON w."id" = s."workflowId" AND w."companyId" = s."companyId"
      JOIN "Company" c ON c."id" = s."companyId"
      WHERE w."status" = 'active' AND w."type" = 'onboarding' AND c."deactivatedAt" IS NULL
        AND s."status" IN ('pending', 'in_progress') AND s."waitingFor" = ANY(${[...waits]}::text[])
        AND s."lastRemindedAt" >= s."waitingSince"
        AND (s."unansweredAt" IS NULL OR s."unansweredAt" < s."waitingSince")
        AND (SELECT r."remindedAt" FROM "Reminder" r WHERE r."supplierId" = s."id" AND r."companyId" = s."companyId"
          AND r."remindedAt" >= s."waitingSince" ORDER BY r."remindedAt"
          OFFSET least(${most}::integer, coalesce(w."reminderMax", ${most}::integer)) - 1 LIMIT 1) <= ${remindedUntil}`;
    const hour = now.toISOString().slice(0, 13);
    for (const { companyId, workflowId } of places)
      await ctx.jobs.enqueue(tx, findUnansweredJob, { workflowId, hour }, { companyId });
    return { overlooked: places.length };
  });
}
