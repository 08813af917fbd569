import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from '../app';
import { routesFor } from '../route-table';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.destroy());

test('two Host headers are refused, on every path', async () => {
  const server = createServer(app, { routes: routesFor(app.config) }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const answerTo = async (lines: string[]): Promise<string> => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
    return (await text(socket)).split('\r\n')[0] ?? '';
  };
  try {
    for (const path of ['/config', '/login', '/nonsense']) {
      expect(await answerTo([`GET ${path} HTTP/1.1`, 'Host: a.test', 'host: b.test'])).toMatch(/ 400 /);
    }
    expect(await answerTo(['GET /config HTTP/1.1', 'Host: a.test'])).toMatch(/ 200 /);
  } finally {
    server.close();
  }
});
