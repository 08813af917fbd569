import { waitsOfSide } from '@homologa/domain/catalog/supplier-waits';
import { REMINDER_COOLDOWN } from '@homologa/domain/suppliers/limits';
import type { Context } from '../../kernel/context';
import { notifyClient } from '../../notifications/notify.steps';
import { countUnanswered, recordUnanswered } from '../../supplier-record/supplier-rows.steps';

/** Suppliers that one transaction marks. */
const MAX_MARKED = 1_000;

/**
 * Job `suppliers.find-unanswered`: tells the workflow's creator how many suppliers have not answered the configured
 * number of reminders during one wait, a day after the last of that number; a workflow that sends fewer reminders by its
 * schedule waits for those. Marks the suppliers in batches, so that each counts once per wait. The first batch reports
 * all of them in its own transaction; a job that stops after it reports the rest when it is retried. Has no effect if the
 * workflow is closed or deleted.
 */
export async function notifyUnanswered(
  ctx: Context,
  place: { companyId: string; workflowId: string },
  maxMarked = MAX_MARKED,
): Promise<{ unanswered: number }> {
  let unanswered = 0;
  for (let hasMore = true; hasMore; ) {
    const marked = await markBatch(ctx, place, { maxMarked, isFirst: unanswered === 0 });
    unanswered += marked;
    hasMore = marked === maxMarked;
  }
  return { unanswered };
}

function markBatch(
  ctx: Context,
  { companyId, workflowId }: { companyId: string; workflowId: string },
  { maxMarked, isFirst }: { maxMarked: number; isFirst: boolean },
): Promise<number> {
  return ctx.db.tenant(companyId, async (tx) => {
    const workflow = await tx.workflow.findFirst({
      where: { id: workflowId, companyId, status: 'active', type: 'onboarding', company: { deactivatedAt: null } },
      select: { createdById: true, reminderMax: true },
    });
    if (!workflow) return 0;
    const most = ctx.config.remindersWithoutAnswer;
    const reminders = Math.min(most, workflow.reminderMax ?? most);
    const remindedUntil = new Date(ctx.now().getTime() - REMINDER_COOLDOWN);
    const scope = { companyId, workflowId, remindedUntil, reminders, waits: waitsOfSide('supplier') };
    const marked = await recordUnanswered(ctx, tx, scope, maxMarked);
    if (marked > 0 && isFirst) {
      const count = marked + (marked === maxMarked ? await countUnanswered(tx, scope) : 0);
      const client = { companyId, createdById: workflow.createdById };
      await notifyClient(ctx, tx, 'reminders_unanswered', client, { workflowId, facts: { count, reminders } });
    }
    return marked;
  });
}
