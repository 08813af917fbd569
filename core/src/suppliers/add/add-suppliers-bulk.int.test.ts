import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildClientWorld, type ClientWorld } from '../../test/client-world';
import { blockRow, untilBlocked } from '../../test/stand-ins/blocked-backend';
import { createTestApp, type TestApp } from '../../test/test-database';
import { addSuppliersBulk } from './add-suppliers-bulk';

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
const add = ({ ctx, flow }: ClientWorld, suppliers: Parameters<typeof addSuppliersBulk>[1]['suppliers']) =>
  addSuppliersBulk(ctx, { workflowId: flow.id, suppliers });

test('adds all lines at once, or none if one has an invalid e-mail', async () => {
  const world = await buildClientWorld(app);
  const lines = [
    'Aceros "El Toro" S.A.; Luisa Gómez; luisa@aceros.test, ventas@aceros.test; Argentina; 30-50001091-2; Calle 1; ; ',
    'Indústria Ágil Ltda; João Lima; joao@agil.test; brasil; 12.ABC.345/01DE-35; Rua 2; 1234; +55 11 9999',
    'Minera Andina; Rosa Quispe; rosa@andina; Perú; ; ; ; ',
  ].join('\n');
  await expect(add(world, lines)).rejects.toMatchObject({
    message: 'Found invalid email: rosa@andina',
    details: [{ index: 2, path: 'emails' }],
  });
  expect(await world.usedUnits()).toBe(0);
  expect(await app.db.read.supplier.count({ where: { companyId: world.companyId } })).toBe(0);
  const { suppliers } = await add(world, lines.replace('rosa@andina', 'rosa@andina.test'));
  expect(suppliers.map(({ companyName }) => companyName)).toEqual([
    'Aceros "El Toro" S.A.',
    'Indústria Ágil Ltda',
    'Minera Andina',
  ]);
  expect(await world.usedUnits()).toBe(3);
  expect(await world.jobs('mail.send-invitation')).toHaveLength(3);
  expect(await world.auditOf(world.flow.id)).toEqual([
    { action: 'supplier.add_bulk', actorId: world.admin.userId, facts: { added: 3 } },
  ]);
});

test.each([
  ['', 'Please enter at least one supplier.'],
  ['a;b;c', 'Found record with more or less than 8 elements'],
  [[{ ...VALID, fullName: '' }], 'Company name, Full name, Emails and Country are required'],
  [[{ ...VALID, country: 'BR' }], 'Company name, Full name, Emails, Country and Tax ID are required'],
  [[{ ...VALID, country: 'Atlantis' }], 'Found unknown country: Atlantis'],
  [[{ ...VALID, country: 'BR', taxId: '123' }], 'Found invalid tax id: 123'],
  [Array.from({ length: 101 }, () => VALID), 'Supplier bulk exceeds 100 supplier limit'],
])('rejects a list with the exact message (%#)', async (suppliers, message) => {
  await expect(add(await buildClientWorld(app), suppliers)).rejects.toMatchObject({ message });
});

test.each([
  ['ckr', 'Tax ID is required'],
  ['cfr', 'D-U-N-S Number is required'],
] as const)('an investigation of type %s requires the number that it searches by', async (reportType, message) => {
  const world = await buildClientWorld(app, { type: 'investigating', reportType });
  await expect(add(world, [VALID])).rejects.toMatchObject({ message });
});

test('a connection that is cut in the middle of a list leaves nothing of it', async () => {
  const world = await buildClientWorld(app);
  const { id } = await app.db.read.companyProduct.findFirstOrThrow({
    where: { companyId: world.companyId, type: 'questionnaire' },
  });
  const block = await blockRow(app, 'CompanyProduct', id);
  const list = Array.from({ length: 100 }, (_, n) => ({ ...VALID, emails: [`luisa-${n}@aceros.test`] }));
  const adding = add(world, list).catch((error: unknown) => error);
  await untilBlocked(app);
  await block.endWaiting();
  await block.release();
  expect(await adding).toMatchObject({ code: 'service_unavailable' });
  expect(await world.usedUnits()).toBe(0);
  expect(await app.db.read.supplier.count({ where: { companyId: world.companyId } })).toBe(0);
  expect(await world.jobs('mail.send-invitation')).toEqual([]);
  await add(world, list);
  expect(await world.usedUnits()).toBe(100);
});
