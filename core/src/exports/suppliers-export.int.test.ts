import { SUPPLIER_COLUMNS, type SupplierColumn } from '@homologa/domain/suppliers/supplier-columns';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../kernel/ids';
import { type BuiltPerson, buildPerson, buildSupplier, buildWorkflow } from '../test/builders';
import { runExport } from '../test/export-worker';
import { type Asked, BY_NAME, exportSteps, rowsOf } from '../test/steps/export-steps';
import { createTestApp, type TestApp } from '../test/test-database';

let app: TestApp;
let admin: BuiltPerson;
beforeAll(async () => {
  app = await createTestApp();
  app.setNow(new Date('2026-11-21T10:00:00Z'));
  admin = await buildPerson(app);
});
afterAll(() => app.destroy());

const { start, open, exported, resultOf } = exportSteps(() => app);

async function buildDelivered(workflow: { id: string; companyId: string }) {
  const supplier = await buildSupplier(app, workflow, {
    companyName: '=HYPERLINK("http://evil.test")',
    fullName: '@ana',
    country: 'brazil',
    taxId: '00000000000191',
    phone: '+55 11 4000-0000',
    dunsNumber: '001234567',
    sic: '0111',
    status: 'completed',
  });
  const ofSupplier = { companyId: workflow.companyId, supplierId: supplier.id };
  await app.db.system(async (tx) => {
    await tx.report.create({
      data: {
        ...ofSupplier,
        updatedAt: new Date(),
        companyName: 'x',
        dnbRating: '5A1',
        paydex: 80,
        revenue: '1234567.89',
        shortTermDebit: '100',
        longTermDebit: '50.5',
        deliveryDate: new Date('2026-10-01T23:30:00Z'),
        balanceSheetDate: new Date('2025-12-31T00:00:00Z'),
      },
    });
  });
  return supplier;
}

test('figures and dates are typed, ids are text, in the columns that were chosen', async () => {
  const workflow = await buildWorkflow(app, admin.companyId!, { title: 'Homologación 2026' });
  await buildDelivered(workflow);
  const columns: SupplierColumn[] = [
    'tax_id',
    'company_name',
    'phone',
    'duns',
    'sic',
    'revenue',
    'debt',
    'paydex',
    'delivery_date',
    'balance_sheet_date',
    'contact_person',
    'country',
    'status',
    'ccr_status',
    'questionnaire_status',
    'last_reminded',
    'added',
    'actions',
  ];
  const { name, sheet, about, jobId } = await exported(admin, workflow.id, { columns, spoken: 'es-MX' });
  expect(name).toBe('Homologación_2026_proveedores_21-11-2026.xlsx');
  const [header, row] = rowsOf(sheet);
  expect(header).toEqual([
    'Identificación fiscal',
    'Nombre de la empresa',
    'Teléfono',
    'D-U-N-S',
    'SIC',
    'Ingresos',
    'Deuda',
    'Paydex',
    'Fecha de entrega',
    'Fecha del balance',
    'Persona de contacto',
    'País',
    'Estado',
    'Estado del CCR',
    'Estado del cuestionario',
    'Último recordatorio',
    'Agregado el',
  ]);
  expect(row).toEqual([
    '00.000.000/0001-91',
    '\'=HYPERLINK("http://evil.test")',
    '+55 11 4000-0000',
    '001234567',
    '0111',
    1_234_567.89,
    150.5,
    80,
    new Date('2026-10-01T00:00:00Z'),
    new Date('2025-12-31T00:00:00Z'),
    "'@ana",
    'Brasil',
    'Completado',
    'No solicitado',
    'Sin iniciar',
    null,
    new Date('2026-11-21T00:00:00Z'),
  ]);
  expect(about.name).toBe('Acerca de');
  expect(rowsOf(about)).toEqual([
    ['Flujo de trabajo', 'Homologación 2026'],
    ['Filtros', 'Ninguno'],
    ['Exportado (UTC)', new Date('2026-11-21T10:00:00Z')],
    ['Exportado por', 'Ana Pérez'],
    ['Filas', 1],
  ]);
  expect(await resultOf(jobId)).toEqual({ file_id: jobId, file_name: name, rows: 1 });
});

test('every column of the table but its buttons can be exported', async () => {
  const workflow = await buildWorkflow(app, admin.companyId!);
  await buildDelivered(workflow);
  const { sheet } = await exported(admin, workflow.id, { columns: 'all' });
  expect(sheet.columnCount).toBe(SUPPLIER_COLUMNS.length - 1);
  expect(rowsOf(sheet)).toHaveLength(2);
});

test('without a choice the columns are those of the own table', async () => {
  const workflow = await buildWorkflow(app, admin.companyId!);
  const person = await buildPerson(app, { companyId: admin.companyId });
  const headers = async () => rowsOf((await exported(person, workflow.id)).sheet)[0];
  expect(await headers()).toContain('Waiting since');
  await app.db.system((tx) =>
    tx.user.update({
      where: { id: person.userId },
      data: { preferences: { language: 'pt-BR', supplierTableColumns: ['tax_id', 'gone', 'actions', 'company_name'] } },
    }),
  );
  expect(await headers()).toEqual(['Identificação fiscal', 'Nome da empresa']);
});

test('filter, search, sort and selection are those of the list, over many batches', async () => {
  const workflow = await buildWorkflow(app, admin.companyId!);
  const now = new Date();
  const countries = ['brazil', 'peru'];
  await app.db.system((tx) =>
    tx.supplier.createMany({
      data: Array.from({ length: 620 }, (_, n) => ({
        id: newId(),
        companyId: admin.companyId!,
        workflowId: workflow.id,
        companyName: `Proveedor ${String(n).padStart(4, '0')}`,
        country: countries[n % 2]!,
        taxId: n % 3 === 0 ? '' : `T${n}`,
        createdAt: now,
        modifiedAt: now,
      })),
    }),
  );
  const names = async (asked: Asked) => {
    const { sheet, about } = await exported(admin, workflow.id, { columns: ['company_name', 'tax_id'], ...asked });
    const [, ...rows] = rowsOf(sheet);
    return { rows, filters: about.getCell('B2').value };
  };
  const all = await names({});
  expect(all.rows.map(([name]) => name)).toEqual(
    Array.from({ length: 620 }, (_, n) => `Proveedor ${String(n).padStart(4, '0')}`),
  );
  const peru = await names({ filter: { country: ['peru'], q: 'proveedor 000' }, sort: { ...BY_NAME, order: 'DESC' } });
  expect(peru.rows.map(([name]) => name)).toEqual(
    ['0009', '0007', '0005', '0003', '0001'].map((n) => `Proveedor ${n}`),
  );
  expect(peru.filters).toBe('Search: proveedor 000; Country: Peru');
  const byTax = await names({ sort: { field: 'invite.tax_id', order: 'DESC' } });
  expect(new Set(byTax.rows.map(([name]) => name)).size).toBe(620);
  const [first] = await app.db.read.supplier.findMany({ where: { workflowId: workflow.id }, take: 1 });
  const chosen = await names({ filter: { id: [first!.id] } });
  expect(chosen.rows.map(([name]) => name)).toEqual([first!.companyName]);
  expect(chosen.filters).toBe('Selected: 1');
});

test('all active workflows: neither drafts nor closed ones nor another company’s', async () => {
  const person = await buildPerson(app);
  const titles = ['active', 'closed', 'draft'] as const;
  for (const status of titles) {
    const workflow = await buildWorkflow(app, person.companyId!, { status, title: status });
    await buildSupplier(app, workflow, { companyName: `of ${status}` });
  }
  const { sheet, about, name } = await exported(person, null, { columns: ['company_name', 'workflow'] });
  expect(rowsOf(sheet).slice(1)).toEqual([['of active', 'active']]);
  expect(about.getCell('B1').value).toBe('All active workflows');
  expect(name).toBe('suppliers_21-11-2026.xlsx');
});

test('company users get no labels and no drafts; other companies are unknown', async () => {
  const workflow = await buildWorkflow(app, admin.companyId!);
  const supplier = await buildSupplier(app, workflow);
  const labelId = newId();
  await app.db.system(async (tx) => {
    await tx.label.create({ data: { id: labelId, companyId: admin.companyId!, name: 'Crítico', color: '#c62828' } });
    await tx.supplierLabel.create({ data: { companyId: admin.companyId!, supplierId: supplier.id, labelId } });
  });
  const asked: Asked = { columns: ['company_name', 'labels'] };
  const full = await exported(admin, workflow.id, { ...asked, filter: { tags: [labelId] } });
  expect(rowsOf(full.sheet)).toEqual([
    ['Company name', 'Labels'],
    ['Aceros del Sur S.A.', 'Crítico'],
  ]);
  expect(full.about.getCell('B2').value).toBe('Labels: Crítico');
  const user = await buildPerson(app, { companyId: admin.companyId, role: 'company_user' });
  expect(rowsOf((await exported(user, workflow.id, asked)).sheet)[0]).toEqual(['Company name']);
  await expect(start(user, workflow.id, { filter: { tags: [labelId] } })).rejects.toMatchObject({
    code: 'invalid_input',
  });
  await expect(start(user, workflow.id, { columns: ['labels', 'actions'] })).rejects.toMatchObject({
    code: 'invalid_input',
  });
  const draft = await buildWorkflow(app, admin.companyId!, { status: 'draft' });
  await expect(start(user, draft.id)).rejects.toMatchObject({ code: 'not_found' });
  await expect(start(await buildPerson(app), workflow.id)).rejects.toMatchObject({ code: 'not_found' });
  await expect(open(user, full.jobId)).rejects.toMatchObject({ code: 'not_found' });
});

test('rights are those of the moment when it runs', async () => {
  const workflow = await buildWorkflow(app, admin.companyId!);
  const person = await buildPerson(app, { companyId: admin.companyId });
  const demoted = await start(person, workflow.id, { columns: ['company_name', 'labels'] });
  const membership = { where: { userId: person.userId } };
  await app.db.system((tx) => tx.membership.updateMany({ ...membership, data: { role: 'company_user' } }));
  expect(await runExport(app, demoted.id)).toBe('completed');
  expect(rowsOf((await open(admin, demoted.id)).sheet)[0]).toEqual(['Company name']);
  const left = await start(person, workflow.id);
  await app.db.system((tx) => tx.membership.updateMany({ ...membership, data: { active: false } }));
  expect(await runExport(app, left.id)).toBe('failed');
  expect(await app.db.read.storedFile.count({ where: { id: left.id } })).toBe(0);
});

test('what the sandbox invented has its mark in the sheet; other companies have no such column', async () => {
  const buyer = await buildPerson(app);
  const workflow = await buildWorkflow(app, buyer.companyId!);
  const invented = await buildSupplier(app, workflow, { companyName: 'A' });
  await buildSupplier(app, workflow, { companyName: 'B' });
  const row = { supplierId: invented.id, companyId: workflow.companyId, updatedAt: new Date(), isSandbox: true };
  await app.db.system((tx) => tx.report.create({ data: row }));
  const asked = { columns: ['company_name'] } satisfies Asked;
  const { sheet } = await exported(buyer, workflow.id, asked);
  expect(rowsOf(sheet).map(([mark, name]) => [mark ?? null, name])).toEqual([
    ['SANDBOX DATA', 'Company name'],
    ['SANDBOX DATA', 'A'],
    [null, 'B'],
  ]);
  const other = await buildWorkflow(app, admin.companyId!);
  await buildSupplier(app, other, { companyName: 'C' });
  expect(rowsOf((await exported(admin, other.id, asked)).sheet)[0]).toHaveLength(1);
});
