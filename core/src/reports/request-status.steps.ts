import { DomainError } from '@homologa/domain/errors/domain-error';
import { canMoveRequest, type RequestStatus } from '@homologa/domain/reports/request-status';
import type { Prisma } from '@homologa/prisma/client';
import type { ReportRequest } from '@homologa/prisma/models';
import { audit } from '../kernel/audit';
import { actorIdOf } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { insertRows } from '../kernel/database/insert-rows';
import { newId } from '../kernel/ids';
import { clockColumns } from './request-clock.steps';

interface Move {
  to: RequestStatus;
  /** Why, where a person decided it. */
  reason?: string;
  /** Columns that change with the status. */
  columns?: Omit<Prisma.ReportRequestUncheckedUpdateManyInput, 'status'>;
}

/**
 * Moves a request to another status, guarded by the one that the caller saw, and writes when, by whom and why
 * (reference 9.4). What waits for the supplier no longer ends its open send-back. Throws `request_move_refused` where
 * the table of `domain` has no such move, and `desk_request_not_open` when somebody else moved it meanwhile.
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

/** Ends what was sent back of a request and not answered; one that was answered has ended before. */
export async function withdrawOpenSendBack(
  ctx: Context,
  tx: Tx,
  request: { requestId: string; companyId: string },
): Promise<void> {
  const withdrawn = await tx.sendBack.updateManyAndReturn({
    where: { ...request, status: 'open' },
    data: { status: 'withdrawn', endedAt: ctx.now(), endedById: actorIdOf(ctx.actor) },
    select: { id: true },
  });
  for (const { id } of withdrawn) {
    await audit(ctx, tx, {
      companyId: request.companyId,
      action: 'desk.withdraw_send_back',
      objectType: 'report_request',
      objectId: request.requestId,
      facts: { send_back: id },
    });
  }
}

/** Notes that new requests are in the queue, in one statement for all of them. */
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
