import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOutgoing } from '../../kernel/outgoing/outgoing';
import { fetchList } from './fetch-list';

let reply: (response: ServerResponse) => unknown;
const publisher = createServer((_request, response) => void reply(response));
let folder: string;
let url: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homologa-fetch-'));
  await once(publisher.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(publisher.address() as AddressInfo).port}/list.xml?key=secret`;
});
afterAll(async () => {
  publisher.closeAllConnections();
  publisher.close();
  await rm(folder, { recursive: true });
});

const DEADLINE_MS = 5_000;
const outgoing = createOutgoing({ allowed: ['127.0.0.1'], headTimeoutMs: 300, paceWindowMs: 200 });

/** Sends `bytes` every 20 ms, until the reader goes. */
function everyMoment(response: ServerResponse, bytes: number): void {
  const timer = setInterval(() => response.write('x'.repeat(bytes)), 20);
  response.on('close', () => clearInterval(timer));
}

test.each([
  ['trickles', (response: ServerResponse) => everyMoment(response, 1), DEADLINE_MS],
  ['keeps the pace for ever', (response: ServerResponse) => everyMoment(response, 1_000), 500],
] as const)('a publisher that %s is left, and named without its key', async (_what, sends, deadlineMs) => {
  reply = sends;
  const error = await fetchList(outgoing, [url], folder, new AbortController().signal, deadlineMs).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toMatchObject({ code: 'watchlist_too_slow' });
  expect(String(error)).toMatch(/sent too slowly by 127\.0\.0\.1:\d+\. Nothing was changed\./);
});

test('a publisher that never answers may be asked again', async () => {
  reply = () => undefined;
  const error = await fetchList(outgoing, [url], folder, new AbortController().signal).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toMatchObject({ code: 'watchlist_unavailable' });
});

test('a small file is read, though it has less than the pace asks for', async () => {
  reply = (response) => response.end('small');
  const [file] = await fetchList(outgoing, [url], folder, new AbortController().signal, DEADLINE_MS);
  expect(await readFile(file?.path ?? '', 'utf8')).toBe('small');
});
