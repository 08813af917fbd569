import type { ImportColumns } from '@homologa/domain/suppliers/import/import-columns';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importScene } from '../../test/steps/import-steps';
import { createTestApp, type TestApp } from '../../test/test-database';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

const ROWS = ['Alta,Quién,Dónde,Nombre legal,Escribir a', '2026,Luisa,Perú,Aceros,a@x.test'];
const FILE = ROWS.join('\n');
const CHOICE: ImportColumns = {
  hasHeading: true,
  fields: [null, 'full_name', 'country', 'company_name', 'emails'],
};

test('a file whose headings are not known adds nothing and shows what there is to choose from', async () => {
  const { run, suppliers } = await importScene(app);
  expect(await (await run('lista.csv', FILE)).work()).toEqual({
    added: 0,
    errors: [],
    columns: {
      has_heading: true,
      fields: [null, null, null, null, null],
      rows: ROWS.map((row) => row.split(',')),
    },
    missing: ['company_name', 'full_name', 'emails', 'country'],
  });
  expect(await suppliers()).toEqual([]);
});

test('a choice is remembered for the company and these headings, in any order, once it has added suppliers', async () => {
  const { run, suppliers, company } = await importScene(app);
  expect(await (await run('lista.csv', FILE, { columns: CHOICE })).work()).toEqual({ added: 1, errors: [] });
  expect((await suppliers())[0]).toMatchObject({ companyName: 'Aceros', emails: ['a@x.test'], country: 'peru' });
  const other = 'Escribir a;NOMBRE LEGAL;Alta;donde;Quien\nb@x.test;Bronces;2026;Chile;Ana\n';
  expect(await (await run('otra.csv', other)).work()).toEqual({ added: 1, errors: [] });
  expect((await suppliers())[1]).toMatchObject({ companyName: 'Bronces', fullName: 'Ana', country: 'chile' });
  const again = await (await run('tercera.csv', `${FILE}\n`, { columns: 'ask' })).work();
  expect(again).toMatchObject({ added: 0, columns: { fields: CHOICE.fields } });
  const stranger = await importScene(app);
  expect(await (await stranger.run('lista.csv', FILE)).work()).toMatchObject({ columns: { has_heading: true } });
  expect(await app.db.system((tx) => tx.importColumns.count({ where: { companyId: company.id } }))).toBe(1);
});

test('a choice that added nothing is not remembered; one of another file or without a required field is refused', async () => {
  const { run } = await importScene(app);
  const broken = FILE.replace('a@x.test', 'nobody');
  expect(await (await run('lista.csv', broken, { columns: CHOICE })).work()).toMatchObject({
    added: 0,
    errors: [{ line: 2, code: 'bulk_invalid_email' }],
  });
  expect(await (await run('lista.csv', FILE)).work()).toMatchObject({ columns: { has_heading: true } });
  const short: ImportColumns = { hasHeading: true, fields: CHOICE.fields.slice(1) };
  const without: ImportColumns = { hasHeading: true, fields: [null, 'full_name', 'country', 'company_name', null] };
  for (const columns of [short, without]) {
    const { work } = await run('lista.csv', FILE, { columns, again: true });
    await expect(work()).rejects.toMatchObject({ code: 'import_columns_invalid' });
  }
});
