import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { notifyClient } from '../../notifications/notify.steps';
import type { DeskSubject } from '../desk-subject';

/** Notifies the client that the supplier could not be located and asks for another phone number. */
export async function notifyNotLocated(
  ctx: Context,
  tx: Tx,
  { request: { id: requestId, workflowId, supplierId }, workflow }: DeskSubject,
): Promise<void> {
  await notifyClient(ctx, tx, 'unable_to_locate', workflow, { workflowId, supplierId, requestId });
}
