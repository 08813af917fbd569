import { freeFiles } from '../../files/let-go.steps';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { deleteUndeliveredFiles, keepLeavingFiles } from '../../reports/report-files.steps';
import { updateRequest } from '../../reports/request-columns.steps';
import { deliveredDataOf, workingCopyOf } from '../delivery/delivered-data.queries';
import type { DeskSubject } from '../desk-subject';
import { NO_CORRECTION } from './no-correction';

/** Reverts files and content to the current version. The caller must have locked the supplier and the request. */
export async function discardCorrection(ctx: Context, tx: Tx, { request }: DeskSubject): Promise<void> {
  const { id: requestId, companyId } = request;
  const current = await deliveredDataOf(tx, request);
  const own = { requestId, companyId };
  await freeFiles(ctx, tx, companyId, await deleteUndeliveredFiles(tx, own));
  await keepLeavingFiles(tx, own);
  await updateRequest(tx, request, { ...workingCopyOf(current), dataVersion: { increment: 1 }, ...NO_CORRECTION });
  await audit(ctx, tx, {
    companyId,
    action: 'desk.abandon_correction',
    objectType: 'report_request',
    objectId: requestId,
  });
}
