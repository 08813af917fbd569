import { publishReleaseModels } from '@homologa/core/library/publish-release-models';
import { TEMPLATES } from '@homologa/core/library/templates/index';
import { buildPerson, buildStaff, buildWorkflow } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import type { TemplateResponse } from '@homologa/domain/questionnaires/library/template.contract';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveRoutes } from '../../test/serve-routes';
import { workflowRoutes } from '../workflows/workflows.routes';
import { deskTemplateRoutes } from './desk-templates.routes';
import { templateRoutes } from './templates.routes';

let app: TestApp;
let server: Express;

beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, [...workflowRoutes, ...templateRoutes, ...deskTemplateRoutes]);
  await publishReleaseModels(app.contextFor({ kind: 'system', name: 'worker' }));
});
afterAll(() => app.destroy());

const PATH = '/api/questionnaire-templates';
const DESK = '/api/desk/questionnaire-templates';
const ITEMS = [
  { _id: 'a', type: 'input', title: { es: '¿Desde cuándo?' }, required: true, options: [], allow_na: true },
];
const BODY = { title: { es: 'Proveedores' }, description: {}, items: ITEMS };

const client = async (options: Parameters<typeof buildPerson>[1] = {}) => {
  const person = await buildPerson(app, options);
  const calls = request(server);
  const as = (method: 'get' | 'post' | 'patch' | 'put', path: string) =>
    calls[method](path).set({ Authorization: `Bearer ${person.token}` });
  return { ...person, as };
};

const detailOf = ({ body }: { body: unknown }) => body as TemplateResponse;

test('a company keeps its templates beside the models of the provider', async () => {
  const { as } = await client();
  const made = await as('post', PATH).send(BODY);
  expect(made.status).toBe(201);
  expect(detailOf(made)).toMatchObject({
    owner: 'company',
    version: 1,
    missing: { en: 1, es: 0, 'pt-BR': 1 },
    items: ITEMS,
  });
  const list = (await as('get', PATH)).body as TemplateResponse[];
  expect(list.map(({ owner, title }) => [owner, title.es ?? ''])).toEqual([
    ['company', 'Proveedores'],
    ...TEMPLATES.map(({ title }) => ['provider', title.es]),
  ]);
  const found = (await as('get', `${PATH}?q=desde%20cuando`)).body as TemplateResponse[];
  expect(found.map(({ title }) => title.es)).toEqual(['Proveedores']);
  for (const q of ['Falabela', 'anticorrupsion', 'residous', 'falavella', 'dtos']) {
    expect((await as('get', `${PATH}?q=${q}`)).body, q).not.toEqual([]);
  }
});

test('a second version needs the newest one, and the first stays readable', async () => {
  const { as } = await client();
  const { id } = detailOf(await as('post', PATH).send(BODY));
  const second = [{ ...ITEMS[0], title: { es: '¿Desde qué año?' } }];
  const published = await as('post', `${PATH}/${id}/versions`).send({ based_on: 1, items: second });
  expect(detailOf(published)).toMatchObject({
    version: 2,
    shown_version: 2,
    versions: [{ version: 2 }, { version: 1 }],
  });
  expect((await as('post', `${PATH}/${id}/versions`).send({ based_on: 1, items: second })).status).toBe(409);
  expect(detailOf(await as('get', `${PATH}/${id}?version=1`)).items).toEqual(ITEMS);
  expect((await as('get', `${PATH}/${id}?version=9`)).status).toBe(404);
});

test('an attachment, an unknown language and an unnamed template are refused', async () => {
  const { as } = await client();
  const attachment = [{ ...ITEMS[0], type: 'attachment' }];
  expect((await as('post', PATH).send({ ...BODY, items: attachment })).status).toBe(422);
  expect((await as('post', PATH).send({ ...BODY, title: { fr: 'x' } })).status).toBe(422);
  expect((await as('post', PATH).send({ ...BODY, title: { es: ' ' } })).body).toMatchObject({
    code: 'template_title_missing',
  });
});

test('staff publish a version of a model, which companies read and cannot write', async () => {
  const staff = await buildStaff(app);
  const calls = request(server);
  const asStaff = (method: 'get' | 'post' | 'patch', path: string) =>
    calls[method](path).set({ Authorization: `Bearer ${staff.token}` });
  const { as } = await client();
  const models = (await asStaff('get', DESK)).body as TemplateResponse[];
  const id = models[0]?.id ?? '';
  const published = await asStaff('post', `${DESK}/${id}/versions`).send({ based_on: 1, items: ITEMS });
  expect(published.body).toMatchObject({ version: 2, release: null });
  expect(detailOf(await as('get', `${PATH}/${id}`))).toMatchObject({ version: 2, owner: 'provider', items: ITEMS });
  expect((await as('post', `${PATH}/${id}/versions`).send({ based_on: 2, items: ITEMS })).status).toBe(404);
  expect((await as('patch', `${PATH}/${id}`).send({ archived: true })).status).toBe(404);
  expect((await as('get', DESK)).status).toBe(403);
  const entry = await app.db.read.auditEntry.findFirst({ where: { objectId: id, actorId: staff.userId } });
  expect(entry).toMatchObject({ action: 'template.publish', companyId: null, facts: { version: 2, items: 1 } });
});

test('a questionnaire remembers the template, version and item of its questions, also in a copy', async () => {
  const { as, companyId } = await client();
  const { id } = detailOf(await as('post', PATH).send(BODY));
  const workflow = await buildWorkflow(app, companyId ?? '', { status: 'draft' });
  const path = `/api/workflows/${workflow.id}`;
  const source = { template: id, version: 1, item: 'a', language: 'es' };
  const saved = await as('put', path).send({ questionnaire: [{ type: 'input', title: '¿Desde cuándo?', source }] });
  const [question] = (saved.body as { questionnaire: { _id: string; source?: object }[] }).questionnaire;
  expect(question?.source).toEqual(source);
  const again = await as('put', path).send({ questionnaire: [{ _id: question?._id, type: 'input', title: 'Otra' }] });
  expect(again.body).toMatchObject({ questionnaire: [{ source }] });
  expect((await as('post', `${path}/clone`)).body).toMatchObject({ questionnaire: [{ source }] });
  const dropped = [{ _id: question?._id, type: 'input', title: 'Otra', source: null }];
  const { body } = await as('put', path).send({ questionnaire: dropped });
  expect((body as { questionnaire: object[] }).questionnaire[0]).not.toHaveProperty('source');
});

test('drops the source of a template of another company, of an unknown version and of an unknown item', async () => {
  const [mine, theirs] = [await client(), await client()];
  const own = detailOf(await mine.as('post', PATH).send(BODY)).id;
  const foreign = detailOf(await theirs.as('post', PATH).send(BODY)).id;
  const workflow = await buildWorkflow(app, mine.companyId ?? '', { status: 'draft' });
  const source = { template: own, version: 1, item: 'a', language: 'es' };
  const sources = [source, { ...source, template: foreign }, { ...source, version: 2 }, { ...source, item: 'zzz' }];
  const questionnaire = sources.map((one) => ({ type: 'input', title: '¿Desde cuándo?', source: one }));
  const { body } = await mine.as('put', `/api/workflows/${workflow.id}`).send({ questionnaire });
  const saved = (body as { questionnaire: { source?: object }[] }).questionnaire;
  expect(saved.map((question) => question.source)).toEqual([source, undefined, undefined, undefined]);
});

test('reads a file for admins of a company and stores nothing', async () => {
  const questions = Buffer.from('Type;Question\nFree text;How many?\n');
  const send = async (by: Awaited<ReturnType<typeof client>>) =>
    by.as('post', `${PATH}/read`).attach('file', questions, 'questions.csv');
  const admin = await client();
  const read = await send(admin);
  expect(read.status).toBe(200);
  expect(read.body).toMatchObject({ questionnaire: [{ type: 'input', title: 'How many?' }], problems: [] });
  expect((await send(await client({ role: 'company_user' }))).status).toBe(403);
});
