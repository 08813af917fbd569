import { startSuppliersExport } from '@homologa/core/exports/start-suppliers-export';
import { startWorkflowsExport } from '@homologa/core/exports/start-workflows-export';
import {
  type ExportSuppliersQuery,
  exportSuppliersQuery,
  exportWorkflowsQuery,
} from '@homologa/domain/exports/export.contract';
import { jobResponse } from '@homologa/domain/jobs/job.contract';
import { supplierList } from '@homologa/domain/suppliers/supplier.contract';
import { parseListQuery } from '@homologa/domain/wire/list-query';
import { workflowList, workflowParams } from '@homologa/domain/workflows/workflow.contract';
import type { Request } from 'express';
import { route } from '../../http/route';
import { answerWithFile } from '../jobs/answer-with-file';

const spokenIn = (req: Request): string | null => req.get('Accept-Language') ?? null;

function suppliersAsked(query: ExportSuppliersQuery, workflowId: string | null, req: Request) {
  const { filter, sort } = parseListQuery(query, supplierList);
  const selected = query.ids?.length ? { ...filter, id: query.ids } : filter;
  return { workflowId, columns: query.columns ?? null, filter: selected, sort, spoken: spokenIn(req) };
}

/**
 * Lists as spreadsheets: the file, or 202 with the job that makes it. They come before what has an id in their place.
 */
export const exportRoutes = [
  route({
    method: 'get',
    path: '/api/workflows/download-excel',
    summary:
      'The list of workflows as a spreadsheet; 202 with the job when it takes longer, or with Prefer: respond-async',
    auth: 'company',
    query: exportWorkflowsQuery,
    response: jobResponse,
    async handler({ ctx, query, req, res }) {
      const { filter, sort } = parseListQuery(query, workflowList);
      const selected = query.ids?.length ? { ...filter, id: query.ids } : filter;
      const job = await startWorkflowsExport(ctx, { filter: selected, sort, spoken: spokenIn(req) });
      return answerWithFile(ctx, job, req, res);
    },
  }),
  route({
    method: 'get',
    path: '/api/workflows/:id/download-excel',
    summary: "A workflow's suppliers as a spreadsheet: the lists' filter and sort, columns by name, all, or one's own",
    auth: 'company',
    params: workflowParams,
    query: exportSuppliersQuery,
    response: jobResponse,
    async handler({ ctx, params, query, req, res }) {
      const job = await startSuppliersExport(ctx, suppliersAsked(query, params.id, req));
      return answerWithFile(ctx, job, req, res);
    },
  }),
  route({
    method: 'get',
    path: '/api/suppliers/download-excel',
    summary: 'The suppliers of all active workflows as a spreadsheet',
    auth: 'company',
    query: exportSuppliersQuery,
    response: jobResponse,
    async handler({ ctx, query, req, res }) {
      const job = await startSuppliersExport(ctx, suppliersAsked(query, null, req));
      return answerWithFile(ctx, job, req, res);
    },
  }),
];
