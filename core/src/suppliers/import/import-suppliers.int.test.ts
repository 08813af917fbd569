import { IMPORTS_OPEN_OF_PERSON } from '@homologa/domain/suppliers/limits';
import excel from 'exceljs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../kernel/ids';
import { importScene } from '../../test/steps/import-steps';
import { createTestApp, type TestApp } from '../../test/test-database';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

const HEADER = 'Company Name;Full Name;Contact Emails;Country;Tax ID;Full address;SIC;Phone';
const QUOTED = '"Aceros ""El Toro""; Hijos";Luisa;"a@x.test,b@x.test";Argentina;;"Calle 1\nPiso 2";;';
const PLAIN = 'Indústria Ágil;João;j@agil.test;Brasil;12.ABC.345/01DE-35;;;';

const scene = (total?: number) => importScene(app, total);

test('a .csv file of Excel, with a mark, a header, quotes and line breaks, is added whole', async () => {
  const { run, suppliers, used, company } = await scene();
  const { work, progress } = await run('lista.csv', `\ufeff${[HEADER, QUOTED, '', PLAIN].join('\r\n')}\r\n`);
  expect(await work()).toEqual({ added: 2, errors: [] });
  expect(progress).toEqual([
    { done: 0, total: 2 },
    { done: 2, total: 2 },
  ]);
  expect((await suppliers()).map(({ companyName, taxId, address }) => [companyName, taxId, address])).toEqual([
    ['Aceros "El Toro"; Hijos', '', 'Calle 1 Piso 2'],
    ['Indústria Ágil', '12ABC34501DE35', ''],
  ]);
  expect(await used()).toBe(2);
  const jobs = await app.db.system((tx) =>
    tx.job.count({ where: { companyId: company.id, name: 'mail.send-invitation' } }),
  );
  expect(jobs).toBe(2);
});

test('a run that is repeated adds nothing twice and gives the same result', async () => {
  const { run, suppliers, used } = await scene();
  const { work } = await run('lista.csv', PLAIN);
  expect(await work()).toEqual({ added: 1, errors: [] });
  expect(await work()).toEqual({ added: 1, errors: [] });
  expect(await suppliers()).toHaveLength(1);
  expect(await used()).toBe(1);
});

test('a person who has twenty imports under way is refused another one, but not the same file again', async () => {
  const { start } = await scene();
  const open = await start('lista.csv', PLAIN);
  const { id: _id, dedupeKey: _key, ...row } = open;
  const data = Array.from({ length: IMPORTS_OPEN_OF_PERSON - 1 }, () => ({ ...row, id: newId() }) as never);
  await app.db.system((tx) => tx.job.createMany({ data }));
  await expect(start('otra.csv', QUOTED)).rejects.toMatchObject({
    code: 'too_many_imports',
    message: 'At most 20 imports at once. Please wait for the end of one.',
  });
  expect((await start('lista.csv', PLAIN)).id).toBe(open.id);
});

test('suppliers of a long file stand in the list by their place in the file', async () => {
  const { run, suppliers } = await scene(250);
  const names = Array.from({ length: 230 }, (_, at) => `Acero ${at}`);
  const { work } = await run('lista.csv', names.map((name) => `${name};Luz;l@x.test;Argentina;;;;`).join('\n'));
  expect(await work()).toEqual({ added: 230, errors: [] });
  const added = await suppliers();
  // Sorts like the supplier list: newest suppliers first, suppliers with the same time by id.
  const listed = added.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? -1 : 1));
  expect(listed.map(({ companyName }) => companyName)).toEqual(names);
});

test('with any error nothing is added, and each error names its line', async () => {
  const { run, suppliers, used } = await scene();
  const bad = [HEADER, QUOTED, 'a;b', PLAIN.replace('j@agil.test', 'nobody'), PLAIN.replace('Brasil', 'Atlantis')];
  const { work } = await run('lista.csv', bad.join('\n'));
  const expected = {
    added: 0,
    errors: [
      { line: 4, message: 'Found record with more or less than 8 elements', code: 'bulk_field_count' },
      { line: 5, message: 'Found invalid email: nobody', code: 'bulk_invalid_email' },
      { line: 6, message: 'Found unknown country: Atlantis', code: 'bulk_unknown_country' },
    ],
  };
  expect(await work()).toEqual(expected);
  expect(await work()).toEqual(expected);
  expect(await suppliers()).toEqual([]);
  expect(await used()).toBe(0);
});

test('commas and the Windows alphabet are read as well; a .txt file is the textarea', async () => {
  const csv = await scene();
  const latin = Buffer.from('Acería Ñandú,Luisa,a@x.test,Perú,,,,\n', 'latin1');
  expect(await (await csv.run('lista.csv', latin)).work()).toEqual({ added: 1, errors: [] });
  expect((await csv.suppliers())[0]).toMatchObject({ companyName: 'Acería Ñandú', country: 'peru' });
  const txt = await scene();
  const line = 'Aceros "El Toro; Luisa; a@x.test, b@x.test; Argentina; ; ; ; ';
  expect(await (await txt.run('lista.txt', line)).work()).toEqual({ added: 1, errors: [] });
  expect((await txt.suppliers())[0]?.companyName).toBe('Aceros "El Toro');
});

test('the same file is imported once into a workflow, unless it is meant to be again', async () => {
  const { start, run, suppliers } = await scene();
  const [first, atOnce] = [await start('lista.csv', PLAIN), await start('otra.csv', PLAIN)];
  expect(atOnce.id).toBe(first.id);
  expect(await app.db.read.storedFile.count({ where: { name: 'otra.csv', orphanedAt: null } })).toBe(0);
  const { work } = await run('lista.csv', PLAIN);
  await work();
  await app.db.system((tx) => tx.job.update({ where: { id: first.id }, data: { status: 'completed' } }));
  await expect(start('renamed.csv', PLAIN)).rejects.toMatchObject({
    code: 'import_repeated',
    message: expect.stringMatching(/already imported into this workflow on \d{4}-\d\d-\d\d \d\d:\d\d UTC/),
  });
  expect((await start('lista.csv', PLAIN, { again: true })).id).not.toBe(first.id);
  await start('lista.csv', `${PLAIN}\n${QUOTED}`);
  await (await scene()).start('lista.csv', PLAIN);
  expect(await suppliers()).toHaveLength(1);
});

async function sheet(rows: unknown[][]): Promise<Uint8Array> {
  const book = new excel.Workbook();
  book.addWorksheet('Suppliers').addRows(rows);
  return new Uint8Array(await book.xlsx.writeBuffer());
}

test('a sheet is read with numbers and linked e-mails; a bad one names its rows', async () => {
  const link = { text: 'a@x.test', hyperlink: 'mailto:a@x.test' };
  const good = await scene();
  const content = await sheet([HEADER.split(';'), ['Aceros', 'Luisa', link, 'Argentina', 30500010912, 'Calle 1']]);
  expect(await (await good.run('lista.xlsx', content)).work()).toEqual({ added: 1, errors: [] });
  expect((await good.suppliers())[0]).toMatchObject({ emails: ['a@x.test'], taxId: '30500010912', address: 'Calle 1' });
  const bad = await scene();
  const rows = await sheet([HEADER.split(';'), [], ['Aceros', '', 'a@x.test', 'Argentina']]);
  expect(await (await bad.run('lista.xlsx', rows)).work()).toEqual({
    added: 0,
    errors: [
      { line: 3, message: 'Company name, Full name, Emails and Country are required', code: 'bulk_required_fields' },
    ],
  });
});

test('more than a hundred are added in one go; past the quota none is', async () => {
  const rows = Array.from({ length: 230 }, (_, n) => `Proveedor ${n};Luisa;p${n}@x.test;Argentina;;;;`).join('\n');
  const enough = await scene();
  expect(await (await enough.run('a.csv', rows)).work()).toEqual({ added: 230, errors: [] });
  expect(await enough.used()).toBe(230);
  const short = await scene(200);
  await expect((await short.run('a.csv', rows)).work()).rejects.toMatchObject({ code: 'product_limit_reached' });
  expect(await short.suppliers()).toEqual([]);
  expect(await short.used()).toBe(0);
});

test('an empty file, another kind of file and a broken sheet are refused', async () => {
  const { run, start } = await scene();
  expect(await (await run('a.csv', `${HEADER}\n`)).work()).toEqual({
    added: 0,
    errors: [{ line: 0, message: 'Please enter at least one supplier.', code: 'bulk_empty' }],
  });
  await expect(start('a.pdf', '%PDF-1.4\n%%EOF')).rejects.toMatchObject({ code: 'file_type_not_allowed' });
  await expect(start('a.xlsx', 'not a sheet')).rejects.toMatchObject({ code: 'file_type_not_allowed' });
  await expect(start('a.csv', '')).rejects.toMatchObject({ code: 'file_required' });
});
