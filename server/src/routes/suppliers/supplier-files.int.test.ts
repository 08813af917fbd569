import { newId } from '@homologa/core/kernel/ids';
import { type BuiltPerson, buildPerson, buildSupplier, buildWorkflow } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveRoutes } from '../../test/serve-routes';
import { jobRoutes } from '../jobs/jobs.routes';
import { supplierFileRoutes } from './supplier-files.routes';
import { supplierRoutes } from './suppliers.routes';

let app: TestApp;
let server: Express;
let admin: BuiltPerson;
let url: string;
let supplier: { id: string; companyId: string; workflowId: string };

beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, [...supplierRoutes, ...supplierFileRoutes, ...jobRoutes]);
  admin = await buildPerson(app);
  const flow = await buildWorkflow(app, admin.companyId ?? '');
  supplier = await buildSupplier(app, flow);
  url = `/api/workflows/${flow.id}/suppliers/${supplier.id}`;
});
afterAll(() => app.destroy());

const as = () => ({ Authorization: `Bearer ${admin.token}` });
const PDF = Buffer.from('%PDF-1.4\n%âãÏÓ\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF', 'latin1');

test('a file is uploaded, listed, downloaded with the same bytes, and deleted', async () => {
  const answer = await request(server).patch(`${url}/files`).set(as()).attach('file', PDF, 'Relación ágil.pdf');
  expect(answer.status).toBe(200);
  const [file] = answer.body.files;
  expect(file).toMatchObject({ name: 'Relación ágil.pdf', size: PDF.length });
  const download = await request(server).get(`${url}/files/${file.file_id}`).set(as()).buffer();
  expect(download.status).toBe(200);
  expect(download.headers['content-type']).toBe('application/pdf');
  expect(download.headers['content-disposition']).toContain(encodeURIComponent('Relación ágil.pdf'));
  expect(download.body.equals(PDF)).toBe(true);
  const deleted = await request(server).delete(`${url}/files/${file.file_id}`).set(as());
  expect([deleted.status, deleted.body.files]).toEqual([200, []]);
  expect((await request(server).get(`${url}/files/${file.file_id}`).set(as())).status).toBe(404);
  const row = await app.db.system((tx) => tx.storedFile.findUnique({ where: { id: file.file_id } }));
  expect(row?.orphanedAt).not.toBeNull();
});

test('an upload is judged by its content', async () => {
  const none = await request(server).patch(`${url}/files`).set(as()).field('note', 'x');
  expect([none.status, none.body.code]).toEqual([422, 'file_required']);
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  const html = await request(server).patch(`${url}/files`).set(as()).attach('file', page, 'a.pdf');
  expect([html.status, html.body.code]).toEqual([415, 'file_type_not_allowed']);
  const json = await request(server).patch(`${url}/files`).set(as()).send({});
  expect([json.status, json.body.code]).toEqual([400, 'malformed_request']);
});

test("a question's file is the supplier's answer, or the client's attachment", async () => {
  const { companyId, workflowId, id: supplierId } = supplier;
  const stored = async (name: string) => {
    const id = newId();
    await app.contextFor(admin.actor).files.putBytes(`k/${id}`, PDF);
    const row = { id, companyId, key: `k/${id}`, name, mime: 'application/pdf', size: PDF.length, sha256: '' };
    await app.db.system((tx) => tx.storedFile.create({ data: { ...row, createdAt: new Date() } }));
    return id;
  };
  const [asked, shared, empty] = [newId(), newId(), newId()];
  const item = { companyId, workflowId, title: 'Q' };
  const [answerFile, attachment] = [await stored('answer.pdf'), await stored('terms.pdf')];
  await app.db.system(async (tx) => {
    await tx.questionnaireItem.createMany({
      data: [
        { ...item, id: asked, position: 0, type: 'file' },
        { ...item, id: shared, position: 1, type: 'attachment', fileId: attachment },
        { ...item, id: empty, position: 2, type: 'file' },
      ],
    });
    const answer = { id: newId(), companyId, supplierId, questionId: asked, fileId: answerFile, updatedAt: new Date() };
    await tx.answer.create({ data: answer });
  });
  const open = (question: string) => request(server).get(`${url}/question/${question}`).set(as());
  expect((await open(asked)).headers['content-disposition']).toContain('answer.pdf');
  expect((await open(shared)).headers['content-disposition']).toContain('terms.pdf');
  expect((await open(empty)).status).toBe(404);
  const shown = await request(server).get(url).set(as());
  expect(shown.body.answers).toEqual([
    { question_id: asked, answer: { file_id: answerFile, name: 'answer.pdf', size: PDF.length } },
  ]);
});

test('an import answers with its job at once, and refuses other kinds of files', async () => {
  const imports = `/api/workflows/${supplier.workflowId}/imports`;
  const line = 'Aceros;Luisa;a@x.test;Argentina;;;;';
  const answer = await request(server).post(imports).set(as()).attach('file', Buffer.from(line), 'lista.csv');
  expect(answer.status).toBe(202);
  expect(answer.body).toMatchObject({ name: 'suppliers.import', state: 'waiting', result: null, error: null });
  expect(answer.headers.location).toBe(`/api/jobs/${answer.body.id}`);
  const job = await request(server).get(`/api/jobs/${answer.body.id}`).set(as());
  expect([job.status, job.body.id]).toEqual([200, answer.body.id]);
  for (const columns of ['none', '{}', '{"has_heading":true,"fields":["nonsense"]}']) {
    const sent = request(server).post(imports).set(as()).field('columns', columns);
    expect((await sent.attach('file', Buffer.from(line), 'lista.csv')).status).toBe(422);
  }
  const pdf = await request(server).post(imports).set(as()).attach('file', PDF, 'lista.pdf');
  expect([pdf.status, pdf.body.code]).toEqual([415, 'file_type_not_allowed']);
});
