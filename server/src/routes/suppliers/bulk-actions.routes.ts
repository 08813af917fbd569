import type { Context } from '@homologa/core/kernel/context';
import type { BulkOrderInput } from '@homologa/core/suppliers/bulk/bulk-order';
import { previewBulkAction } from '@homologa/core/suppliers/bulk/preview-bulk-action';
import { startBulkAction } from '@homologa/core/suppliers/bulk/start-bulk-action';
import type { LeftOutSupplier } from '@homologa/core/suppliers/reminders/left-out.queries';
import { jobResponse } from '@homologa/domain/jobs/job.contract';
import {
  type BulkActionBody,
  bulkActionBody,
  bulkActionPreview,
  bulkActionQuery,
} from '@homologa/domain/suppliers/bulk/bulk-action.contract';
import { workflowParams } from '@homologa/domain/workflows/workflow.contract';
import type { Response } from 'express';
import { z } from 'zod';
import { route } from '../../http/route';
import { presentJob } from '../jobs/job.presenter';
import { presentTime } from './present-time';

const orderOf = (workflowId: string | null, body: BulkActionBody): BulkOrderInput => ({
  workflowId,
  action: body.action,
  ids: body.ids,
  filter: body.filter,
  changedByJobId: body.changed_by,
  labelIds: body.tags,
  decision: body.decision,
  reason: body.reason,
});

const presentLeftOut = ({ id, workflowId, name, reason, nextAt }: LeftOutSupplier) => ({
  id,
  workflow_id: workflowId,
  name,
  reason,
  next_at: nextAt && presentTime(nextAt),
});

async function answer(ctx: Context, order: BulkOrderInput, isDryRun: boolean, res: Response) {
  if (isDryRun) {
    const { total, possible, skipped, leftOut } = await previewBulkAction(ctx, order);
    res.status(200);
    return {
      total,
      possible,
      skipped: skipped.map(({ reason, count }) => ({ reason, count })),
      ...(leftOut && { left_out: leftOut.map(presentLeftOut) }),
    };
  }
  const job = await startBulkAction(ctx, order);
  res.location(`/api/jobs/${job.id}`);
  return presentJob(job);
}

const response = z.union([jobResponse, bulkActionPreview]);

export const bulkActionRoutes = [
  route({
    method: 'post',
    path: '/api/suppliers/bulk-actions',
    summary: 'Remind, label, archive, decide on or delete many suppliers of all active workflows; answers with the job',
    auth: 'company',
    query: bulkActionQuery,
    body: bulkActionBody,
    response,
    status: 202,
    async handler({ ctx, query, body, res }) {
      return answer(ctx, orderOf(null, body), query.dry_run === 'true', res);
    },
  }),
  route({
    method: 'post',
    path: '/api/workflows/:id/suppliers/bulk-actions',
    summary: "Remind, label, archive, decide on or delete many of a workflow's suppliers; answers with the job",
    auth: 'company',
    params: workflowParams,
    query: bulkActionQuery,
    body: bulkActionBody,
    response,
    status: 202,
    async handler({ ctx, params, query, body, res }) {
      return answer(ctx, orderOf(params.id, body), query.dry_run === 'true', res);
    },
  }),
];
