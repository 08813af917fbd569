import type { StatusUpdateName } from '@homologa/domain/catalog/status-updates';
import type { DeskStage } from '@homologa/domain/desk/desk-rules';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { isMailTrue, queueSupplierMail } from '../../onboarding/mails/supplier-mail.steps';
import { moveStatus } from '../../supplier-record/history.steps';
import { endConfirmationCall } from '../../supplier-record/own-part.steps';
import { appendDeskUpdates, type DeskSubject, isBesideReport } from '../desk-subject';

/**
 * Updates the supplier after a verification or delivery: appends status updates, sets the status `completed` once work
 * on the report begins, closes the step of the confirmation call and notifies the supplier by mail. A supplier that has
 * not reached the confirmation call keeps its step. Returns the appended updates.
 */
export async function advanceSupplier(
  ctx: Context,
  tx: Tx,
  subject: DeskSubject,
  stage: DeskStage,
): Promise<StatusUpdateName[]> {
  if (isBesideReport(subject)) return [];
  const { supplier } = subject;
  const updates = await appendDeskUpdates(ctx, tx, subject, stage);
  if (updates.includes('creating_report') && supplier.status !== 'archived') {
    await moveStatus(ctx, tx, supplier, 'completed');
  }
  await endConfirmationCall(ctx, tx, supplier);
  const kind = stage === 'verified' ? 'verified' : 'finished';
  if (isMailTrue(kind, supplier)) await queueSupplierMail(ctx, tx, supplier, kind);
  return updates;
}
