import { gzipSync } from 'node:zlib';
import { buildPerson } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { tried } from '@homologa/core/test/tried';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from '../app';
import { routesFor } from '../route-table';

let app: TestApp;
let server: Express;
beforeAll(async () => {
  app = await createTestApp();
  server = createServer(app, { routes: routesFor(app.config) });
});
afterAll(() => app.destroy());

// Characters that PostgreSQL's text type rejects.
const NUL = '\u0000';
const HALF = '\ud800';

test('text that the database cannot hold is taken without it, in bodies, queries and filters', async () => {
  const admin = await buildPerson(app);
  const bearer = { Authorization: `Bearer ${admin.token}` };
  const made = await request(server)
    .post('/api/workflows')
    .set(bearer)
    .send({
      info: { title: `Steel${NUL}`, description: `a${HALF}b` },
      questionnaire: [{ type: 'radio', title: `Q${NUL}`, options: [{ value: `x${NUL}` }, { value: 'y' }] }],
    });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    info: { title: 'Steel', description: 'a\ufffdb' },
    questionnaire: [{ title: 'Q', options: [{ value: 'x' }, { value: 'y' }] }],
  });
  for (const path of ['/api/workflows', '/api/suppliers']) {
    const filtered = await request(server)
      .get(path)
      .query({ filter: JSON.stringify({ q: `ste${NUL}el` }) })
      .set(bearer);
    expect(filtered.status).toBe(200);
    await request(server)
      .get(path)
      .query({ q: `ste${NUL}el` })
      .set(bearer)
      .expect(200);
  }
  await request(server)
    .get('/mailbox/messages')
    .query({ to: `a${NUL}` })
    .expect(200);
  const login = await request(server)
    .post('/auth/login')
    .send({ email: `a${NUL}@b.test`, password: 'x' });
  expect(login.status).toBe(401);
});

test('a body that unpacks beyond its limit, is too large or nested without end is refused at once', async () => {
  const { token } = await buildPerson(app);
  const listening = server.listen(0);
  const { port } = listening.address() as { port: number };
  const send = async (body: string | Buffer, headers: Record<string, string> = {}) => {
    const began = performance.now();
    const { status } = await fetch(`http://127.0.0.1:${port}/api/workflows`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : new Uint8Array(body),
    });
    expect(performance.now() - began).toBeLessThan(5_000);
    return status;
  };
  try {
    const bomb = gzipSync(Buffer.alloc(100_000_000, ' '));
    expect(await send(bomb, { 'Content-Encoding': 'gzip' })).toBe(413);
    expect(await send(`{"info":{"title":"${'x'.repeat(20_000_000)}"}}`)).toBe(413);
    expect(await send('['.repeat(100_000) + ']'.repeat(100_000))).toBeGreaterThanOrEqual(400);
    expect(await send('{}', { 'Content-Encoding': 'br' })).toBeGreaterThanOrEqual(400);
    tried(4);
  } finally {
    listening.closeAllConnections();
    listening.close();
  }
});
