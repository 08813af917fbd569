import { DomainError } from '@homologa/domain/errors/domain-error';
import { holdsReportBack } from '@homologa/domain/payments/charges';
import type { Tx } from '../../kernel/database/database';
import { type DeskSubject, isBesideReport } from '../desk-subject';

/**
 * A report that its supplier pays waits while the proof is to check or was rejected (reference 8.17); a score beside it
 * is the client's. Throws `payment_not_accepted`.
 */
export async function demandPayment(tx: Tx, subject: DeskSubject): Promise<void> {
  const { companyId, birRequestId } = subject.request;
  if (birRequestId === null || isBesideReport(subject)) return;
  const charge = await tx.charge.findFirst({ where: { birRequestId, companyId }, select: { state: true } });
  if (holdsReportBack(charge?.state)) throw new DomainError('payment_not_accepted');
}
