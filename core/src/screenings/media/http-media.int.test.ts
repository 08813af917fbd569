import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOutgoingTo } from '../../kernel/outgoing/outgoing';
import { isSignedBody, signBody } from '../../kernel/signing/signed-http';
import { createHttpMedia } from './http-media';

const SECRET = 'a secret of a test';
const NOW = new Date('2026-11-22T10:00:00Z');
const QUERY = { name: 'Quimera Trading House', kind: 'organisation', countries: ['PE'] } as const;
const ARTICLE = { id: '1', title: 'T', text: 'B', publisher: 'P', published_on: '2026-11-20', url: 'https://p.test/1' };
const never = new AbortController().signal;

type Reply = (response: ServerResponse, asked: { request: IncomingMessage; body: Buffer }) => void;

let server: Server;
let url: string;
let replies: Reply[];
let asked: { request: IncomingMessage; body: Buffer }[];
beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const question = { request, body: Buffer.concat(chunks) };
      asked.push(question);
      (replies.length > 1 ? replies.shift() : replies[0])?.(response, question);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/articles`;
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const signed =
  (value: unknown, secret = SECRET, now = NOW): Reply =>
  (response) => {
    const body = JSON.stringify(value);
    response.writeHead(200, signBody({ secret, body, now })).end(body);
  };
const status =
  (code: number): Reply =>
  (response) =>
    response.writeHead(code).end();
const pausesMs = [1, 1];
type Options = Partial<Parameters<typeof createHttpMedia>[0]>;
const providerWith = (options: Options) =>
  createHttpMedia({
    url,
    secrets: [SECRET],
    outgoing: createOutgoingTo(url, []),
    now: () => NOW,
    pausesMs,
    ...options,
  });
const provider = (secrets = [SECRET]) => providerWith({ secrets });
const hurried = () => providerWith({ timeoutMs: 300 });

test('the question is signed, and the signed answer is taken', async () => {
  replies = [signed({ articles: [ARTICLE] })];
  expect(await provider().search([QUERY], never)).toEqual([{ ...ARTICLE, names: [] }]);
  const [question] = asked;
  expect(JSON.parse(String(question?.body))).toEqual({ version: 1, queries: [QUERY] });
  const headers = { get: (name: string) => question?.request.headers[name.toLowerCase()]?.toString() };
  expect(isSignedBody({ secrets: [SECRET], headers, body: question?.body ?? '', now: NOW })).toBe(true);
});

test('an article with a long id or a name that is none takes no other article with it', async () => {
  const long = { ...ARTICLE, id: `https://p.test/${'a'.repeat(600)}` };
  const named = { ...ARTICLE, id: '2', names: ['Ramona Inventada', 'x'.repeat(501)] };
  replies = [signed({ articles: [ARTICLE, long, named] })];
  expect(await provider().search([QUERY], never)).toEqual([
    { ...ARTICLE, names: [] },
    { ...long, names: [] },
    { ...named, names: ['Ramona Inventada'] },
  ]);
});

test('while a secret is replaced, either may have signed the answer', async () => {
  replies = [signed({ articles: [] }, 'the old one')];
  expect(await provider(['the new one', 'the old one']).search([QUERY], never)).toEqual([]);
});

test('what fails for a moment is asked again', async () => {
  replies = [status(500), status(429), signed({ articles: [ARTICLE] })];
  expect(await provider().search([QUERY], never)).toHaveLength(1);
  expect(asked).toHaveLength(3);
});

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

const tooLarge: Reply = (response) => {
  response.writeHead(200);
  const chunk = Buffer.alloc(1024 * 1024, 32);
  const pour = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', pour);
  response.on('error', () => undefined);
  pour();
};

test.each<[string, Reply]>([
  ['answers nothing but errors', status(500)],
  ['sends the caller elsewhere', (response) => void response.writeHead(302, { location: url }).end()],
  ['does not sign', (response) => void response.writeHead(200).end('{"articles":[]}')],
  ['signs with another secret', signed({ articles: [] }, 'another')],
  ['plays an old answer again', signed({ articles: [] }, SECRET, new Date('2026-11-22T09:00:00Z'))],
  ['answers something else', signed({ articles: [{ id: 7 }] })],
  ['answers without end', tooLarge],
  ['hangs', () => undefined],
  ['hangs while memory is cleaned up', () => void setTimeout(collectGarbage, 50)],
  [
    'breaks off',
    (response) => void response.writeHead(200, { 'content-length': '900' }).write('{', () => response.destroy()),
  ],
])('a provider that %s gives no articles', async (_what, reply) => {
  replies = [reply];
  await expect(hurried().search([QUERY], never)).rejects.toMatchObject({ name: 'MediaProviderError' });
});

test('one that failed too often is not asked for a while', async () => {
  replies = [status(503)];
  let now = NOW;
  const failing = providerWith({ now: () => now });
  const search = () => failing.search([QUERY], never);
  await expect(search()).rejects.toThrow('503');
  await expect(search()).rejects.toThrow('503');
  expect(asked).toHaveLength(5);
  await expect(search()).rejects.toThrow('not asked');
  expect(asked).toHaveLength(5);
  now = new Date(NOW.getTime() + 61_000);
  replies = [signed({ articles: [ARTICLE] }, SECRET, now)];
  expect(await search()).toHaveLength(1);
});

test('a screening that ends meanwhile lets go of the call', async () => {
  replies = [() => undefined];
  const ending = new AbortController();
  const search = provider().search([QUERY], ending.signal);
  ending.abort(new Error('over'));
  await expect(search).rejects.toThrow('over');
});
