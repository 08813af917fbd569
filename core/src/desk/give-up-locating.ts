import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database';
import { moveRequest } from '../reports/request-status.steps';
import type { DeskSubject } from './desk-subject';
import { tellNotLocated } from './tell-not-located';

/** After the last attempt: the supplier cannot be located, and the client is told. */
export async function giveUpLocating(ctx: Context, tx: Tx, subject: DeskSubject): Promise<void> {
  const { request } = subject;
  await moveRequest(ctx, tx, request, { to: 'unable_to_locate', columns: { callBackAt: null } });
  await tellNotLocated(ctx, tx, subject);
}
