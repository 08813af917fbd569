import { buildSupplierAccount } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildOnboarding, onboardingClient } from '../../test/onboarding-builders';
import { serveRoutes } from '../../test/serve-routes';
import { accountRoutes } from '../accounts/account.routes';
import { workflowRoutes } from '../workflows/workflows.routes';
import { answersRoutes } from './answers.routes';
import { birRequestsRoutes } from './bir-requests.routes';
import { onboardingRoutes } from './onboarding.routes';

let app: TestApp;
let server: ReturnType<typeof serveRoutes>;
beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, [
    ...accountRoutes,
    ...workflowRoutes,
    ...onboardingRoutes,
    ...answersRoutes,
    ...birRequestsRoutes,
  ]);
});
afterAll(() => app.destroy());

const trailOf = (companyId: string) =>
  app.db.tenant(companyId, (tx) =>
    tx.auditEntry.findMany({ where: { companyId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] }),
  );

it('leaves a trail of everything a supplier writes, with names and no content', async () => {
  const world = await buildOnboarding(app, { workflow: { reportType: 'bir' } });
  const { companyId, workflow, supplier, questions, link } = world;
  const account = await buildSupplierAccount(app, world.email);
  const calls = onboardingClient(server, { workflowId: workflow.id, supplierId: supplier.id });
  const by = { token: account.token };
  const own = await calls.connect({ link, token: account.token }).expect(200);
  const birPath = `/onboarding/bir-requests/${own.body.bir_request.id as string}`;
  const bearer = { Authorization: `Bearer ${account.token}` };
  await request(server)
    .patch(birPath)
    .set(bearer)
    .send({ company: { company_name: 'Aceros' } })
    .expect(200);
  const file = request(server).patch(`${birPath}/files`).set(bearer).field('type', 'additional');
  await file.attach('file', Buffer.from('a;b\n'), 'balance.csv').expect(200);
  await request(server).delete(`${birPath}/files?fileName=balance.csv`).set(bearer).expect(200);
  await request(server).patch(birPath).set(bearer).send({ country: 'argentina' }).expect(200);
  await request(server).post(`${birPath}/submit`).set(bearer).expect(200);
  await calls.save(by, [{ question_id: questions.input.id, answer: 'A private answer' }]).expect(200);
  await calls.save(by, [{ question_id: questions.input.id, answer: 'A private answer' }]).expect(200);
  await calls.upload(by, questions.file.id, 'x;y\n').expect(200);
  await calls.remove(by, questions.file.id).expect(200);
  const trail = await trailOf(companyId);
  expect(trail.map(({ action }) => action)).toEqual(
    expect.arrayContaining([
      'bir_request.update',
      'bir_request.add_file',
      'bir_request.delete_file',
      'onboarding.upload_answer',
      'onboarding.delete_answer',
    ]),
  );
  expect(trail.filter(({ action }) => action === 'onboarding.save_answers')).toMatchObject([
    { actorId: account.userId, objectId: supplier.id, facts: { questions: [questions.input.id] } },
  ]);
  expect(JSON.stringify(trail)).not.toContain('A private answer');
});

it('leaves a trail of a draft’s saves and of leaving', async () => {
  const { admin, companyId } = await buildOnboarding(app);
  const bearer = { Authorization: `Bearer ${admin.token}` };
  const draft = await request(server).post('/api/workflows').set(bearer).send({}).expect(201);
  const path = `/api/workflows/${draft.body.id as string}`;
  await request(server)
    .put(path)
    .set(bearer)
    .send({ info: { title: 'Secret title' } })
    .expect(200);
  const saves = (await trailOf(companyId)).filter(({ action }) => action === 'workflow.save_draft');
  expect(saves).toMatchObject([{ objectId: draft.body.id, facts: { changed: ['info'] } }]);
  expect(JSON.stringify(saves)).not.toContain('Secret title');
  await request(server).post('/auth/logout').set(bearer).expect(200);
  const left = await app.db.read.auditEntry.count({ where: { action: 'account.log_out', objectId: admin.userId } });
  expect(left).toBe(1);
});
