import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { inRoot } from '../paths';
import { healthCheckOf } from './health-check';

const check = healthCheckOf(readFileSync(inRoot('Dockerfile'), 'utf8'));

test.each([
  [200, 0],
  [503, 1],
  [404, 1],
])('the health check of the image meets %i at METRICS_PORT and ends with %i', async (status, code) => {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const probe = spawn(process.execPath, check, { env: { PORT: '1', METRICS_PORT: String(port) }, stdio: 'ignore' });
  expect(await once(probe, 'exit')).toEqual([code, null]);
  expect(asked).toEqual(['/readyz']);
  server.close();
  server.closeAllConnections();
});

test('a Dockerfile without a health check in the exec form is refused', () => {
  expect(() => healthCheckOf('FROM a\nCMD ["node", "b.js"]')).toThrow('no health check');
  expect(() => healthCheckOf('HEALTHCHECK CMD curl a')).toThrow('no health check');
});
