import type { ReportRequestKind } from '@homologa/prisma/models';
import { submitReportRequest } from '../reports/report.jobs';
import type { Context } from './context';
import type { Tx } from './database';
import { newId } from './ids';

const DAY_MS = 86_400_000;

export interface NewReportRequest {
  companyId: string;
  workflowId: string;
  supplierId: string;
  kind: ReportRequestKind;
  birRequestId?: string | null;
  ccrRequestId?: string | null;
}

/**
 * Asks the report gateway for a report or score (decisions.md section 5): writes the request that the
 * verification desk's queue shows, due in the configured days, and the job that hands it to the gateway.
 * Gives the request's id.
 */
export async function createReportRequest(ctx: Context, tx: Tx, request: NewReportRequest): Promise<string> {
  const requestedAt = ctx.now();
  const { id } = await tx.reportRequest.create({
    data: {
      id: newId(),
      companyId: request.companyId,
      workflowId: request.workflowId,
      supplierId: request.supplierId,
      kind: request.kind,
      birRequestId: request.birRequestId ?? null,
      ccrRequestId: request.ccrRequestId ?? null,
      status: 'queued',
      gateway: ctx.gateway.name,
      requestedAt,
      dueAt: new Date(requestedAt.getTime() + ctx.config.deskServiceDays * DAY_MS),
    },
    select: { id: true },
  });
  await ctx.jobs.enqueue(tx, submitReportRequest, { reportRequestId: id }, { companyId: request.companyId });
  return id;
}
