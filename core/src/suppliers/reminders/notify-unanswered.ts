import { waitsOfSide } from '@homologa/domain/catalog/supplier-waits';
import { REMINDER_COOLDOWN } from '@homologa/domain/suppliers/limits';
import type { Context } from '../../kernel/context';
import { notifyClient } from '../../notifications/notify.steps';
import { recordUnanswered } from '../../supplier-record/supplier-rows.steps';

/**
 * Job `suppliers.find-unanswered`: tells the workflow's creator how many suppliers have not answered the configured
 * number of reminders during one wait, a day after the last of that number; a workflow that sends fewer reminders by its
 * schedule waits for those. Each supplier counts once per wait, because the
 * update marks it in the transaction of the notification. Has no effect if the workflow is closed or deleted.
 */
export async function notifyUnanswered(
  ctx: Context,
  { companyId, workflowId }: { companyId: string; workflowId: string },
): Promise<{ unanswered: number }> {
  return ctx.db.tenant(companyId, async (tx) => {
    const workflow = await tx.workflow.findFirst({
      where: { id: workflowId, companyId, status: 'active', type: 'onboarding', company: { deactivatedAt: null } },
      select: { createdById: true, reminderMax: true },
    });
    if (!workflow) return { unanswered: 0 };
    const most = ctx.config.remindersWithoutAnswer;
    const reminders = Math.min(most, workflow.reminderMax ?? most);
    const remindedUntil = new Date(ctx.now().getTime() - REMINDER_COOLDOWN);
    const waits = waitsOfSide('supplier');
    const ids = await recordUnanswered(ctx, tx, { companyId, workflowId, remindedUntil, reminders, waits });
    const count = ids.length;
    if (count > 0) {
      const client = { companyId, createdById: workflow.createdById };
      await notifyClient(ctx, tx, 'reminders_unanswered', client, { workflowId, facts: { count, reminders } });
    }
    return { unanswered: count };
  });
}
