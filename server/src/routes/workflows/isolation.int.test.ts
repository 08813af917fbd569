import { newId } from '@homologa/core/kernel/ids';
import { type BuiltPerson, buildPerson, buildWorkflow } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveRoutes } from '../../test/serve-routes';
import { companyRoutes } from '../companies/companies.routes';
import { jobRoutes } from '../jobs/jobs.routes';
import { workflowFileRoutes } from './workflow-files.routes';
import { workflowRoutes } from './workflows.routes';

const routes = [...workflowRoutes, ...workflowFileRoutes, ...companyRoutes, ...jobRoutes].filter(
  ({ path, auth }) => path.includes(':') && auth !== 'staff',
);

let app: TestApp;
let server: Express;
let admin: BuiltPerson;
const theirs: Record<string, string> = {};
beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, routes);
  admin = await buildPerson(app);
  const stranger = await buildPerson(app);
  const companyId = stranger.companyId ?? '';
  const workflow = await buildWorkflow(app, companyId);
  const [qid, tagId, jobId] = [newId(), newId(), newId()];
  await app.db.system(async (tx) => {
    await tx.questionnaireItem.create({
      data: { id: qid, companyId, workflowId: workflow.id, position: 0, type: 'attachment', title: 'Q' },
    });
    await tx.label.create({ data: { id: tagId, companyId, name: 'L', color: '#c62828' } });
    const job = { id: jobId, companyId, name: 'x.y', queue: 'mail', payload: {}, createdAt: new Date() };
    await tx.job.create({ data: { ...job, status: 'completed', runAt: new Date() } });
  });
  Object.assign(theirs, { workflows: workflow.id, companies: companyId, jobs: jobId, qid, tag_id: tagId });
});
afterAll(() => app.destroy());

test.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  "%s answers another company's ids exactly as unknown ones",
  async (_name, route) => {
    const call = async (idOf: (place: string) => string) => {
      const path = route.path
        .replace(/\/(\w+)\/:id/, (_all, area: string) => `/${area}/${idOf(area)}`)
        .replace(/:(\w+)/g, (_all, name: string) => idOf(name));
      const agent = request(server);
      const asked = agent[route.method](path).set({ Authorization: `Bearer ${admin.token}` });
      const answer = await (route.upload
        ? asked.attach(route.upload, Buffer.from('plain'), 'a.txt')
        : route.body
          ? asked.send({ tags: [{ name: 'N', color: '#c62828' }] })
          : asked);
      const { request_id: _id, ...body } = answer.body as Record<string, unknown>;
      return [answer.status, body];
    };
    const expected = [404, { error: 'Oops! Page not found.', code: 'not_found' }];
    expect(await call((place) => theirs[place] ?? newId())).toEqual(expected);
    expect(await call(() => newId())).toEqual(expected);
    expect(await call(() => 'not-an-id')).toEqual(expected);
  },
);
