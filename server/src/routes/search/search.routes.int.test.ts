import { newId } from '@homologa/core/kernel/ids';
import { buildPerson, buildSupplier, buildWorkflow } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import type { DeskSearchResult, SearchResult } from '@homologa/domain/search/search.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskStory, startDeskStory } from '../../test/desk-story';
import { searchRoutes } from './search.routes';

let app: TestApp;
let story: DeskStory;
beforeAll(async () => {
  app = await createTestApp();
  story = await startDeskStory(app, searchRoutes);
});
afterAll(() => app.destroy());

type Who = DeskStory['staff'];
const ask = async <Result>(who: Who, path: string, q: string): Promise<Result[]> =>
  (await story.call(who, 'get', `${path}?${new URLSearchParams({ q }).toString()}`)).body.results;
const search = (who: Who, q: string) => ask<SearchResult>(who, '/api/search', q);
const searchDesk = (who: Who, q: string) => ask<DeskSearchResult>(who, '/api/desk/search', q);

async function buildWorld() {
  const admin = await buildPerson(app);
  const companyId = admin.companyId ?? '';
  const member = await buildPerson(app, { companyId, role: 'company_user' });
  const active = await buildWorkflow(app, companyId, { title: 'Proveedores críticos 2026', status: 'active' });
  const draft = await buildWorkflow(app, companyId, { title: 'Borrador críticos', status: 'draft' });
  const supplier = await buildSupplier(app, active, {
    companyName: 'Cementos Zárate',
    country: 'peru',
    shareholders: ['Rómulo Quiñones', 'Otra Persona'],
  });
  const questionId = newId();
  await app.db.system(async (tx) => {
    await tx.questionnaireItem.create({
      data: { id: questionId, companyId, workflowId: active.id, position: 0, type: 'input', title: 'Certifications?' },
    });
    await tx.answer.create({
      data: {
        id: newId(),
        companyId,
        supplierId: supplier.id,
        questionId,
        value: 'ISO 37001 since 2020',
        updatedAt: new Date(),
      },
    });
    const screeningId = newId();
    await tx.screening.create({
      data: { id: screeningId, companyId, supplierId: supplier.id, status: 'no_match', requestedAt: new Date() },
    });
    const fileId = newId();
    await tx.storedFile.create({
      data: {
        id: fileId,
        companyId,
        key: fileId,
        name: 'report.pdf',
        mime: 'application/pdf',
        size: 1,
        sha256: '',
        createdAt: new Date(),
      },
    });
    await tx.screeningReport.create({
      data: {
        id: newId(),
        companyId,
        screeningId,
        type: 'pdf',
        number: 'HC-7K3M-92QX-4T8B',
        fileId,
        createdAt: new Date(),
      },
    });
  });
  return { admin, member, companyId, active, draft, supplier };
}

test('a client finds suppliers, shareholders, answers, numbers of reports, workflows and drafts', async () => {
  const { admin, active, draft, supplier } = await buildWorld();
  const of = { id: supplier.id, name: 'Cementos Zárate', country: 'peru', status: 'pending' };
  const workflow = { id: active.id, title: 'Proveedores críticos 2026', status: 'active' };
  expect(await search(admin, 'zarate')).toEqual([{ kind: 'supplier', ...of, found: null, question: null, workflow }]);
  expect(await search(admin, 'QUINONES')).toEqual([
    { kind: 'shareholder', ...of, found: 'Rómulo Quiñones', question: null, workflow },
  ]);
  expect(await search(admin, '37001')).toEqual([
    { kind: 'answer', ...of, found: 'ISO 37001 since 2020', question: 'Certifications?', workflow },
  ]);
  expect(await search(admin, 'hc-7k3m')).toEqual([
    { kind: 'screening', ...of, found: 'HC-7K3M-92QX-4T8B', question: null, workflow },
  ]);
  const found = (await search(admin, 'criticos')).map(({ kind, id, status }) => [kind, id, status]);
  expect(found).toHaveLength(2);
  expect(found).toEqual(
    expect.arrayContaining([
      ['workflow', active.id, 'active'],
      ['workflow', draft.id, 'draft'],
    ]),
  );
});

test('a client finds choices by the text of their option, and owners of forms that were submitted', async () => {
  const { admin, companyId, active, supplier } = await buildWorld();
  const other = await buildSupplier(app, active, { companyName: 'Otra Cantera', country: 'chile' });
  const [steel, glass, mine, farm] = [newId(), newId(), newId(), newId()];
  const option = (id: string, value: string) => ({ id, value });
  const radio = { id: newId(), type: 'radio' as const, title: '¿Qué funde?' };
  const boxes = { id: newId(), type: 'checkbox' as const, title: '¿Qué explota?' };
  const item = { companyId, workflowId: active.id };
  const answered = { companyId, updatedAt: new Date() };
  const form = (supplierId: string, name: string, submittedAt: Date | null) => ({
    id: newId(),
    ...item,
    supplierId,
    form: { owners: [{ name: 'Alguien' }, { name }, {}] },
    submittedAt,
    createdAt: new Date(),
  });
  await app.db.system(async (tx) => {
    const options = [option(steel, 'Acero ñandú'), option(glass, 'Vidrio soplado')];
    await tx.questionnaireItem.create({ data: { ...item, ...radio, position: 1, options } });
    const places = [option(mine, 'Mina subterránea'), option(farm, 'Granja')];
    await tx.questionnaireItem.create({ data: { ...item, ...boxes, position: 2, options: places } });
    await tx.answer.createMany({
      data: [
        { ...answered, id: newId(), supplierId: supplier.id, questionId: radio.id, value: steel },
        { ...answered, id: newId(), supplierId: other.id, questionId: radio.id, value: glass },
        { ...answered, id: newId(), supplierId: other.id, questionId: boxes.id, value: [farm, mine] },
      ],
    });
    await tx.birRequest.create({ data: form(supplier.id, 'Fabiola Enviada', new Date()) });
    await tx.birRequest.create({ data: form(other.id, 'Fabiola Sin Enviar', null) });
  });
  const matched = async (who: Who, term: string) =>
    (await search(who, term)).map(({ kind, name, found, question }) => [kind, name, found, question]);
  expect(await matched(admin, 'acero nandu')).toEqual([['answer', 'Cementos Zárate', 'Acero ñandú', radio.title]]);
  expect(await matched(admin, 'VIDRIO')).toEqual([['answer', 'Otra Cantera', 'Vidrio soplado', radio.title]]);
  expect(await matched(admin, 'subterranea')).toEqual([['answer', 'Otra Cantera', 'Mina subterránea', boxes.title]]);
  expect(await matched(admin, 'fabiola')).toEqual([['shareholder', 'Cementos Zárate', 'Fabiola Enviada', null]]);
  const stranger = await buildPerson(app);
  for (const term of ['acero nandu', 'subterranea', 'fabiola']) expect(await search(stranger, term)).toEqual([]);
});

test('drafts are for admins, and nothing is another company’s', async () => {
  const { admin, member, draft } = await buildWorld();
  await buildSupplier(app, draft, { companyName: 'Draft Only SA', shareholders: ['Nadia Draft'] });
  expect((await search(admin, 'draft only')).map(({ kind }) => kind)).toEqual(['supplier']);
  expect(await search(member, 'draft only')).toEqual([]);
  expect(await search(member, 'nadia')).toEqual([]);
  expect((await search(member, 'criticos')).map(({ status }) => status)).toEqual(['active']);
  const stranger = await buildPerson(app);
  for (const term of ['zarate', 'quinones', '37001', 'HC-7K3M-92QX-4T8B', 'criticos']) {
    expect(await search(stranger, term)).toEqual([]);
  }
  expect(await search(admin, '  ')).toEqual([]);
});

test('answers at most six of a kind, those that begin with the term first', async () => {
  const { admin, active } = await buildWorld();
  for (let place = 0; place < 8; place += 1) {
    await buildSupplier(app, active, { companyName: `${place} Molino` });
  }
  await buildSupplier(app, active, { companyName: 'Molino Zeta' });
  const found = await search(admin, 'molino');
  expect(found).toHaveLength(6);
  expect(found[0]?.name).toBe('Molino Zeta');
});

test('staff find requests, suppliers without one, companies and jobs; clients do not', async () => {
  const { client, companyId, id } = await story.buildRequest({});
  const { supplier } = await app.db.system((tx) =>
    tx.reportRequest.findUniqueOrThrow({ where: { id }, select: { supplier: true } }),
  );
  const mark = supplier.id.slice(-12);
  await app.db.system((tx) =>
    tx.supplier.update({ where: { id: supplier.id }, data: { companyName: `Molinos ${mark}` } }),
  );
  const alone = await buildSupplier(app, { id: supplier.workflowId, companyId }, { companyName: `Lone ${mark}` }).then(
    ({ id: own }) => own,
  );
  await app.db.system((tx) => tx.company.update({ where: { id: companyId }, data: { legalName: `Buyer ${mark}` } }));
  const found = (await searchDesk(story.staff, mark)).map(({ kind, id: own, name }) => [kind, own, name]);
  expect(found).toEqual([
    ['company', companyId, `Buyer ${mark}`],
    ['supplier', alone, `Lone ${mark}`],
    ['request', id, `Molinos ${mark}`],
  ]);
  const [job] = await app.db.read.job.findMany({ take: 1 });
  if (job) expect((await searchDesk(story.staff, job.id)).map(({ kind }) => kind)).toEqual(['job']);
  expect(await searchDesk(story.staff, 'mo')).toEqual([]);
  await story.call(client, 'get', '/api/desk/search?q=molinos').expect(403);
});
