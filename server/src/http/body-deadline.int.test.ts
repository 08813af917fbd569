import { readdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { uploadsFolder } from '@homologa/core/files/partial-files';
import { buildSupplierAccount } from '@homologa/core/test/builders';
import { eventually } from '@homologa/core/test/eventually';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { ERRORS } from '@homologa/domain/errors/error-codes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from '../app';
import { routesFor } from '../route-table';
import { buildOnboarding, onboardingClient } from '../test/onboarding-builders';
import { createHttpServer } from './http-server';

const TOTAL_MS = 900;
const SILENCE_MS = 600;
const SILENCE_BYTES = 100;
const HEADERS_MS = 400;
const PAUSE_MS = 60;
const CHUNKS = 40;

let app: TestApp;
let server: Server;
let answers: string;
let token: string;
let questionId: string;
beforeAll(async () => {
  app = await createTestApp();
  const bodies = { totalMs: TOTAL_MS, silenceMs: SILENCE_MS, silenceBytes: SILENCE_BYTES };
  const express = createServer(app, { routes: routesFor(app.config), bodies });
  server = createHttpServer(express, { headersMs: HEADERS_MS, checkMs: 50 }).listen(0, '127.0.0.1');
  const world = await buildOnboarding(app);
  ({ token } = await buildSupplierAccount(app, world.email));
  const ids = { workflowId: world.workflow.id, supplierId: world.supplier.id };
  await onboardingClient(express, ids).connect({ link: world.link, token }).expect(200);
  answers = `/onboarding/workflows/${ids.workflowId}/suppliers/${ids.supplierId}/answers`;
  questionId = world.questions.file.id;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await app.destroy();
});

function dial(): { socket: Socket; answer: Promise<string> } {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let got = '';
  socket.setEncoding('utf8').on('data', (text) => {
    got += text;
  });
  const answer = new Promise<string>((resolve) => {
    socket.once('close', () => resolve(got)).on('error', () => {});
  });
  return { socket, answer };
}

const head = (method: string, path: string, type: string, length: number, bearer = token): string =>
  [
    `${method} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    `Authorization: Bearer ${bearer}`,
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
    '',
    '',
  ].join('\r\n');

const BOUNDARY = 'supplier';
const UPLOAD_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
function uploadBody(): string {
  const part = (name: string) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`;
  const text = `${part('question_id')}\r\n\r\n${questionId}\r\n`;
  const file = `${part('file')}; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n${'a,b\n'.repeat(400)}\r\n`;
  return `${text}${file}--${BOUNDARY}--\r\n`;
}

async function trickle(socket: Socket, text: string, pauseMs = PAUSE_MS): Promise<void> {
  const size = Math.ceil(text.length / CHUNKS);
  for (let at = 0; at < text.length && !socket.destroyed; at += size) {
    socket.write(text.slice(at, at + size));
    await sleep(pauseMs);
  }
}

const bodyOf = (answer: string): unknown => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')));

test('takes an upload that lasts longer than any limit, as long as its bytes keep coming', async () => {
  const { socket, answer } = dial();
  const body = uploadBody();
  const begun = performance.now();
  socket.write(
    head('PATCH', `${answers}-files`, UPLOAD_TYPE, Buffer.byteLength(body)).replace(
      '\r\n\r\n',
      '\r\nConnection: close\r\n\r\n',
    ),
  );
  await trickle(socket, body);
  expect(await answer).toMatch(/^HTTP\/1.1 200 /);
  expect(performance.now() - begun).toBeGreaterThan(2 * TOTAL_MS);
});

test('ends a silent upload with 408 in its own words and leaves no file behind', async () => {
  const { socket, answer } = dial();
  const body = uploadBody();
  socket.write(head('PATCH', `${answers}-files`, UPLOAD_TYPE, Buffer.byteLength(body)));
  socket.write(body.slice(0, body.length / 2));
  const got = await answer;
  expect(got).toMatch(/^HTTP\/1.1 408 /);
  expect(bodyOf(got)).toMatchObject({ code: 'request_timed_out', error: ERRORS.request_timed_out.en });
  await eventually(async () => expect(await readdir(uploadsFolder(app.config.dataDir))).toEqual([]));
});

test('ends an upload of which single bytes keep coming', async () => {
  const { socket, answer } = dial();
  const body = uploadBody();
  socket.write(head('PATCH', `${answers}-files`, UPLOAD_TYPE, Buffer.byteLength(body)));
  void trickle(socket, 'x'.repeat(CHUNKS));
  expect(await answer).toMatch(/^HTTP\/1.1 408 /);
});

test('ends a JSON body in time however steadily it trickles', async () => {
  const { socket, answer } = dial();
  const body = JSON.stringify({ answers: [], padding: 'x'.repeat(500) });
  socket.write(head('PATCH', answers, 'application/json', body.length));
  void trickle(socket, body);
  const got = await answer;
  expect(got).toMatch(/^HTTP\/1.1 408 /);
  expect(bodyOf(got)).toMatchObject({ code: 'request_timed_out' });
});

test('closes the connection of an upload that was refused before it was read and goes on for ever', async () => {
  const { socket, answer } = dial();
  socket.write(head('PATCH', `${answers}-files`, UPLOAD_TYPE, 1_000_000, 'nobody'));
  void trickle(socket, uploadBody());
  expect(await answer).toMatch(/^HTTP\/1.1 401 /);
});

test('closes a connection whose head does not come to its end', async () => {
  const { socket, answer } = dial();
  void trickle(socket, `GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ${'x'.repeat(200)}`);
  expect(await answer).toMatch(/^HTTP\/1.1 408 /);
});
