import { newId } from '@homologa/core/kernel/ids';
import { buildPerson } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskStory, PDF, startDeskStory } from '../../test/desk-story';
import { jobRoutes } from '../jobs/jobs.routes';
import { reportRoutes } from '../reports/reports.routes';
import { supplierRoutes } from '../suppliers/suppliers.routes';
import { workflowRoutes } from '../workflows/workflows.routes';

let app: TestApp;
let story: DeskStory;
beforeAll(async () => {
  app = await createTestApp();
  story = await startDeskStory(app, [...workflowRoutes, ...supplierRoutes, ...reportRoutes, ...jobRoutes]);
});
afterAll(() => app.destroy());

async function buildExport(companyId: string | null, createdById: string) {
  const ctx = app.contextFor({ kind: 'system', name: 'test' });
  const [id, fileId] = [newId(), newId()];
  await ctx.files.putBytes(fileId, PDF);
  const createdAt = ctx.now();
  await app.db.system(async (tx) => {
    await tx.storedFile.create({
      data: {
        id: fileId,
        companyId,
        key: fileId,
        name: 'a.pdf',
        mime: 'application/pdf',
        size: PDF.length,
        sha256: '',
        createdAt,
      },
    });
    await tx.job.create({
      data: {
        id,
        companyId,
        createdById,
        name: 'exports.suppliers',
        queue: 'exports',
        payload: {},
        status: 'completed',
        result: { file_id: fileId },
        runAt: createdAt,
        createdAt,
      },
    });
  });
  return { id, fileId };
}

const trailOf = async (companyId: string) =>
  (await app.db.read.auditEntry.findMany({ where: { companyId }, orderBy: { id: 'asc' } })).map(
    ({ action, actorId, objectId, facts }) => ({ action, actorId, objectId, facts }),
  );

test("what staff open of a client stands in the client's trail, what its own people open does not", async () => {
  const { client, companyId, id } = await story.buildRequest({ type: 'investigating' });
  await story.desk('post', `${id}/take`).expect(200);
  const file = (await story.attach(id, 'bir', 'informe.pdf').expect(201)).body.files.bir[0].file_id as string;
  const made = await buildExport(companyId, client.userId);
  const before = (await trailOf(companyId)).length;
  await story.call(client, 'get', `/api/jobs/${made.id}/file`).expect(200);
  expect(await trailOf(companyId)).toHaveLength(before);

  await story.desk('get', id).expect(200);
  await story.desk('get', `${id}/files/${file}`).expect(200);
  await story.call(story.staff, 'get', `/api/jobs/${made.id}/file`).expect(200);
  const by = { actorId: story.staff.userId };
  expect((await trailOf(companyId)).slice(before)).toEqual([
    { ...by, action: 'desk.open_request', objectId: id, facts: {} },
    { ...by, action: 'desk.open_file', objectId: id, facts: { file_id: file } },
    { ...by, action: 'job.open_file', objectId: made.id, facts: { file_id: made.fileId } },
  ]);
});

test('staff open no file of a job that belongs to no client: a copy of personal data is its person’s', async () => {
  const made = await buildExport(null, story.staff.userId);
  await story.call(story.staff, 'get', `/api/jobs/${made.id}/file`).expect(404);
});

test('a company user spends a CCR score and nothing else', async () => {
  const { companyId, workflow, supplier, path } = await story.buildClient();
  const user = await buildPerson(app, { companyId, role: 'company_user' });
  const suppliers = `/api/workflows/${workflow.id}`;
  const invite = { company_name: 'Otra', full_name: 'Eva', emails: ['eva@otra.test'], country: 'mexico' };
  const named = { supplier: { workflow_id: workflow.id, supplier_id: supplier.id } };
  const used = async () =>
    (await app.db.read.companyProduct.findMany({ where: { companyId, used: { gt: 0 } } })).map((product) => [
      product.type,
      product.used,
    ]);
  for (const [at, body] of [
    [`${suppliers}/suppliers`, { invite }],
    [`${suppliers}/suppliers_bulk`, { suppliers: [invite] }],
    ['/api/bir-requests', named],
    ['/api/workflows', { info: { title: 'Nuevo' }, type: 'onboarding', report_type: 'bir' }],
    [`${suppliers}/clone`, {}],
  ] as const) {
    expect([at, (await story.call(user, 'post', at, body)).status]).toEqual([at, 403]);
  }
  expect((await story.call(user, 'put', `${suppliers}/activate`)).status).toBe(403);
  expect(await used()).toEqual([]);
  await story.call(user, 'post', `${path}/ccr`).expect(202);
  expect(await used()).toEqual([['ccr', 1]]);
});
