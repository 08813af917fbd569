import { startChecksExport } from '@homologa/core/exports/checks/start-checks-export';
import { listOwnExports, listOwnTasks } from '@homologa/core/exports/exports.queries';
import { startQuestionnaireExport } from '@homologa/core/exports/results/start-questionnaire-export';
import { startResultsExport } from '@homologa/core/exports/results/start-results-export';
import { startSuppliersExport } from '@homologa/core/exports/start-suppliers-export';
import { startWorkflowsExport } from '@homologa/core/exports/start-workflows-export';
import { complianceCheckList } from '@homologa/domain/compliance/checks/compliance-check.contract';
import {
  type ExportSuppliersQuery,
  exportChecksQuery,
  exportSuppliersQuery,
  exportWorkflowsQuery,
  ownExportResponse,
  questionnaireQuery,
} from '@homologa/domain/exports/export.contract';
import { jobResponse } from '@homologa/domain/jobs/job.contract';
import { supplierList, supplierParams } from '@homologa/domain/suppliers/supplier.contract';
import { parseListQuery } from '@homologa/domain/wire/list-query';
import { workflowList, workflowParams } from '@homologa/domain/workflows/workflow.contract';
import type { Request } from 'express';
import { z } from 'zod';
import { route } from '../../http/route';
import { answerWithFile } from '../jobs/answer-with-file';
import { presentOwnExport } from './own-export.presenter';

const spokenIn = (req: Request): string | null => req.get('Accept-Language') ?? null;

function suppliersAsked(query: ExportSuppliersQuery, workflowId: string | null, req: Request) {
  const { filter, sort } = parseListQuery(query, supplierList);
  const selected = query.ids?.length ? { ...filter, id: query.ids } : filter;
  return { workflowId, columns: query.columns ?? null, filter: selected, sort, spoken: spokenIn(req) };
}

/**
 * Spreadsheet exports: respond with the file, or with 202 and the job. Must be mounted before routes whose `:id` would
 * match these paths.
 */
export const exportRoutes = [
  route({
    method: 'get',
    path: '/api/exports',
    summary: "One's own downloads of the last week that jobs have made or are making, the newest first",
    auth: 'company',
    response: z.array(ownExportResponse),
    handler: async ({ ctx }) => (await listOwnExports(ctx)).map(presentOwnExport),
  }),
  route({
    method: 'get',
    path: '/api/tasks',
    summary: "One's own exports, imports and actions on many suppliers of the last week, the newest first",
    auth: 'company',
    response: z.array(ownExportResponse),
    handler: async ({ ctx }) => (await listOwnTasks(ctx)).map(presentOwnExport),
  }),
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
    path: '/api/compliance-checks/download-excel',
    summary: 'Past compliance checks as a spreadsheet, with the filter and sort of their list',
    auth: 'company',
    query: exportChecksQuery,
    response: jobResponse,
    async handler({ ctx, query, req, res }) {
      const { filter, sort } = parseListQuery(query, complianceCheckList);
      const selected = query.ids?.length ? { ...filter, id: query.ids } : filter;
      const job = await startChecksExport(ctx, { filter: selected, sort, spoken: spokenIn(req) });
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
  route({
    method: 'get',
    path: '/api/workflows/:id/download',
    summary: 'All results of a workflow as a zip with a folder per supplier and an index',
    auth: 'company',
    params: workflowParams,
    response: jobResponse,
    async handler({ ctx, params, req, res }) {
      const job = await startResultsExport(ctx, { workflowId: params.id, supplierId: null, spoken: spokenIn(req) });
      return answerWithFile(ctx, job, req, res);
    },
  }),
  route({
    method: 'get',
    path: '/api/workflows/:id/download-questionnaire',
    summary: 'The answers of a workflow as a workbook or PDF; 404 without a questionnaire',
    auth: 'company',
    params: workflowParams,
    query: questionnaireQuery,
    response: jobResponse,
    async handler({ ctx, params, query, req, res }) {
      const { type = 'excel' } = query;
      const job = await startQuestionnaireExport(ctx, { workflowId: params.id, type, spoken: spokenIn(req) });
      return answerWithFile(ctx, job, req, res);
    },
  }),
  route({
    method: 'get',
    path: '/api/workflows/:id/suppliers/:sid/results',
    summary: "All of a supplier's files as a zip: reports, files, uploaded answers and a sheet of the answers",
    auth: 'company',
    params: supplierParams,
    response: jobResponse,
    async handler({ ctx, params, req, res }) {
      const place = { workflowId: params.id, supplierId: params.sid };
      const job = await startResultsExport(ctx, { ...place, spoken: spokenIn(req) });
      return answerWithFile(ctx, job, req, res);
    },
  }),
];
