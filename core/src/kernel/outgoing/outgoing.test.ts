import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bytesOf, createOutgoing, createOutgoingTo, type OutgoingRequest } from './outgoing';

const LOOPBACK = [{ address: '127.0.0.1', family: 4 }];
const never = new AbortController().signal;

let server: Server;
let port: number;
let reply: RequestListener;
let seen: { url?: string; headers: Record<string, unknown> }[];
beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push({ url: request.url, headers: request.headers });
    reply(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
beforeEach(() => {
  seen = [];
  reply = (_request, response) => void response.end('hello');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const refused = (fault: string) => expect.objectContaining({ name: 'OutgoingError', fault });
const local = (path = '/') => `http://127.0.0.1:${port}${path}`;
type Options = Partial<Parameters<typeof createOutgoing>[0]>;
const ask = (url: string, options: Options = {}, more: Partial<OutgoingRequest> = {}) =>
  createOutgoing({ allowed: ['127.0.0.1'], ...options }).call(
    { url, timeoutMs: 5_000, maxBytes: 1_000, ...more },
    never,
    async ({ status, body }) => `${status} ${(await bytesOf(body)).toString()}`,
  );

test.each([
  ['an IP address', () => local(), undefined],
  ['an address in another notation', () => `http://2130706433:${port}/`, undefined],
  ['a mapped address', () => `http://[::ffff:127.0.0.1]:${port}/`, undefined],
  ['localhost', () => `http://localhost:${port}/`, undefined],
  ['a name with a private address', () => `http://inside.test:${port}/`, LOOPBACK],
  [
    'a name with a public and a private address',
    () => `http://inside.test:${port}/`,
    [{ address: '8.8.8.8', family: 4 }, ...LOOPBACK],
  ],
  ['a name without addresses', () => `http://inside.test:${port}/`, []],
])('%s that nobody allowed is refused before anything is sent', async (_what, url, addresses) => {
  const resolve = addresses && (async () => addresses);
  await expect(ask(url(), { allowed: [], ...(resolve ? { resolve } : {}) })).rejects.toEqual(
    refused('address_refused'),
  );
  expect(seen).toEqual([]);
});

test.each([
  ['another protocol', () => 'file:///etc/passwd'],
  ['a password in the address', () => `http://user:password@127.0.0.1:${port}/`],
])('%s is refused, also for an allowed host', async (_what, url) => {
  await expect(ask(url())).rejects.toEqual(refused('address_unusable'));
  expect(seen).toEqual([]);
});

test('an allowed name is resolved once, and the connection goes to that address', async () => {
  let asked = 0;
  const resolve = async () => {
    asked += 1;
    // A second answer of the name would lead nowhere.
    return asked === 1 ? LOOPBACK : [{ address: '169.254.169.254', family: 4 }];
  };
  expect(await ask(`http://inside.test:${port}/a`, { allowed: ['Inside.test'], resolve })).toBe('200 hello');
  expect(asked).toBe(1);
  expect(seen).toMatchObject([{ url: '/a', headers: { host: `inside.test:${port}` } }]);
});

test('a host that is allowed with a port is allowed at that port alone', async () => {
  expect(await ask(local(), { allowed: [`127.0.0.1:${port}`] })).toBe('200 hello');
  await expect(ask(local(), { allowed: ['127.0.0.1:1'] })).rejects.toEqual(refused('address_refused'));
});

test('an IP address of the configuration is allowed, a name of it is not', async () => {
  const call = { timeoutMs: 5_000, maxBytes: 1_000 };
  const read = async ({ status }: { status: number }) => status;
  expect(await createOutgoingTo(local('/base'), []).call({ ...call, url: local('/a') }, never, read)).toBe(200);
  const named = 'http://name.invalid/';
  const to = createOutgoingTo(named, []).call({ ...call, url: local() }, never, read);
  await expect(to).rejects.toEqual(refused('address_refused'));
});

test('every redirect is checked anew', async () => {
  reply = (_request, response) => void response.writeHead(302, { location: `http://127.0.0.2:${port}/` }).end();
  await expect(ask(local(), {}, { maxRedirects: 3 })).rejects.toEqual(refused('address_refused'));
  reply = (_request, response) => void response.writeHead(302, { location: 'file:///etc/passwd' }).end();
  await expect(ask(local(), {}, { maxRedirects: 3 })).rejects.toEqual(refused('address_unusable'));
  expect(seen).toHaveLength(2);
});

test('a site that is not allowed itself cannot lead to an allowed host', async () => {
  reply = (_request, response) => void response.writeHead(302, { location: local('/inside') }).end();
  const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
  const from = (allowed: string[]) => ask(`http://outside.test:${port}/`, { allowed, resolve }, { maxRedirects: 1 });
  // Both are this machine here, so a refusal before the redirect would prove nothing: the first site is let in by name.
  await expect(from(['outside.test'])).rejects.toEqual(refused('address_refused'));
  expect(seen.map(({ url }) => url)).toEqual(['/']);
});

test('redirects are an error unless some are allowed, and end after those', async () => {
  reply = ({ url }, response) =>
    void (url === '/end' ? response.end('found') : response.writeHead(302, { location: '/end' }).end());
  await expect(ask(local('/start'))).rejects.toEqual(refused('redirect_refused'));
  expect(await ask(local('/start'), {}, { maxRedirects: 1 })).toBe('200 found');
  reply = (_request, response) => void response.writeHead(307, { location: '/again' }).end();
  seen = [];
  await expect(ask(local('/start'), {}, { maxRedirects: 2 })).rejects.toEqual(refused('redirect_refused'));
  expect(seen).toHaveLength(3);
});

test('another site is not told the headers of the first', async () => {
  const elsewhere = `http://localhost:${port}/end`;
  reply = ({ url }, response) =>
    void (url === '/end' ? response.end() : response.writeHead(302, { location: elsewhere }).end());
  await ask(local('/start'), { allowed: ['127.0.0.1', 'localhost'] }, { headers: { 'x-key': 'k' }, maxRedirects: 1 });
  expect(seen.map(({ headers }) => headers['x-key'])).toEqual(['k', undefined]);
});

test('a compressed answer is unpacked, up to the limit', async () => {
  const send = (size: number) => {
    reply = (_request, response) =>
      void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(size, 'a')));
    return ask(local());
  };
  expect(await send(1_000)).toBe(`200 ${'a'.repeat(1_000)}`);
  await expect(send(10_000_000)).rejects.toEqual(refused('answer_too_large'));
});

test('an encoding that was not asked for is refused', async () => {
  reply = (_request, response) => void response.writeHead(200, { 'content-encoding': 'br' }).end('x');
  await expect(ask(local())).rejects.toEqual(refused('answer_encoded'));
});

test('an answer that is cut off is an error', async () => {
  reply = (_request, response) =>
    void response.writeHead(200, { 'content-length': '900' }).write('{', () => response.destroy());
  await expect(ask(local())).rejects.toThrow();
});

test('an answer below the least pace is given up, one above it is read to its end', async () => {
  const drip = (bytes: number) => {
    reply = (_request, response) => {
      let left = 8;
      const timer = setInterval(() => {
        left -= 1;
        if (left === 0) response.end();
        else response.write('x'.repeat(bytes));
      }, 25);
      response.once('close', () => clearInterval(timer));
    };
    return ask(local(), { paceWindowMs: 100 }, { minBytesPerSecond: 200 });
  };
  await expect(drip(1)).rejects.toEqual(refused('answer_too_slow'));
  expect(await drip(40)).toBe(`200 ${'x'.repeat(280)}`);
});

test('an answer whose head does not come is given up', async () => {
  reply = () => undefined;
  await expect(ask(local(), { headTimeoutMs: 50 })).rejects.toEqual(refused('answer_missing'));
});

test('an answer that switches the protocol is none', async () => {
  reply = ({ socket }) => void socket.write('HTTP/1.1 101 Switching\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n');
  await expect(ask(local())).rejects.toEqual(refused('answer_missing'));
});

test('the caller names itself, and says that any type is taken', async () => {
  await ask(local());
  expect(seen).toMatchObject([{ headers: { 'user-agent': 'Homologa', accept: '*/*' } }]);
});

test('the time for everything ends the reading of a body', async () => {
  reply = (_request, response) => void response.write('x');
  await expect(ask(local(), {}, { timeoutMs: 100 })).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('a caller that lets go hears its own reason, and the connection is closed', async () => {
  const closed = new Promise((settle) => {
    reply = ({ socket }) => void socket.once('close', settle);
  });
  const ending = new AbortController();
  const call = createOutgoing({ allowed: ['127.0.0.1'] }).call(
    { url: local(), timeoutMs: 5_000, maxBytes: 1 },
    ending.signal,
    async () => null,
  );
  setTimeout(() => ending.abort(new Error('over')), 50);
  await expect(call).rejects.toThrow('over');
  await closed;
});
