import { type BuiltPerson, buildPerson, buildWorkflow } from '@homologa/core/test/builders';
import { eventually } from '@homologa/core/test/eventually';
import { blockTable, untilBlocked } from '@homologa/core/test/stand-ins/blocked-backend';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from '../app';
import { routesFor } from '../route-table';
import { Admission } from './admission';

let app: TestApp;
let admin: BuiltPerson;
let path: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await buildPerson(app);
  path = `/api/workflows/${(await buildWorkflow(app, admin.companyId ?? '')).id}/suppliers`;
});
afterAll(() => app.destroy());

const serving = (admission: Admission) => createServer(app, { routes: routesFor(app.config), admission });
const add = (server: ReturnType<typeof serving>, n: number) =>
  request(server)
    .post(path)
    .set('Authorization', `Bearer ${admin.token}`)
    .send({ company_name: `Aceros ${n}`, full_name: 'Luisa', emails: [`a${n}@x.test`], country: 'argentina' });

test('one too many is told so at once, and when to come again; probes are answered however many wait', async () => {
  const admission = new Admission({ atOnce: 1, waiting: 1 });
  const server = serving(admission);
  const letGo = await blockTable(app, 'Supplier', 'EXCLUSIVE');
  const inside = add(server, 1).then((answer) => answer);
  await untilBlocked(app);
  const waiting = add(server, 2).then((answer) => answer);
  await eventually(async () => expect(admission.waiting).toBe(1));
  const refused = await add(server, 3);
  expect(refused.status).toBe(503);
  expect(refused.body.code).toBe('service_unavailable');
  expect(refused.headers['retry-after']).toBe('2');
  await request(server).get('/healthz').expect(200);
  await request(server).get('/readyz').expect(200);
  await letGo();
  expect([(await inside).status, (await waiting).status]).toEqual([201, 201]);
});

test('who has waited long enough in the line is told so, and leaves no place taken', async () => {
  const server = serving(new Admission({ atOnce: 1, waiting: 5, patienceMs: 50 }));
  const letGo = await blockTable(app, 'Supplier', 'EXCLUSIVE');
  const inside = add(server, 4).then((answer) => answer);
  await untilBlocked(app);
  expect((await add(server, 5)).status).toBe(503);
  await letGo();
  expect((await inside).status).toBe(201);
  expect((await add(server, 6)).status).toBe(201);
});

test('many more than there are connections are all answered, each with a supplier or with when to come again', async () => {
  const server = serving(new Admission({ atOnce: 10, waiting: 40 }));
  const listening = server.listen(0);
  try {
    const before = await app.db.read.supplier.count();
    const answers = await Promise.all(Array.from({ length: 90 }, (_, n) => add(listening as never, 100 + n)));
    const done = answers.filter(({ status }) => status === 201).length;
    const refused = answers.filter(({ status, headers }) => status === 503 && headers['retry-after'] === '2').length;
    expect(done + refused).toBe(90);
    expect(done).toBeGreaterThanOrEqual(50);
    expect(await app.db.read.supplier.count()).toBe(before + done);
  } finally {
    listening.close();
  }
});

test('a stream of events that is open takes no place', async () => {
  const server = serving(new Admission({ atOnce: 1, waiting: 5 }));
  const { id } = await app.db.read.job.findFirstOrThrow({ where: { companyId: admin.companyId } });
  const listening = server.listen(0);
  try {
    const { port } = listening.address() as { port: number };
    const gone = new AbortController();
    const stream = await fetch(`http://127.0.0.1:${port}/api/jobs/${id}/events`, {
      headers: { Authorization: `Bearer ${admin.token}` },
      signal: gone.signal,
    });
    expect(stream.status).toBe(200);
    expect((await add(listening as never, 300)).status).toBe(201);
    gone.abort();
  } finally {
    listening.closeAllConnections();
    listening.close();
  }
});
