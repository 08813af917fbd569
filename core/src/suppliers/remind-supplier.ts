import { DomainError } from '@homologa/domain/errors/domain-error';
import { nextReminderAt, reminderRefusal } from '@homologa/domain/suppliers/reminders';
import { canRemindSupplier } from '@homologa/domain/suppliers/supplier.policy';
import { audit } from '../kernel/audit';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { sendReminder } from '../mail/mail.jobs';
import { type RemindedWorkflow, readRemindedWorkflow } from './reminded-workflow';
import { writeReminders } from './reminders.steps';
import { lockSupplier, type SupplierPlace, type SupplierSubject } from './supplier.steps';

/**
 * POST /api/workflows/{id}/suppliers/{sid}/reminders (reference 5.6). Throws `reminder_cooldown` with `next_at`,
 * `reminder_not_possible`, `workflow_not_active`, `not_found`, `forbidden`.
 */
export async function remindSupplier(ctx: Context, place: SupplierPlace): Promise<RemindedWorkflow> {
  const { companyId } = requireCompany(ctx.actor);
  return ctx.db.tenant(companyId, async (tx) => {
    const supplier = await lockSupplier(tx, companyId, place);
    authorize(canRemindSupplier(ctx.actor, supplier));
    refuse(ctx, supplier);
    const scope = { companyId, workflowId: place.workflowId, supplierId: place.supplierId };
    const [reminder] = await writeReminders(ctx, tx, scope, 'person');
    if (!reminder) throw new DomainError('reminder_not_possible');
    await ctx.jobs.enqueue(tx, sendReminder, reminder, { companyId });
    await audit(ctx, tx, {
      companyId,
      action: 'supplier.remind',
      objectType: 'supplier',
      objectId: supplier.id,
    });
    return readRemindedWorkflow(tx, scope);
  });
}

function refuse(ctx: Context, supplier: SupplierSubject): void {
  const refusal = reminderRefusal(supplier, ctx.now());
  if (!refusal) return;
  const nextAt = nextReminderAt(supplier.lastRemindedAt, ctx.now());
  const extra = refusal === 'reminder_cooldown' && nextAt ? { next_at: nextAt.toISOString() } : undefined;
  throw new DomainError(refusal, { extra });
}
