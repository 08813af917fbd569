import type { ReportType } from '@homologa/domain/catalog/report-types';
import { investigationKindOf } from '@homologa/domain/desk/desk-rules';
import { gatewayFor } from '@homologa/domain/reports/gateways';
import { OPEN_REQUEST_STATUSES } from '@homologa/domain/reports/request-status';
import type { ReportRequestKind } from '@homologa/prisma/models';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { insertRows } from '../kernel/database/insert-rows';
import { newId } from '../kernel/ids';
import { notifyStaff } from '../notifications/notify.steps';
import { submitReportRequestJob } from './report.jobs';
import { beginRequests } from './request-status.steps';
import { dueFrom } from './service-level';

interface NewReportRequest {
  companyId: string;
  workflowId: string;
  supplierId: string;
  kind: ReportRequestKind;
  birRequestId?: string | null;
  ccrRequestId?: string | null;
}

interface Moments {
  requestedAt: Date;
  dueAt: Date;
  country: string;
}

const rowOf = (ctx: Context, request: NewReportRequest, { requestedAt, dueAt, country }: Moments) => {
  const id = newId();
  return {
    id,
    orderId: id,
    companyId: request.companyId,
    workflowId: request.workflowId,
    supplierId: request.supplierId,
    kind: request.kind,
    birRequestId: request.birRequestId ?? null,
    ccrRequestId: request.ccrRequestId ?? null,
    gateway: gatewayFor(ctx.config.reportGatewayRules, { country, kind: request.kind }),
    requestedAt,
    dueAt,
  };
};

/**
 * Requests a report or score: inserts the request, due after the configured number of working days, and enqueues its
 * submission to the gateway. Returns the id of the open request of the same kind if there is one.
 */
export async function createReportRequest(ctx: Context, tx: Tx, input: NewReportRequest): Promise<string> {
  const { companyId, supplierId, kind } = input;
  const momentsOf = await dueBySupplier(ctx, tx, { companyId, kind }, [supplierId]);
  const row = rowOf(ctx, input, momentsOf(supplierId));
  const { count } = await tx.reportRequest.createMany({ data: [row], skipDuplicates: true });
  if (count === 1) {
    await beginRequests(ctx, tx, [row]);
    await ctx.jobs.enqueue(tx, submitReportRequestJob, { reportRequestId: row.id }, { companyId });
    await notifyNewRequests(ctx, tx, [row]);
    return row.id;
  }
  const open = await tx.reportRequest.findFirst({
    where: { companyId, supplierId, kind, status: { in: [...OPEN_REQUEST_STATUSES] } },
    select: { id: true },
  });
  // The insert found an open request of the same kind, but that request was delivered since, so a new request is
  // inserted.
  return open?.id ?? createReportRequest(ctx, tx, input);
}

/**
 * Requests reports for all suppliers of an investigating workflow in one statement, because these suppliers take no
 * steps themselves. Has no effect for onboarding workflows.
 */
export async function requestInvestigations(
  ctx: Context,
  tx: Tx,
  workflow: { id: string; companyId: string; type: 'onboarding' | 'investigating'; reportType: ReportType },
  supplierIds: readonly string[],
): Promise<void> {
  if (workflow.type !== 'investigating' || supplierIds.length === 0) return;
  const { id: workflowId, companyId } = workflow;
  const kind = investigationKindOf(workflow.reportType);
  const momentsOf = await dueBySupplier(ctx, tx, { companyId, kind }, supplierIds);
  const rows = supplierIds.map((supplierId) =>
    rowOf(ctx, { companyId, workflowId, supplierId, kind }, momentsOf(supplierId)),
  );
  await insertRows(tx, 'ReportRequest', rows);
  await beginRequests(ctx, tx, rows);
  const payloads = rows.map(({ id }) => ({ reportRequestId: id }));
  await ctx.jobs.enqueueMany(tx, submitReportRequestJob, payloads, { companyId });
  await notifyNewRequests(ctx, tx, rows);
}

async function notifyNewRequests(ctx: Context, tx: Tx, rows: readonly ReturnType<typeof rowOf>[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { companyId, workflowId, supplierId, id: requestId } = first;
  const about = rows.length === 1 ? { supplierId, requestId } : { facts: { count: rows.length } };
  await notifyStaff(ctx, tx, 'request_new', { companyId, workflowId, ...about });
}

async function dueBySupplier(
  ctx: Context,
  tx: Tx,
  { companyId, kind }: Pick<NewReportRequest, 'companyId' | 'kind'>,
  ids: readonly string[],
): Promise<(supplierId: string) => Moments> {
  const requestedAt = ctx.now();
  const found = await tx.$queryRaw<{ id: string; country: string }[]>`
    SELECT "id", "country" FROM "Supplier"
    WHERE "companyId" = ${companyId}::uuid AND "id" = ANY (${[...ids]}::uuid[])`;
  const countries = new Map(found.map(({ id, country }) => [id, country]));
  const due = new Map<string, Date>();
  for (const country of new Set(['', ...countries.values()])) {
    due.set(country, await dueFrom(requestedAt, ctx.config, { country, kind }));
  }
  return (supplierId) => {
    const country = countries.get(supplierId) ?? '';
    return { requestedAt, dueAt: due.get(country) ?? requestedAt, country };
  };
}
