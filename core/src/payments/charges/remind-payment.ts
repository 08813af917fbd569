import { DomainError } from '@homologa/domain/errors/domain-error';
import { isPaymentMissing } from '@homologa/domain/payments/charges';
import { nextReminderAt } from '@homologa/domain/suppliers/reminders';
import { updateCharge } from '../../bir-requests/charge-rows.steps';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import { writeReminders } from '../../suppliers/reminders/reminders.steps';
import { sendPaymentMailJob } from '../payment.jobs';
import { changeCharge } from './charge-subject';

/**
 * Mails a reminder to a supplier that has not paid or has sent no proof. All kinds of reminders share one cooldown.
 * Throws `reminder_cooldown` with `next_at`, `reminder_not_possible`, `not_found`, `forbidden`.
 */
export async function remindPayment(ctx: Context, { chargeId }: { chargeId: string }): Promise<void> {
  await changeCharge(ctx, { chargeId }, async (tx, { charge }) => {
    if (!isPaymentMissing(charge.state)) throw new DomainError('reminder_not_possible');
    const { companyId, workflowId, supplierId, version } = charge;
    const [reminder] = await writeReminders(ctx, tx, { companyId, workflowId, supplierId }, 'payment');
    if (!reminder) {
      const supplier = await tx.supplier.findFirst({ where: { id: supplierId, companyId } });
      const nextAt = nextReminderAt(supplier?.lastRemindedAt ?? null, ctx.now());
      if (!nextAt) throw new DomainError('reminder_not_possible');
      throw new DomainError('reminder_cooldown', { extra: { next_at: nextAt.toISOString() } });
    }
    await updateCharge(tx, charge, { remindedAt: ctx.now() });
    const payload = { chargeId, about: 'reminder' as const, version };
    await ctx.jobs.enqueue(tx, sendPaymentMailJob, payload, { companyId });
    await audit(ctx, tx, { companyId, action: 'payment.remind', objectType: 'payment', objectId: chargeId });
  });
}
