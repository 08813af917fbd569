import { DomainError } from '@homologa/domain/errors/domain-error';
import type { ErrorCode } from '@homologa/domain/errors/error-codes';
import { nextReminderAt, type ReminderRefusal } from '@homologa/domain/suppliers/reminders';
import { canRemindSupplier } from '@homologa/domain/suppliers/supplier.policy';
import { Prisma } from '@homologa/prisma/client';
import { audit } from '../../kernel/audit';
import { authorize, requireCompany } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { sendReminderJob } from '../supplier.jobs';
import { lockSupplier, type SupplierPlace, type SupplierSubject } from '../supplier.steps';
import { forecastReminders } from './remindable.queries';
import { type RemindedWorkflow, readRemindedWorkflow } from './reminded-workflow';
import { writeReminders } from './reminders.steps';

/**
 * POST /api/workflows/{id}/suppliers/{sid}/reminders. Throws `reminder_cooldown` with `next_at`,
 * `supplier_not_awaited`, `invitation_not_delivered`, `reminder_not_possible`, `workflow_not_active`, `not_found`,
 * `forbidden`.
 */
export async function remindSupplier(ctx: Context, place: SupplierPlace): Promise<RemindedWorkflow> {
  const { companyId } = requireCompany(ctx.actor);
  return ctx.db.tenant(companyId, async (tx) => {
    const supplier = await lockSupplier(tx, companyId, place);
    authorize(canRemindSupplier(ctx.actor, supplier));
    await requireRemindable(ctx, tx, supplier);
    const scope = { companyId, workflowId: place.workflowId, supplierId: place.supplierId };
    const [reminder] = await writeReminders(ctx, tx, scope, 'person');
    if (!reminder) throw new DomainError('reminder_not_possible');
    await ctx.jobs.enqueue(tx, sendReminderJob, reminder, { companyId });
    await audit(ctx, tx, {
      companyId,
      action: 'supplier.remind',
      objectType: 'supplier',
      objectId: supplier.id,
    });
    return readRemindedWorkflow(tx, scope);
  });
}

/**
 * Maps each reason against a reminder that lists show to an error code. The API distinguishes fewer reasons: finished
 * suppliers and unconfirmed addresses share one code.
 */
const REFUSALS: Readonly<Record<ReminderRefusal, ErrorCode>> = {
  workflow_not_active: 'workflow_not_active',
  reminder_not_possible: 'reminder_not_possible',
  supplier_finished: 'reminder_not_possible',
  supplier_not_awaited: 'supplier_not_awaited',
  email_not_confirmed: 'reminder_not_possible',
  invitation_not_delivered: 'invitation_not_delivered',
  reminder_cooldown: 'reminder_cooldown',
};

async function requireRemindable(ctx: Context, tx: Tx, supplier: SupplierSubject): Promise<void> {
  const own = Prisma.sql`s."id" = ${supplier.id}::uuid AND s."companyId" = ${supplier.companyId}::uuid`;
  const { skipped } = await forecastReminders(ctx, tx, own);
  const [refusal] = skipped.keys();
  if (!refusal) return;
  const nextAt = refusal === 'reminder_cooldown' ? nextReminderAt(supplier.lastRemindedAt, ctx.now()) : null;
  throw new DomainError(REFUSALS[refusal], { extra: nextAt ? { next_at: nextAt.toISOString() } : undefined });
}
