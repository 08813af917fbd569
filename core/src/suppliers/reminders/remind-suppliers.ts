import { DomainError } from '@homologa/domain/errors/domain-error';
import { type SkippedSuppliers, skippedBy } from '@homologa/domain/suppliers/bulk/bulk-actions';
import { canRemindSupplier } from '@homologa/domain/suppliers/supplier.policy';
import { audit } from '../../kernel/audit';
import { authorize, requireCompany } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { sendReminderJob } from '../supplier.jobs';
import { getSupplierWorkflow } from '../supplier-workflow.queries';
import { forecastWorkflowReminders } from './remindable.queries';
import { type RemindedWorkflow, readRemindedWorkflow } from './reminded-workflow';
import { writeReminders } from './reminders.steps';

interface RemindedAll extends RemindedWorkflow {
  sent: number;
  skipped: number;
  leftOut: SkippedSuppliers[];
}

/**
 * POST /api/workflows/{id}/suppliers/reminders: reminds all awaited suppliers outside the cooldown. Throws
 * `workflow_not_active`, `reminder_not_possible` for an investigation, `not_found`, `forbidden`.
 */
export async function remindSuppliers(ctx: Context, input: { workflowId: string }): Promise<RemindedAll> {
  const { companyId } = requireCompany(ctx.actor);
  const scope = { companyId, workflowId: input.workflowId };
  return ctx.db.tenant(companyId, async (tx) => {
    const workflow = await getSupplierWorkflow(tx, companyId, input.workflowId);
    authorize(canRemindSupplier(ctx.actor, { workflow }));
    if (workflow.status !== 'active') throw new DomainError('workflow_not_active');
    if (workflow.type !== 'onboarding') throw new DomainError('reminder_not_possible');
    const { skipped } = await forecastWorkflowReminders(ctx, tx, scope);
    const reminders = await writeReminders(ctx, tx, scope, 'person');
    await ctx.jobs.enqueueMany(tx, sendReminderJob, reminders, { companyId });
    await audit(ctx, tx, {
      companyId,
      action: 'workflow.remind_suppliers',
      objectType: 'workflow',
      objectId: workflow.id,
      facts: { sent: reminders.length },
    });
    const reminded = await readRemindedWorkflow(tx, scope);
    const sent = reminders.length;
    const leftOut = skippedBy(skipped);
    return { ...reminded, sent, skipped: Math.max(0, reminded.suppliersCount - sent), leftOut };
  });
}
