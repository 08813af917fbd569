import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { notifyClient } from '../../notifications/notify.steps';
import type { DeskSubject } from '../desk-subject';

export async function notifyNotLocated(
  ctx: Context,
  tx: Tx,
  { request: { id: requestId, workflowId, supplierId }, workflow }: DeskSubject,
): Promise<void> {
  await notifyClient(ctx, tx, 'unable_to_locate', workflow, { workflowId, supplierId, requestId });
}
