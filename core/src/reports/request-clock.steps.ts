import type { RequestStatus } from '@homologa/domain/reports/request-status';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { dueAfterPause, dueFrom } from './service-level';

interface ClockColumns {
  dueAt?: Date | null;
  pausedAt?: Date | null;
}

/**
 * Returns the columns that store the deadline of a report request. The deadline is paused while the request awaits the
 * supplier, then extended by the length of the pause, and restarted when a stopped request is queued again.
 */
export async function clockColumns(
  ctx: Context,
  tx: Tx,
  { id, companyId }: { id: string; companyId: string },
  { from, to }: { from: RequestStatus; to: RequestStatus },
): Promise<ClockColumns> {
  if (to === 'awaiting_supplier') return { pausedAt: ctx.now() };
  const isAnew = from === 'unable_to_locate' || from === 'failed';
  if (from !== 'awaiting_supplier' && !(isAnew && to === 'queued')) return {};
  const request = await tx.reportRequest.findFirst({
    where: { id, companyId },
    select: { dueAt: true, pausedAt: true, kind: true, supplier: { select: { country: true } } },
  });
  if (!request) return {};
  const { dueAt, pausedAt, kind, supplier } = request;
  if (isAnew)
    return { pausedAt: null, dueAt: await dueFrom(ctx.now(), ctx.config, { kind, country: supplier.country }) };
  if (!dueAt || !pausedAt) return { pausedAt: null };
  return { pausedAt: null, dueAt: await dueAfterPause(dueAt, { from: pausedAt, to: ctx.now() }, supplier.country) };
}
