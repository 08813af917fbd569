import type { ReportRequestKind } from '@homologa/prisma/models';
import { submitReportRequest } from '../reports/report.jobs';
import type { Context } from './context';
import type { Tx } from './database';
import { newId } from './ids';

export interface NewReportRequest {
  companyId: string;
  workflowId: string;
  supplierId: string;
  kind: ReportRequestKind;
  birRequestId?: string | null;
  ccrRequestId?: string | null;
}

const DAY_MS = 86_400_000;

/**
 * Asks for a report or score about a supplier (decisions.md section 5): the row is the desk's queue, the job hands
 * it to the gateway. Gives the request's id, or that of the one of the same kind that is still open.
 */
export async function createReportRequest(ctx: Context, tx: Tx, input: NewReportRequest): Promise<string> {
  const { companyId, workflowId, supplierId, kind, birRequestId, ccrRequestId } = input;
  const id = newId();
  const requestedAt = ctx.now();
  const { count } = await tx.reportRequest.createMany({
    data: [
      {
        id,
        companyId,
        workflowId,
        supplierId,
        kind,
        birRequestId,
        ccrRequestId,
        gateway: ctx.gateway.name,
        requestedAt,
        dueAt: new Date(requestedAt.getTime() + ctx.config.deskServiceDays * DAY_MS),
      },
    ],
    skipDuplicates: true,
  });
  if (count === 1) {
    await ctx.jobs.enqueue(tx, submitReportRequest, { reportRequestId: id }, { companyId });
    return id;
  }
  const open = await tx.reportRequest.findFirst({
    where: { companyId, supplierId, kind, status: { in: ['queued', 'taken', 'verified'] } },
    select: { id: true },
  });
  // Delivered between the two statements: this one is a further report.
  return open?.id ?? createReportRequest(ctx, tx, input);
}
