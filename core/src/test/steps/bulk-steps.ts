import { bulkActionResult } from '@homologa/domain/suppliers/bulk/bulk-action.contract';
import type { Context } from '../../kernel/context';
import type { BulkOrderInput } from '../../suppliers/bulk/bulk-order';
import { previewBulkAction } from '../../suppliers/bulk/preview-bulk-action';
import { runBulkAction } from '../../suppliers/bulk/run-bulk-action';
import { startBulkAction } from '../../suppliers/bulk/start-bulk-action';
import type { buildWorkflow } from '../builders';
import { buildClientWorld } from '../client-world';
import type { TestApp } from '../test-database';

export type BulkBody = Omit<BulkOrderInput, 'workflowId'>;

interface Orderer {
  ctx: Context;
  workflowId: string | null;
}

export function bulkSteps(world: () => TestApp) {
  const system = () => world().contextFor({ kind: 'system', name: 'suppliers.bulk' });

  async function scene(workflow: Parameters<typeof buildWorkflow>[2] = {}) {
    const client = await buildClientWorld(world(), workflow);
    return { ...client, ctx: client.ctx, workflowId: client.flow.id };
  }

  const inputOf = async (jobId: string) => {
    const job = await world().db.read.job.findUniqueOrThrow({ where: { id: jobId } });
    return { companyId: job.companyId ?? '', bulkActionId: (job.payload as { bulkActionId: string }).bulkActionId };
  };

  /** Runs the job of a bulk action as a worker does; aborts the run at the `cutAfter`-th report of progress. */
  async function work(jobId: string, cutAfter = Number.POSITIVE_INFINITY) {
    const steps: { done: number; total: number }[] = [];
    const abort = new AbortController();
    const result = await runBulkAction(system(), await inputOf(jobId), {
      jobId,
      signal: abort.signal,
      progress: async (step) => {
        steps.push(step);
        if (steps.length >= cutAfter) abort.abort(new Error('the worker went away'));
      },
    });
    return { result: bulkActionResult.parse(result), steps };
  }

  const order = ({ ctx, workflowId }: Orderer, body: BulkBody) => startBulkAction(ctx, { workflowId, ...body });
  const start = async (by: Orderer, body: BulkBody): Promise<string> => (await order(by, body)).id;
  const act = async (by: Orderer, body: BulkBody) => (await work(await start(by, body))).result;
  const forecast = ({ ctx, workflowId }: Orderer, body: BulkBody) => previewBulkAction(ctx, { workflowId, ...body });

  const statusesOf = async (flow: { id: string }) => {
    const rows = await world().db.read.supplier.findMany({
      where: { workflowId: flow.id },
      orderBy: { companyName: 'asc' },
    });
    return rows.map(({ companyName, status }) => `${companyName} ${status}`);
  };
  const remindersOf = (companyId: string) => world().db.read.reminder.findMany({ where: { companyId } });
  return { system, scene, inputOf, work, order, start, act, forecast, statusesOf, remindersOf };
}
