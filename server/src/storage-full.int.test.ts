import { once } from 'node:events';
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { request as openRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildPerson, buildSupplier, buildWorkflow } from '@homologa/core/test/builders';
import { eventually } from '@homologa/core/test/eventually';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { supplierFileRoutes } from './routes/suppliers/supplier-files.routes';
import { serveRoutes } from './test/serve-routes';
import { bundleServer, startServer } from './test/server-process';

const SENTENCE = 'There is no room for more files at the moment. Nothing was saved. Please try again later.';
const KIB = 1024;

let app: TestApp;
let token: string;
let path: string;
beforeAll(async () => {
  app = await createTestApp();
  const admin = await buildPerson(app);
  token = admin.token;
  const workflow = await buildWorkflow(app, admin.companyId ?? '');
  const supplier = await buildSupplier(app, workflow);
  path = `/api/workflows/${workflow.id}/suppliers/${supplier.id}/files`;
});
afterAll(() => app.destroy());

const pdfOf = (bytes: number): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, 'x')]);
const uploads = () => readdirSync(join(app.env.DATA_DIR, 'uploads'));
const serverWith = (files: object, config: object = {}) =>
  serveRoutes(
    {
      ...app,
      config: { ...app.config, ...config },
      contextFor: (...args) => {
        const ctx = app.contextFor(...args);
        return { ...ctx, files: { ...ctx.files, ...files } };
      },
    },
    supplierFileRoutes,
  );

test('a file store that fills up half way answers 507 with a sentence and keeps nothing', async () => {
  const full = async () => {
    throw new Error('the copy failed', { cause: Object.assign(new Error('no space'), { code: 'ENOSPC' }) });
  };
  const answer = await request(serverWith({ putFile: full }))
    .patch(path)
    .set({ Authorization: `Bearer ${token}` })
    .attach('file', pdfOf(10), 'a.pdf');
  expect([answer.status, answer.body.code, answer.body.error]).toEqual([507, 'storage_full', SENTENCE]);
  expect(await app.db.read.storedFile.count()).toBe(0);
  await eventually(() => expect(uploads()).toEqual([]));
});

test.each([
  ['no room is to be had', { storageReserveBytes: Number.MAX_SAFE_INTEGER }, 1000, [507, 'storage_full']],
  ['it is longer than the largest upload', {}, 100_000_000, [413, 'file_too_large']],
])('a body is refused before it is sent where %s', async (_why, config, length, expected) => {
  const listening = serverWith({}, config).listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'multipart/form-data; boundary=x',
    'Content-Length': length,
  };
  const told = await new Promise<[number | undefined, string]>((resolve, reject) => {
    const call = openRequest({ port, path, method: 'PATCH', headers, host: '127.0.0.1' }, (answer) => {
      let body = '';
      answer.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      answer.once('end', () => resolve([answer.statusCode, (JSON.parse(body) as { code: string }).code]));
    });
    call.once('error', reject);
    call.flushHeaders();
  });
  listening.closeAllConnections();
  await new Promise((done) => listening.close(done));
  expect(told).toEqual(expected);
});

test('a folder of uploads that takes no more bytes answers 507, keeps no half file, and the rest goes on', async () => {
  const program = await bundleServer();
  mkdirSync(join(app.env.DATA_DIR, 'uploads'), { recursive: true });
  const [left, fresh] = ['left', 'fresh'].map((name) => join(app.env.DATA_DIR, 'uploads', name));
  for (const file of [left, fresh]) writeFileSync(file ?? '', 'half');
  const longAgo = new Date('2026-01-01T00:00:00Z');
  utimesSync(left ?? '', longAgo, longAgo);
  const { port, process } = await startServer(program, app, {}, { fileBlocks: 1000 });
  try {
    // The started server deletes the old file that a killed server has left, but keeps the file that another server is
    // writing.
    await eventually(() => expect(uploads()).toEqual(['fresh']));
    const send = async (bytes: number) => {
      const body = new FormData();
      body.append('file', new File([pdfOf(bytes)], 'a.pdf'));
      const call = { method: 'PATCH', headers: { Authorization: `Bearer ${token}` }, body };
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, call);
      return { status: answer.status, body: (await answer.json()) as { code?: string; files?: unknown[] } };
    };
    expect(await send(4000 * KIB)).toMatchObject({ status: 507, body: { code: 'storage_full' } });
    await eventually(() => expect(uploads()).toEqual(['fresh']));
    expect(await send(10)).toMatchObject({ status: 200, body: { files: [{ name: 'a.pdf' }] } });
  } finally {
    await process.end('SIGKILL');
    await program.remove();
  }
});
