import { DomainError } from '@homologa/domain/errors/domain-error';
import { holdsReportBack } from '@homologa/domain/payments/charges';
import type { Tx } from '../../kernel/database/database';
import { type DeskSubject, isBesideReport } from '../desk-subject';

/**
 * Throws `payment_not_accepted` while the supplier's proof of payment awaits review or was rejected. Never throws for a
 * score requested in addition, because the client pays for it.
 */
export async function requirePaid(tx: Tx, subject: DeskSubject): Promise<void> {
  const { companyId, birRequestId } = subject.request;
  if (birRequestId === null || isBesideReport(subject)) return;
  const charge = await tx.charge.findFirst({ where: { birRequestId, companyId }, select: { state: true } });
  if (holdsReportBack(charge?.state)) throw new DomainError('payment_not_accepted');
}
