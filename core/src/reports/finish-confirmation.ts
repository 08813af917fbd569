import type { Tx } from '../kernel/database';
import { type DeskSubject, isBesideReport } from './desk-subject';

/** Only the desk moves a supplier from the confirmation call to the end (wire.md B8). */
export async function finishConfirmation(tx: Tx, subject: DeskSubject): Promise<void> {
  if (isBesideReport(subject)) return;
  const { id, companyId } = subject.supplier;
  await tx.supplier.updateMany({
    where: { id, companyId, onboardingStep: 'confirmation_call' },
    data: { onboardingStep: 'finished' },
  });
}
