import { startSuppliersExport } from '@homologa/core/exports/start-suppliers-export';
import type { Context } from '@homologa/core/kernel/context';
import { type ExportSelectionBody, exportSelectionBody } from '@homologa/domain/exports/export-selection.contract';
import { jobResponse } from '@homologa/domain/jobs/job.contract';
import { supplierList } from '@homologa/domain/suppliers/supplier.contract';
import { parseListQuery } from '@homologa/domain/wire/list-query';
import { workflowParams } from '@homologa/domain/workflows/workflow.contract';
import type { Request, Response } from 'express';
import { route } from '../../http/route';
import { presentJob } from '../jobs/job.presenter';

async function start(ctx: Context, workflowId: string | null, body: ExportSelectionBody, req: Request, res: Response) {
  const { sort } = parseListQuery(body.sort ? { sort: JSON.stringify(body.sort) } : {}, supplierList);
  const filter = body.filter ?? { id: body.ids };
  const spoken = req.get('Accept-Language') ?? null;
  const job = await startSuppliersExport(ctx, { workflowId, columns: null, filter, sort, spoken });
  res.location(`/api/jobs/${job.id}`);
  return presentJob(job);
}

export const selectedExportRoutes = [
  route({
    method: 'post',
    path: '/api/workflows/:id/download-excel',
    summary: "Selected suppliers of a workflow as a spreadsheet, with one's own columns; answers with the job",
    auth: 'company',
    params: workflowParams,
    body: exportSelectionBody,
    response: jobResponse,
    status: 202,
    async handler({ ctx, params, body, req, res }) {
      return start(ctx, params.id, body, req, res);
    },
  }),
  route({
    method: 'post',
    path: '/api/suppliers/download-excel',
    summary: "Selected suppliers of all active workflows as a spreadsheet, with one's own columns",
    auth: 'company',
    body: exportSelectionBody,
    response: jobResponse,
    status: 202,
    async handler({ ctx, body, req, res }) {
      return start(ctx, null, body, req, res);
    },
  }),
];
