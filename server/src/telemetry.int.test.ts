import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { newId } from '@homologa/core/kernel/ids';
import { buildPerson } from '@homologa/core/test/builders';
import { eventually } from '@homologa/core/test/eventually';
import { bundleProgram, type Program, type ProgramProcess } from '@homologa/core/test/program-process';
import { cutDatabase } from '@homologa/core/test/stand-ins/database-outage';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleServer, freePort, ROOT, startServer } from './test/server-process';

interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
}

/** Collector of traces that keeps the spans it is sent, as OTLP in JSON. */
const spans: ReceivedSpan[] = [];
const collector = createServer((req, res) => {
  void json(req).then((body) => {
    const { resourceSpans } = body as { resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[] };
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    res.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
});

const START_MS = 240_000;
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const REQUEST_ID = 'edge-proxy.0000000042';

let app: TestApp;
const programs: Program[] = [];
let server: { port: number; process: ProgramProcess };
let worker: ProgramProcess;
let [serverMetrics, workerMetrics] = [0, 0];

beforeAll(async () => {
  await new Promise<void>((resolve) => void collector.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  app = await createTestApp({ JOB_RETRY_BASE_MS: '60000' });
  [serverMetrics, workerMetrics] = [await freePort(), await freePort()];
  programs.push(await bundleServer(), await bundleProgram(join(ROOT, 'workers/src/main.ts'), 'working'));
  const [serverProgram, workerProgram] = programs as [Program, Program];
  // Nothing listens on port 1: the mail server refuses all connections.
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    SMTP_URL: 'smtp://127.0.0.1:1',
    HOMOLOGA_ROOT: ROOT,
    COMMIT: 'abcdef1234567890',
  };
  server = await startServer(serverProgram, app, {
    ...env,
    METRICS_PORT: String(serverMetrics),
    TRUSTED_PROXIES: '1',
  });
  worker = await workerProgram.start(app, { ...env, METRICS_PORT: String(workerMetrics) });
}, START_MS);
afterAll(async () => {
  await Promise.all([server?.process.end('SIGKILL'), worker?.end('SIGKILL')]);
  await Promise.all(programs.map((program) => program.remove()));
  await app?.destroy();
  collector.close();
});

async function ask(port: number, path: string, init: RequestInit = {}) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

/** Returns the sum of a metric's values over all series whose labels contain `labels`. */
async function valueOf(port: number, name: string, labels = ''): Promise<number | null> {
  const { text } = await ask(port, '/metrics');
  const values = text.split('\n').flatMap((line) => {
    const [, metric, its = '', value] = /^([a-z_0-9]+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    return metric === name && its.includes(labels) ? [Number(value)] : [];
  });
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0);
}

const forget = (email: string, headers: Record<string, string> = {}) =>
  ask(server.port, '/password-reset', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ email }),
  });

test('metrics are on their own port alone, and server and worker are ready there', async () => {
  expect((await ask(serverMetrics, '/metrics')).headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect((await ask(server.port, '/metrics')).text).not.toContain('homologa_');
  for (const port of [serverMetrics, workerMetrics]) expect((await ask(port, '/livez')).status).toBe(200);
  const [open, own] = [await ask(server.port, '/readyz'), await ask(serverMetrics, '/readyz')];
  expect([own.status, JSON.parse(own.text)]).toEqual([open.status, JSON.parse(open.text)]);
  await eventually(async () => {
    const { status, text } = await ask(workerMetrics, '/readyz');
    expect([status, JSON.parse(text)]).toEqual([
      200,
      {
        status: 'ready',
        version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
        commit: 'abcdef123456',
        checks: {
          worker: 'ok',
          tenant_role: 'ok',
          system_role: 'ok',
          sessions: 'ok',
          queue: 'ok',
          loops: 'ok',
        },
      },
    ]);
  });
  expect(JSON.parse((await ask(server.port, '/readyz')).text)).toMatchObject({ commit: 'abcdef123456' });
});

test('one trace leads from the request through the outbox to the job and its SQL, with the caller ids', async () => {
  const { email } = await buildPerson(app);
  const answer = await forget(email, {
    'X-Request-Id': REQUEST_ID,
    traceparent: `00-${TRACE}-00f067aa0ba902b7-01`,
  });
  expect([answer.status, answer.headers.get('x-request-id')]).toEqual([200, REQUEST_ID]);
  await eventually(() => {
    const own = spans.filter(({ traceId }) => traceId === TRACE);
    const request = own.find(({ name }) => name === 'POST /password-reset');
    const job = own.find(({ name }) => name.startsWith('job mail.'));
    expect(request?.parentSpanId).toBe('00f067aa0ba902b7');
    expect(job?.parentSpanId).toBe(request?.spanId);
    const below = (parent: ReceivedSpan | undefined) =>
      own.filter(({ parentSpanId }) => parentSpanId === parent?.spanId).map(({ name }) => name);
    expect(below(request)).toContain('INSERT "Job"');
    expect(below(job)).toContain('SELECT "User"');
  });
  await eventually(() => {
    const line = worker.lines().find((one) => one.includes(REQUEST_ID) && one.includes('"msg":"job"'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ traceId: TRACE, requestId: REQUEST_ID, commit: 'abcdef123456' });
  });
  expect(spans.map(({ name }) => name).join('\n')).not.toContain(email);
});

test('a mail server that refuses shows as an outage and as undelivered attempts', async () => {
  await eventually(async () => {
    expect(await valueOf(workerMetrics, 'homologa_mails_total', 'outcome="unreachable"')).toBeGreaterThan(0);
    expect(await valueOf(serverMetrics, 'homologa_mail_outages')).toBe(1);
  });
});

const addJob = (values: object) =>
  app.db.system((tx) =>
    tx.job.create({
      data: {
        id: newId(),
        name: 'screenings.run',
        queue: 'screenings',
        payload: {},
        runAt: new Date(),
        createdAt: new Date(),
        ...values,
      },
    }),
  );

test('a job that fails for good counts as failed under its name', async () => {
  const labels = 'name="screenings.run",outcome="failed"';
  expect(await valueOf(workerMetrics, 'homologa_jobs_total', labels)).toBe(0);
  await addJob({ maxAttempts: 1 });
  await eventually(async () => expect(await valueOf(workerMetrics, 'homologa_jobs_total', labels)).toBe(1));
});

test('without a worker the server shows that none is alive and how old the oldest job is', async () => {
  expect(await valueOf(serverMetrics, 'homologa_workers_alive')).toBe(1);
  expect(await worker.end('SIGTERM')).toBe(0);
  await addJob({ runAt: new Date(Date.now() - 20 * 60_000) });
  await eventually(async () => {
    expect(await valueOf(serverMetrics, 'homologa_workers_alive')).toBe(0);
    const labels = 'name="screenings.run"';
    expect(await valueOf(serverMetrics, 'homologa_jobs_waiting', labels)).toBe(1);
    expect(await valueOf(serverMetrics, 'homologa_jobs_oldest_waiting_seconds', labels)).toBeGreaterThan(1_190);
  });
});

test('an error of the server counts under its route and status', async () => {
  const { email } = await buildPerson(app);
  const labels = 'method="POST",route="/password-reset",status="503"';
  expect(await valueOf(serverMetrics, 'homologa_http_requests_total', labels)).toBeNull();
  const restore = await cutDatabase(app);
  try {
    expect((await forget(email)).status).toBe(503);
    await eventually(async () => {
      expect(await valueOf(serverMetrics, 'homologa_http_requests_total', labels)).toBe(1);
      expect(await valueOf(serverMetrics, 'homologa_database_reachable')).toBe(0);
    });
  } finally {
    await restore();
  }
});
