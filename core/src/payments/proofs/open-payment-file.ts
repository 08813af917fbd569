import { DomainError } from '@homologa/domain/errors/domain-error';
import { canCheckPayments } from '@homologa/domain/payments/charge.policy';
import { type OpenFile, openFile } from '../../files/open-file';
import { auditStaffReading } from '../../kernel/audit-reading';
import { authorize } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';

/**
 * Opens a supplier's proof of payment for staff and records the access in the audit trail. Throws `forbidden`,
 * `not_found`.
 */
export async function openPaymentFile(ctx: Context, input: { chargeId: string; fileId: string }): Promise<OpenFile> {
  authorize(canCheckPayments(ctx.actor));
  const { chargeId, fileId } = input;
  const charge = await ctx.db.read.charge.findUnique({
    where: { id: chargeId },
    select: { companyId: true, birRequestId: true },
  });
  if (!charge) throw new DomainError('not_found');
  const { companyId, birRequestId } = charge;
  const proof = { companyId, birRequestId, type: 'payment_proof' };
  const file = await ctx.db.tenant(companyId, (tx) =>
    tx.storedFile.findFirst({ where: { id: fileId, companyId, birFiles: { some: proof } } }),
  );
  if (file) {
    const reading = { companyId, objectId: chargeId, fileId };
    await auditStaffReading(ctx, { ...reading, action: 'payment.open_file', objectType: 'payment' });
  }
  return openFile(ctx, file);
}
