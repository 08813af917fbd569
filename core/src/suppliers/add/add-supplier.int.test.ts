import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildClientWorld, type ClientWorld } from '../../test/client-world';
import { createTestApp, type TestApp } from '../../test/test-database';
import { addSupplier } from './add-supplier';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

const VALID = {
  companyName: 'Aceros del Sur S.A.',
  fullName: 'Luisa Gómez',
  emails: ['luisa@aceros.test'],
  country: 'Argentina',
};
const FIELDS_REQUIRED = 'Please fill in required fields (*) and make sure all emails are valid.';
const CNPJ_ONLY = 'Please fix TAX ID. Only valid CNPJ is allowed.';

const add = ({ ctx, flow }: ClientWorld, invite: Parameters<typeof addSupplier>[1]['invite']) =>
  addSupplier(ctx, { workflowId: flow.id, invite });

test('takes a unit, queues the invitation and audits the supplier; a duplicate only warns', async () => {
  const world = await buildClientWorld(app);
  const { supplier, warnings } = await add(world, VALID);
  expect(supplier).toMatchObject({ status: 'pending', country: 'argentina', invitationState: 'queued' });
  expect(warnings).toEqual([]);
  expect(await world.usedUnits()).toBe(1);
  expect((await world.jobs('mail.send-invitation')).map(({ payload }) => payload)).toEqual([
    { supplierId: supplier.id },
  ]);
  expect(await world.auditOf(supplier.id)).toEqual([
    { action: 'supplier.add', actorId: world.admin.userId, facts: { workflowId: world.flow.id } },
  ]);
  const again = await add(world, { ...VALID, companyName: 'ACEROS DEL SUR S.A.' });
  expect(again.warnings).toMatchObject([{ code: 'duplicate' }]);
});

test.each([
  [{ ...VALID, fullName: ' ' }, FIELDS_REQUIRED, 'full_name'],
  [{ ...VALID, emails: [] }, FIELDS_REQUIRED, 'emails'],
  [{ ...VALID, emails: ['luisa@aceros.test', 'not an e-mail'] }, FIELDS_REQUIRED, 'emails'],
  [{ ...VALID, country: '' }, FIELDS_REQUIRED, 'country'],
  [{ ...VALID, country: 'brazil' }, FIELDS_REQUIRED, 'tax_id'],
  [{ ...VALID, country: 'brasil', taxId: '11.222.333/0001-80' }, CNPJ_ONLY, 'tax_id'],
])('rejects %j with the exact message and without a unit', async (invite, message, path) => {
  const world = await buildClientWorld(app);
  await expect(add(world, invite)).rejects.toMatchObject({ message, details: [{ message, path }] });
  expect(await world.usedUnits()).toBe(0);
});

test('lists every broken rule in form order and stores nothing', async () => {
  const world = await buildClientWorld(app);
  await expect(add(world, {})).rejects.toMatchObject({
    details: ['company_name', 'full_name', 'emails', 'country'].map((path) => ({ path })),
  });
  expect(await app.db.read.supplier.count({ where: { companyId: world.companyId } })).toBe(0);
});

test('stores an alphanumeric CNPJ without punctuation, and only warns of a foreign tax id', async () => {
  const world = await buildClientWorld(app);
  const brazilian = await add(world, { ...VALID, country: 'Brasil', taxId: '12.abc.345/01de-35' });
  expect(brazilian.supplier).toMatchObject({ country: 'brazil', taxId: '12ABC34501DE35' });
  const mexican = await add(world, { ...VALID, companyName: 'Otra', country: 'MX', taxId: '123' });
  expect(mexican.warnings).toMatchObject([{ code: 'tax_id_invalid', path: 'tax_id' }]);
});

test('a draft takes suppliers without a unit or a mail; a closed workflow takes none', async () => {
  const draft = await buildClientWorld(app, { status: 'draft', launchedAt: null });
  expect((await add(draft, VALID)).supplier.invitationState).toBe('none');
  expect(await draft.usedUnits()).toBe(0);
  expect(await draft.jobs('mail.send-invitation')).toEqual([]);
  const closed = await buildClientWorld(app, { status: 'closed' });
  await expect(add(closed, VALID)).rejects.toMatchObject({ code: 'workflow_closed' });
});

test('an investigating workflow takes a unit and mails nobody', async () => {
  const world = await buildClientWorld(app, { type: 'investigating', reportType: 'bir' });
  expect((await add(world, VALID)).supplier.invitationState).toBe('none');
  expect(await world.usedUnits('bir')).toBe(1);
  expect(await world.jobs('mail.send-invitation')).toEqual([]);
});
