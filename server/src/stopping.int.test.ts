import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { buildPerson } from '@homologa/core/test/builders';
import { eventually } from '@homologa/core/test/eventually';
import type { Program, ProgramProcess } from '@homologa/core/test/program-process';
import { blockTable, untilBlocked } from '@homologa/core/test/stand-ins/blocked-backend';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ask, bundleServer, startServer } from './test/server-process';

const CONNECTIONS = 12;

let app: TestApp;
let program: Program;
let server: ProgramProcess | undefined;
beforeAll(async () => {
  app = await createTestApp();
  program = await bundleServer();
});
afterEach(() => server?.end('SIGKILL'));
afterAll(async () => {
  await app.destroy();
  await program.remove();
});

async function start(more: Record<string, string> = {}): Promise<{ port: number; process: ProgramProcess }> {
  const started = await startServer(program, app, more);
  server = started.process;
  return started;
}

test('busy connections are told to close, none is reset, and the server ends well', async () => {
  const { port, process } = await start({ SHUTDOWN_GRACE_SECONDS: '5' });
  const { token } = await buildPerson(app);
  const agents = Array.from({ length: CONNECTIONS }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  let asked = 0;
  // Clients behave like a proxy: they send requests until a response closes the connection.
  const busy = agents.map(async (agent) => {
    for (;;) {
      const { status, connection } = await ask(port, '/auth/reload', agent, token);
      expect(status).toBe(200);
      asked += 1;
      if (connection === 'close') return;
    }
  });
  await eventually(() => expect(asked).toBeGreaterThan(2 * CONNECTIONS));
  expect((await ask(port, '/readyz')).status).toBe(200);
  process.signal('SIGTERM');
  await eventually(async () => expect((await ask(port, '/readyz')).status).toBe(503));
  // The server still accepts this request, because a proxy may not have polled readiness yet.
  expect(await ask(port, '/auth/reload', undefined, token)).toMatchObject({ status: 200, connection: 'close' });
  expect(await Promise.allSettled(busy)).toEqual(agents.map(() => ({ status: 'fulfilled', value: undefined })));
  expect(await process.end('SIGTERM')).toBe(0);
  await expect(ask(port, '/healthz')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('a request under way is answered after the listener has gone, and an open connection holds nothing up', async () => {
  const { port, process } = await start({ SHUTDOWN_GRACE_SECONDS: '0' });
  const { token } = await buildPerson(app);
  const idle = new Agent({ keepAlive: true });
  await ask(port, '/healthz', idle);
  const letGo = await blockTable(app, 'Session', 'ACCESS EXCLUSIVE');
  const waiting = ask(port, '/auth/reload', undefined, token);
  await untilBlocked(app);
  process.signal('SIGTERM');
  await eventually(() => expect(ask(port, '/healthz')).rejects.toMatchObject({ code: 'ECONNREFUSED' }));
  await letGo();
  expect(await waiting).toMatchObject({ status: 200, connection: 'close' });
  expect(await process.end('SIGTERM')).toBe(0);
});

test('a request that is never sent whole is cut off and logged before the hard exit', async () => {
  const { port, process } = await start({ SHUTDOWN_GRACE_SECONDS: '2' });
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const head = ['POST /auth/login HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', 'Content-Length: 9'];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await once(socket, 'connect');
  await ask(port, '/healthz');
  expect(await process.end('SIGTERM')).toBe(1);
  expect(process.lines().join('\n')).toContain('requests took too long and were cut off');
  expect(process.lines().join('\n')).not.toContain('did not stop in time');
}, 60_000);
