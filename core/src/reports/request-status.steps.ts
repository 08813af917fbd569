import { DomainError } from '@homologa/domain/errors/domain-error';
import { canMoveRequest, type RequestStatus } from '@homologa/domain/reports/request-status';
import type { Prisma } from '@homologa/prisma/client';
import type { ReportRequest } from '@homologa/prisma/models';
import { actorIdOf } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { insertRows } from '../kernel/database/insert-rows';
import { newId } from '../kernel/ids';
import { clockColumns } from './request-clock.steps';
import { withdrawOpenSendBack } from './send-back-rows.steps';

interface Move {
  to: RequestStatus;
  reason?: string;
  columns?: Omit<Prisma.ReportRequestUncheckedUpdateManyInput, 'status'>;
}

/**
 * Moves a request to another status and records the transition; the update applies only to the status that the caller
 * read. Leaving `awaiting_supplier` withdraws its open send-back. Throws `request_move_refused` for a move that the
 * domain forbids, `desk_request_not_open` if the status changed concurrently.
 */
export async function moveRequest(
  ctx: Context,
  tx: Tx,
  { id, companyId, status: from }: Pick<ReportRequest, 'id' | 'companyId' | 'status'>,
  { to, reason = '', columns = {} }: Move,
): Promise<void> {
  if (!canMoveRequest(from, to)) throw new DomainError('request_move_refused');
  const clock = await clockColumns(ctx, tx, { id, companyId }, { from, to });
  const { count } = await tx.reportRequest.updateMany({
    where: { id, companyId, status: from },
    data: { ...columns, ...clock, status: to },
  });
  if (count === 0) throw new DomainError('desk_request_not_open');
  if (from === 'awaiting_supplier') await withdrawOpenSendBack(ctx, tx, { requestId: id, companyId });
  await writeTransitions(ctx, tx, [{ id, companyId }], { from, to, reason });
}

export const beginRequests = (ctx: Context, tx: Tx, requests: readonly { id: string; companyId: string }[]) =>
  writeTransitions(ctx, tx, requests, { from: null, to: 'queued', reason: '' });

async function writeTransitions(
  ctx: Context,
  tx: Tx,
  requests: readonly { id: string; companyId: string }[],
  { from, to, reason }: { from: RequestStatus | null; to: RequestStatus; reason: string },
): Promise<void> {
  const createdAt = ctx.now();
  const actorId = actorIdOf(ctx.actor);
  await insertRows(
    tx,
    'ReportRequestTransition',
    requests.map(({ id, companyId }) => ({
      id: newId(),
      companyId,
      requestId: id,
      fromStatus: from,
      toStatus: to,
      actorId,
      reason,
      createdAt,
    })),
  );
}
