import { audit } from '../../kernel/audit';
import { actorIdOf } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { addActivity } from '../../notifications/activity.steps';
import { moveRequest } from '../../reports/request-status.steps';
import { moveStatus } from '../../supplier-record/history.steps';
import { suppliedContent } from '../delivery/supplied-content';
import { appendDeskUpdates, type DeskSubject, isBesideReport } from '../desk-subject';

/**
 * Takes a queued request for the actor, prefills the report with the supplier's data if nothing is entered yet, and
 * moves the supplier of an investigating workflow to `in_progress`. The caller must have locked the supplier and the
 * request.
 */
export async function beginWork(ctx: Context, tx: Tx, subject: DeskSubject): Promise<void> {
  const { request, supplier, workflow } = subject;
  const supplied = await suppliedContent(tx, subject);
  const columns = { takenAt: ctx.now(), takenById: actorIdOf(ctx.actor), ...supplied };
  await moveRequest(ctx, tx, request, { to: 'taken', columns });
  if (workflow.type === 'investigating' && supplier.status === 'pending' && !isBesideReport(subject)) {
    await moveStatus(ctx, tx, supplier, 'in_progress');
    await addActivity(ctx, tx, supplier, 'investigation_begun');
  }
  await appendDeskUpdates(ctx, tx, subject, 'taken');
  await audit(ctx, tx, {
    companyId: request.companyId,
    action: 'desk.take',
    objectType: 'report_request',
    objectId: request.id,
  });
}
