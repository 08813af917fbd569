import { buildPerson, buildWorkflow } from '@homologa/core/test/builders';
import { eventually } from '@homologa/core/test/eventually';
import type { Program, ProgramProcess } from '@homologa/core/test/program-process';
import { cutDatabase } from '@homologa/core/test/stand-ins/database-outage';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, bundleServer, startServer } from '../test/server-process';

let app: TestApp;
let program: Program;
let server: { port: number; process: ProgramProcess };
beforeAll(async () => {
  app = await createTestApp();
  program = await bundleServer();
  server = await startServer(program, app);
});
afterAll(async () => {
  await server?.process.end('SIGKILL');
  await app.destroy();
  await program.remove();
});

interface Line {
  level: number;
  msg: string;
  [field: string]: unknown;
}

const lines = (): Line[] =>
  server.process.lines().flatMap((line) => (/^\{.*\}$/.test(line) ? [JSON.parse(line) as Line] : []));
const requests = () => lines().filter(({ msg }) => msg === 'request');

test('each call is one line with its ids, duration and outcome, and nothing that a person has typed', async () => {
  const person = await buildPerson(app);
  const { id } = await buildWorkflow(app, person.companyId ?? '');
  const { port } = server;
  await ask(port, `/api/workflows/${id}?email=luisa@secret.test`, undefined, person.token);
  await ask(port, '/api/workflows/luisa@secret.test', undefined, person.token);
  await ask(port, '/luisa@secret.test');
  await ask(port, '/healthz');
  await eventually(() => expect(requests()).toHaveLength(3));
  const caller = { userId: person.actor.userId, companyId: person.companyId, requestId: expect.any(String) };
  const route = '/api/workflows/:id';
  expect(requests()).toEqual([
    expect.objectContaining({ ...caller, method: 'GET', route, ids: { id }, status: 200, outcome: 'answered' }),
    expect.objectContaining({ ...caller, route, ids: {}, status: 404, code: 'not_found', outcome: 'refused' }),
    expect.objectContaining({ route: null, status: 404, outcome: 'refused' }),
  ]);
  for (const { ms } of requests()) expect(ms).toEqual(expect.any(Number));
  expect(server.process.lines().join('\n')).not.toContain('secret.test');
});

test('a database that is away is said once, and that it is back, however many calls meet it', async () => {
  const { token } = await buildPerson(app);
  const call = () => ask(server.port, '/auth/reload', undefined, token);
  const restore = await cutDatabase(app);
  const away = await Promise.all(Array.from({ length: 20 }, call));
  expect(new Set(away.map(({ status }) => status))).toEqual(new Set([503]));
  await restore();
  await eventually(async () => expect((await call()).status).toBe(200));
  const warnings = lines().filter(({ level }) => level >= 40);
  expect(warnings.map(({ msg }) => msg)).toEqual(['PostgreSQL is away', 'PostgreSQL is back']);
  expect(server.process.lines().join('\n')).not.toContain('stack');
});
