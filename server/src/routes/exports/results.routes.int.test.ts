import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@homologa/core/kernel/ids';
import { type BuiltPerson, buildPerson, buildSupplier, buildWorkflow } from '@homologa/core/test/builders';
import { runExport } from '@homologa/core/test/export-worker';
import { readPdf } from '@homologa/core/test/read-pdf';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import ExcelJS from 'exceljs';
import type { Express } from 'express';
import JSZip from 'jszip';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveRoutes } from '../../test/serve-routes';
import { jobRoutes } from '../jobs/jobs.routes';
import { exportRoutes } from './exports.routes';

let app: TestApp;
let server: Express;
let admin: BuiltPerson;
let workflow: { id: string; companyId: string };
let norte: { id: string };
let input: string;
let choice: string;
let upload: string;
const option = newId();
const directory = mkdtempSync(join(tmpdir(), 'homologa-results-'));

beforeAll(async () => {
  app = await createTestApp();
  app.setNow(new Date('2026-11-22T10:00:00Z'));
  server = serveRoutes(app, [...exportRoutes, ...jobRoutes]);
  admin = await buildPerson(app);
  workflow = await buildWorkflow(app, admin.companyId!, { title: 'Calidad / 2026' });
  norte = await buildSupplier(app, workflow, { companyName: 'Comercial del Norte S.A.', taxId: '20100070970' });
  await buildSupplier(app, workflow, { companyName: 'comercial DEL norte sa' });
  [input = '', choice = '', upload = ''] = await questionnaire();
  await delivered();
});
afterAll(async () => {
  await app.destroy();
  rmSync(directory, { recursive: true });
});

const own = () => ({ companyId: workflow.companyId });

async function questionnaire(): Promise<string[]> {
  const ids = [newId(), newId(), newId(), newId()];
  const items = [
    { type: 'section', title: 'Quality', options: [] },
    { type: 'input', title: 'Who is in charge?', options: [] },
    { type: 'checkbox', title: 'Standards', options: [{ id: option, value: 'ISO 9001' }] },
    { type: 'file', title: 'Certificate', options: [] },
  ] as const;
  await app.db.tenant(workflow.companyId, async (tx) => {
    for (const [position, { options, ...item }] of items.entries()) {
      const place = { id: ids[position]!, ...own(), workflowId: workflow.id, position };
      await tx.questionnaireItem.create({ data: { ...place, ...item, options: options } });
    }
  });
  return ids.slice(1);
}

async function stored(name: string): Promise<string> {
  const id = newId();
  const path = join(directory, id);
  writeFileSync(path, name);
  await app.contextFor(admin.actor).files.putFile(`t/${id}`, path);
  const file = { id, ...own(), key: `t/${id}`, name, mime: 'application/pdf', size: name.length };
  await app.db.tenant(workflow.companyId, (tx) =>
    tx.storedFile.create({ data: { ...file, sha256: '', createdAt: new Date('2026-11-20T10:00:00Z') } }),
  );
  return id;
}

async function delivered(): Promise<void> {
  const at = new Date('2026-11-20T10:00:00Z');
  const [report, waiting, withdrawn, certificate, mine, other] = [
    await stored('BIR.pdf'),
    await stored('not-delivered.pdf'),
    await stored('withdrawn.pdf'),
    await stored('iso: 9001.pdf'),
    await stored('contract.pdf'),
    await stored('contract.pdf'),
  ];
  const supplier = { ...own(), supplierId: norte.id };
  await app.db.tenant(workflow.companyId, async (tx) => {
    const requestId = newId();
    const place = { ...supplier, workflowId: workflow.id };
    await tx.reportRequest.create({ data: { id: requestId, ...place, kind: 'bir', gateway: 'desk', requestedAt: at } });
    const file = { ...supplier, requestId, kind: 'bir' as const, createdAt: at };
    await tx.reportFile.create({ data: { id: newId(), ...file, fileId: report, sinceVersion: 1 } });
    await tx.reportFile.create({ data: { id: newId(), ...file, fileId: waiting } });
    const gone = { ...file, fileId: withdrawn, sinceVersion: 1, withdrawnIn: 2 };
    await tx.reportFile.create({ data: { id: newId(), ...gone } });
    for (const fileId of [mine, other])
      await tx.supplierFile.create({ data: { id: newId(), ...supplier, fileId, createdAt: at } });
    const answer = { ...supplier, updatedAt: at };
    await tx.answer.create({ data: { id: newId(), ...answer, questionId: input, value: '=Ana Ríos' } });
    await tx.answer.create({ data: { id: newId(), ...answer, questionId: choice, value: [option] } });
    await tx.answer.create({ data: { id: newId(), ...answer, questionId: upload, fileId: certificate } });
  });
}

const get = (path: string, person = admin) => request(server).get(path).set('Authorization', `Bearer ${person.token}`);

async function downloaded(path: string) {
  const asked = await get(path).set('Prefer', 'respond-async').set('Accept-Language', 'en');
  expect(asked.status).toBe(202);
  expect(await runExport(app, asked.body.id as string)).toBe('completed');
  const file = await get(`/api/jobs/${asked.body.id}/file`)
    .buffer(true)
    .parse((res, done) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () => done(null, Buffer.concat(chunks)));
    });
  return { name: /filename="?([^";]+)/.exec(file.headers['content-disposition']!)![1]!, file };
}

async function sheetOf(bytes: Buffer | ArrayBuffer): Promise<unknown[][]> {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(bytes as ArrayBuffer);
  return book.worksheets[0]!.getSheetValues().flatMap((row) =>
    Array.isArray(row) ? [Array.from(row.slice(1), (value) => value ?? null)] : [],
  );
}

const filesIn = (zip: JSZip) => Object.keys(zip.files).filter((name) => !name.endsWith('/'));

test('all files of a supplier are a zip named after the company', async () => {
  const { name, file } = await downloaded(`/api/workflows/${workflow.id}/suppliers/${norte.id}/results`);
  expect(name).toBe('Comercial_del_Norte_S.A._report.zip');
  expect(file.headers['content-type']).toBe('application/zip');
  const zip = await JSZip.loadAsync(file.body as Buffer);
  expect(filesIn(zip).sort()).toEqual([
    'Answers.xlsx',
    'Answers/iso_ 9001.pdf',
    'My Files/contract (2).pdf',
    'My Files/contract.pdf',
    'Report/BIR.pdf',
  ]);
  expect(await zip.file('Report/BIR.pdf')!.async('string')).toBe('BIR.pdf');
  expect(await sheetOf(await zip.file('Answers.xlsx')!.async('arraybuffer'))).toEqual([
    ['#', 'Question', 'Answer'],
    [null, 'Quality'],
    [1, 'Who is in charge?', "'=Ana Ríos"],
    [2, 'Standards', 'ISO 9001'],
    [3, 'Certificate', 'iso: 9001.pdf'],
  ]);
});

test('all results of a workflow have an index, and a folder per supplier', async () => {
  const { name, file } = await downloaded(`/api/workflows/${workflow.id}/download`);
  expect(name).toBe('Calidad_2026_results_22-11-2026.zip');
  const zip = await JSZip.loadAsync(file.body as Buffer);
  const folders = new Set(filesIn(zip).map((path) => path.split('/')[0]));
  expect(folders).toEqual(new Set(['Index.xlsx', 'Comercial_del_Norte_SA', 'comercial_DEL_norte_sa (2)']));
  const index = await sheetOf(await zip.file('Index.xlsx')!.async('arraybuffer'));
  expect(index.map((row) => [row[0], row[2], row[4], row[5]])).toEqual([
    ['Company name', 'Country', 'Folder', 'Files'],
    ['Comercial del Norte S.A.', 'Argentina', 'Comercial_del_Norte_SA', 4],
    ['comercial DEL norte sa', 'Argentina', 'comercial_DEL_norte_sa (2)', 0],
  ]);
});

test('the index marks whose results the sandbox has invented, its figures as its score', async () => {
  const invented = await buildWorkflow(app, admin.companyId!, { title: 'Invented' });
  const [figures, scored] = [
    await buildSupplier(app, invented, { companyName: 'A' }),
    await buildSupplier(app, invented, { companyName: 'B' }),
  ];
  await buildSupplier(app, invented, { companyName: 'C' });
  const row = { ...own(), isSandbox: true };
  await app.db.system(async (tx) => {
    await tx.report.create({ data: { ...row, supplierId: figures.id, updatedAt: new Date() } });
    const ccr = { ...row, id: newId(), supplierId: scored.id, requestedAt: new Date(), deliveredAt: new Date() };
    await tx.ccrRequest.create({ data: { ...ccr, score: 'B' } });
  });
  const { file } = await downloaded(`/api/workflows/${invented.id}/download`);
  const zip = await JSZip.loadAsync(file.body as Buffer);
  const index = await sheetOf(await zip.file('Index.xlsx')!.async('arraybuffer'));
  expect(index.map(([mark, name]) => [mark ?? null, name])).toEqual([
    ['SANDBOX DATA', 'Company name'],
    ['SANDBOX DATA', 'A'],
    ['SANDBOX DATA', 'B'],
    [null, 'C'],
  ]);
});

test('the questionnaire is a workbook, suppliers down and questions across', async () => {
  const { name, file } = await downloaded(`/api/workflows/${workflow.id}/download-questionnaire`);
  expect(name).toBe('Calidad_2026_questionnaire_22-11-2026.xlsx');
  const [header, first, second] = await sheetOf(file.body as Buffer);
  expect(header!.slice(4)).toEqual(['1. Who is in charge?', '2. Standards', '3. Certificate']);
  expect(first!.slice(4)).toEqual(["'=Ana Ríos", 'ISO 9001', 'iso: 9001.pdf']);
  expect(second!.slice(4)).toEqual(['N/A', 'N/A', 'N/A']);
});

test('the questionnaire is a PDF too, each supplier on a page of its own', async () => {
  const { name, file } = await downloaded(`/api/workflows/${workflow.id}/download-questionnaire?type=pdf`);
  expect(name).toBe('Calidad_2026_questionnaire_22-11-2026.pdf');
  const { pages, text } = await readPdf(file.body as Buffer);
  expect(pages).toHaveLength(2);
  for (const part of ['Comercial del Norte S.A.', '=Ana Ríos', 'ISO 9001', '20100070970']) expect(text).toContain(part);
});

test('without a questionnaire there is none to download', async () => {
  const plain = await buildWorkflow(app, admin.companyId!);
  expect((await get(`/api/workflows/${plain.id}/download-questionnaire`)).status).toBe(404);
});

test("another company's, and a supplier of another workflow, are not found", async () => {
  const stranger = await buildPerson(app);
  for (const path of ['download', 'download-questionnaire', `suppliers/${norte.id}/results`]) {
    expect((await get(`/api/workflows/${workflow.id}/${path}`, stranger)).status).toBe(404);
  }
  const plain = await buildWorkflow(app, admin.companyId!);
  expect((await get(`/api/workflows/${plain.id}/suppliers/${norte.id}/results`)).status).toBe(404);
});
