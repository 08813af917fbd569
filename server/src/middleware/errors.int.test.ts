import { newId } from '@homologa/core/kernel/ids';
import { buildPerson } from '@homologa/core/test/builders';
import { cutDatabase } from '@homologa/core/test/stand-ins/database-outage';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import express from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from '../app';
import { routesFor } from '../route-table';
import { errorHandler } from './errors';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

test('while the database is away every call says so, also where only a session is looked up', async () => {
  const server = createServer(app, { routes: routesFor(app.config) });
  const { token } = await buildPerson(app);
  const bearer = { Authorization: `Bearer ${token}` };
  await request(server).get('/auth/reload').set(bearer).expect(200);
  const restore = await cutDatabase(app);
  const away = await request(server).get('/auth/reload').set(bearer);
  const config = await request(server).get('/config');
  await restore();
  expect([away.status, away.body.error]).toEqual([503, 'The service is temporarily unavailable. Please try again.']);
  expect(away.headers['retry-after']).toBe('2');
  expect([config.status, config.body.capabilities]).toMatchObject([200, { screening: false }]);
  await request(server).get('/auth/reload').set(bearer).expect(200);
});

test('a body that is not JSON is told with the id of its request, and only to those who may call at all', async () => {
  const server = createServer(app, { routes: routesFor(app.config) });
  const { token } = await buildPerson(app);
  const send = (headers: Record<string, string>) =>
    request(server)
      .post('/api/workflows')
      .set({ 'Content-Type': 'application/json', ...headers })
      .send('{"info":');
  const answer = await send({ Authorization: `Bearer ${token}` });
  expect([answer.status, answer.body.code]).toEqual([400, 'malformed_request']);
  expect(answer.body.request_id).toBe(answer.headers['x-request-id']);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect((await send({})).status).toBe(401);
});

test('an answer that fails in the middle breaks off, and the server goes on', async () => {
  const { token, companyId } = await buildPerson(app);
  const id = newId();
  const now = new Date();
  const row = { id, companyId, name: 'suppliers.import', queue: 'imports', payload: {}, runAt: now, createdAt: now };
  await app.db.system((tx) => tx.job.create({ data: { ...row, dispatchedAt: now } }));
  const listening = createServer(app, { routes: routesFor(app.config) }).listen(0);
  try {
    const { port } = listening.address() as { port: number };
    const headers = { Authorization: `Bearer ${token}` };
    const stream = await fetch(`http://127.0.0.1:${port}/api/jobs/${id}/events`, { headers });
    const reader = stream.body?.getReader();
    await reader?.read();
    await app.db.system((tx) => tx.job.delete({ where: { id } }));
    const rest = async () => {
      while (!(await reader?.read())?.done);
    };
    await expect(rest()).rejects.toThrow();
    expect((await fetch(`http://127.0.0.1:${port}/auth/reload`, { headers })).status).toBe(200);
  } finally {
    listening.closeAllConnections();
    listening.close();
  }
});

test('a call that PostgreSQL aborted in a deadlock is answered as one to repeat', async () => {
  const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });
  const server = express().use(() => Promise.reject(deadlock), errorHandler(app));
  const answer = await request(server).get('/');
  expect([answer.status, answer.body.code, answer.headers['retry-after']]).toEqual([503, 'service_unavailable', '2']);
});
