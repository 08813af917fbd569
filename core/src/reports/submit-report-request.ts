import { DomainError } from '@homologa/domain/errors/domain-error';
import { isOpenRequest, OPEN_REQUEST_STATUSES } from '@homologa/domain/reports/request-status';
import { DESK } from '../kernel/adapters/desk-gateway';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database';

const STANDING = { in: [...OPEN_REQUEST_STATUSES] };

/**
 * Hands a report request to the gateway and notes that it was accepted. Does nothing for one that is accepted or
 * no longer open. The gateway recognises a repetition by the request's id.
 */
export async function submitReportRequest(
  ctx: Context,
  { reportRequestId }: { reportRequestId: string },
  signal: AbortSignal,
): Promise<{ accepted: boolean }> {
  const request = await ctx.db.read.reportRequest.findUnique({ where: { id: reportRequestId } });
  if (!request || request.acceptedAt || !isOpenRequest(request.status)) return { accepted: false };
  const { companyId, supplierId, kind } = request;
  const { reference } = await ctx.gateway.submit({ requestId: request.id, kind, companyId, supplierId }, signal);
  return { accepted: await accept(ctx, request, { gateway: ctx.gateway.name, reference }) };
}

/**
 * When the gateway could not be reached to the end, the provider's own desk takes the request: what was asked for
 * is never lost.
 */
export async function fallBackToDesk(ctx: Context, { reportRequestId }: { reportRequestId: string }): Promise<void> {
  const request = await ctx.db.read.reportRequest.findUnique({ where: { id: reportRequestId } });
  if (!request) return;
  ctx.log.warn({ reportRequestId, gateway: request.gateway }, 'the gateway did not accept; the desk takes over');
  await accept(ctx, request, { gateway: DESK, reference: request.id });
}

/** Throws `job_not_repeatable` for a request that somebody has accepted, the desk among them, or that is over. */
export async function assertNotAccepted(_ctx: Context, tx: Tx, input: { reportRequestId: string }): Promise<void> {
  const open = await tx.reportRequest.count({
    where: { id: input.reportRequestId, acceptedAt: null, status: STANDING },
  });
  if (open === 0) throw new DomainError('job_not_repeatable');
}

async function accept(
  ctx: Context,
  { id, companyId }: { id: string; companyId: string },
  by: { gateway: string; reference: string },
): Promise<boolean> {
  return ctx.db.tenant(companyId, async (tx) => {
    const { count } = await tx.reportRequest.updateMany({
      where: { id, companyId, acceptedAt: null, status: STANDING },
      data: { gateway: by.gateway, gatewayRef: by.reference, acceptedAt: ctx.now() },
    });
    return count === 1;
  });
}
