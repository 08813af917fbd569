import { runBulkAction } from '@homologa/core/suppliers/bulk/run-bulk-action';
import {
  type BuiltPerson,
  buildCompany,
  buildPerson,
  buildSupplier,
  buildWorkflow,
} from '@homologa/core/test/builders';
import type { TestApp } from '@homologa/core/test/test-database';
import { bulkActionPreview, bulkActionResult } from '@homologa/domain/suppliers/bulk/bulk-action.contract';
import type { Express } from 'express';
import request from 'supertest';
import { expect } from 'vitest';

interface Place {
  admin: BuiltPerson;
  path: string;
}

/** Steps of bulk actions, by users and workers; `world` is read when a step runs, after the test's setup. */
export function bulkSteps(world: () => { app: TestApp; server: Express }) {
  const post = (who: BuiltPerson, path: string, body: object) =>
    request(world().server)
      .post(path)
      .set({ Authorization: `Bearer ${who.token}` })
      .send(body);
  const system = () => world().app.contextFor({ kind: 'system', name: 'suppliers.bulk' });

  async function scene(workflow: Parameters<typeof buildWorkflow>[2] = {}) {
    const company = await buildCompany(world().app);
    const admin = await buildPerson(world().app, { companyId: company.id });
    const flow = await buildWorkflow(world().app, company.id, workflow);
    const path = `/api/workflows/${flow.id}/suppliers/bulk-actions`;
    const add = (overrides: Parameters<typeof buildSupplier>[2] = {}) => buildSupplier(world().app, flow, overrides);
    return { company, admin, flow, path, add };
  }

  const inputOf = async (jobId: string) => {
    const job = await world().app.db.read.job.findUniqueOrThrow({ where: { id: jobId } });
    return { companyId: job.companyId ?? '', bulkActionId: (job.payload as { bulkActionId: string }).bulkActionId };
  };

  /** Runs the job like a worker; `cutAfter` aborts the run at that progress call. */
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

  async function start({ admin, path }: Place, body: object): Promise<string> {
    const answer = await post(admin, path, body).expect(202);
    expect(answer.headers['location']).toBe(`/api/jobs/${answer.body.id}`);
    expect(answer.body).toMatchObject({ name: 'suppliers.bulk', state: 'waiting' });
    return answer.body.id as string;
  }
  const act = async (where: Place, body: object) => (await work(await start(where, body))).result;

  /** A dry run must predict the result of the real run. */
  async function forecast({ admin, path }: Place, body: object) {
    const answer = await post(admin, `${path}?dry_run=true`, body).expect(200);
    return bulkActionPreview.parse(answer.body);
  }

  const statusesOf = async (flow: { id: string }) => {
    const rows = await world().app.db.read.supplier.findMany({
      where: { workflowId: flow.id },
      orderBy: { companyName: 'asc' },
    });
    return rows.map(({ companyName, status }) => `${companyName} ${status}`);
  };
  const remindersOf = (companyId: string) => world().app.db.read.reminder.findMany({ where: { companyId } });
  const usedOf = async (companyId: string) =>
    (await world().app.db.read.companyProduct.findFirst({ where: { companyId, type: 'questionnaire' } }))?.used;
  return { post, system, scene, inputOf, work, start, act, forecast, statusesOf, remindersOf, usedOf };
}
