import type { StatusUpdateName } from '@homologa/domain/catalog/status-updates';
import type { DeskStage } from '@homologa/domain/desk/desk-rules';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { moveStatus } from '../../suppliers/supplier-history.steps';
import { appendDeskUpdates, type DeskSubject, isBesideReport } from '../desk-subject';

/**
 * What a verification or delivery means for the supplier: its status updates; the end of its confirmation call, which
 * only the desk moves (reference 7.2); and `completed`, once its report is in the making (reference 5.1; until the
 * report is there it shows as in progress). A supplier that has not come so far, because its client asked early, stays
 * where it is. Gives the updates appended.
 */
export async function advanceSupplier(
  ctx: Context,
  tx: Tx,
  subject: DeskSubject,
  stage: DeskStage,
): Promise<StatusUpdateName[]> {
  if (isBesideReport(subject)) return [];
  const { supplier } = subject;
  const { id, companyId } = supplier;
  const updates = await appendDeskUpdates(ctx, tx, subject, stage);
  if (updates.includes('creating_report') && supplier.status !== 'archived') {
    await moveStatus(ctx, tx, supplier, 'completed');
  }
  await tx.supplier.updateMany({
    where: { id, companyId, onboardingStep: 'confirmation_call' },
    data: { onboardingStep: 'finished', finishedAt: ctx.now() },
  });
  return updates;
}
