import { newId } from '@homologa/core/kernel/ids';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskStory, startDeskStory } from '../../test/desk-story';
import { reportRoutes } from '../reports/reports.routes';

let app: TestApp;
let story: DeskStory;
beforeAll(async () => {
  app = await createTestApp();
  story = await startDeskStory(app, reportRoutes);
});
afterAll(() => app.destroy());

const FORM = {
  activity: { employees: 12, activity_code: '2410' },
  financials: { currency: 'BRL', balance_sheet_date: '2025-12-31', revenue: 1200.555, inventory: 'none' },
  owners: [
    { name: 'Luz Gómez', kind: 'person', country: 'brazil', share: 60, birth_date: '1962-05-03', document: 'X1' },
    { name: 'Acero Holding', kind: 'company', country: 'mexico', share: 40 },
  ],
};

async function buildWithForm() {
  const built = await story.buildRequest({}, { companyName: 'Acero SA', phone: '+55 11 3333 4444' });
  const { companyId, workflow, supplier, id } = built;
  const birRequestId = newId();
  const now = app.contextFor({ kind: 'system', name: 'test' }).now();
  const company = { company_name: 'Acero do Brasil S.A.', tax_id: '11.222.333/0001-81', website: 'acero.test' };
  await app.db.system(async (tx) => {
    await tx.birRequest.create({
      data: {
        id: birRequestId,
        companyId,
        workflowId: workflow.id,
        supplierId: supplier.id,
        company,
        country: 'brazil',
        form: FORM,
        createdAt: now,
        submittedAt: now,
      },
    });
    await tx.reportRequest.update({ where: { id }, data: { birRequestId } });
  });
  return { ...built, source: { source: 'form', date: now.toISOString().slice(0, 10) } };
}

test('taking a request fills in what the form and the record of the supplier say, with their source', async () => {
  const { id, source } = await buildWithForm();
  const { body } = await story.desk('post', `${id}/take`).expect(200);
  expect(body.figures).toMatchObject({
    company_name: 'Acero SA',
    website: 'acero.test',
    phones: ['+55 11 3333 4444'],
    sic: '2410',
    number_of_employees: 12,
    revenue: 1200.56,
    balance_sheet_date: '2025-12-31',
    shareholders: ['Luz Gómez', 'Acero Holding'],
    inventory: null,
  });
  expect(body.details).toMatchObject({
    currency: 'BRL',
    shareholdings: [
      { name: 'Luz Gómez', kind: 'person', country: 'brazil', share: 60, birth_date: '1962-05-03', document: 'X1' },
      { name: 'Acero Holding', kind: 'company', share: 40 },
    ],
    sources: { website: source, revenue: source, currency: source },
  });
  expect(body.details.sources.company_name).toBeUndefined();
  expect(body.second_look.entered_by).toEqual([]);
});

test('taking a request anew keeps what staff have entered', async () => {
  const { id } = await buildWithForm();
  await story.desk('post', `${id}/take`).expect(200);
  await story.desk('patch', `${id}/data`, { figures: { revenue: 7, website: null } }).expect(200);
  await story.desk('post', `${id}/status`, { status: 'queued', reason: 'Later' }).expect(200);
  const { body } = await story.desk('post', `${id}/take`).expect(200);
  expect(body.figures).toMatchObject({ revenue: 7, website: null });
});

test('a correction of the record changes the figures that repeat it, and none that staff found elsewhere', async () => {
  const { id } = await buildWithForm();
  await story.desk('post', `${id}/take`).expect(200);
  const registry = { source: 'registry', date: '2025-01-01' };
  await story.desk('patch', `${id}/data`, { figures: { website: 'other.test' }, source: registry }).expect(200);
  const company = { company_name: 'Acero Brasil Ltda.', phone: '+55 11 9999 8888', website: 'new.test' };
  const { body } = await story.desk('patch', `${id}/data`, { company }).expect(200);
  expect(body.figures).toMatchObject({
    company_name: 'Acero Brasil Ltda.',
    phones: ['+55 11 9999 8888'],
    website: 'other.test',
  });
  expect(body.details.sources.company_name).toBeUndefined();
  expect(body.details.sources.website).toEqual(registry);
});
