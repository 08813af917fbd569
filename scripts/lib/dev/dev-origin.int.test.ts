import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../processes';
import { openOrigin } from './dev-origin';

let bringUp: (value?: void) => void = () => {};
const up = new Promise((done: (value: void) => void) => {
  bringUp = done;
});
const api = createServer((req, res) => {
  req.setEncoding('utf8');
  req.on('data', (body) => res.end(`${req.method} ${req.url} ${body}`));
  req.on('end', () => res.end(`${req.method} ${req.url}`));
});
let origin: Awaited<ReturnType<typeof openOrigin>>;
let url = '';

beforeAll(async () => {
  const [port, apiPort] = [await freePort(), await freePort()];
  api.listen(apiPort, '127.0.0.1');
  url = `http://localhost:${port}`;
  origin = await openOrigin({
    host: '127.0.0.1',
    port,
    apiPort,
    isCall: (method, path) => method === 'POST' || path.startsWith('/api/'),
    apiIsUp: () => up,
    onSaved: () => {},
  });
});
afterAll(async () => {
  await origin.stop();
  api.close();
  api.closeAllConnections();
});

test('pages come from the app they belong to, and need no server', async () => {
  const page = async (path: string) => (await fetch(url + path)).text();
  expect(await page('/suppliers')).toContain('src="/src/main.tsx"');
  expect(await page('/onboarding/home')).toContain('src="/onboarding/src/main.tsx"');
  const bare = await fetch(`${url}/onboarding?from=mail`, { redirect: 'manual' });
  expect([bare.status, bare.headers.get('location')]).toEqual([302, '/onboarding/?from=mail']);
});

test('a call of the API waits for a server that restarts', async () => {
  let isAnswered = false;
  const call = fetch(`${url}/auth/login`, { method: 'POST', body: 'who' }).then((answer) => {
    isAnswered = true;
    return answer.text();
  });
  await fetch(`${url}/`);
  expect(isAnswered).toBe(false);
  bringUp();
  expect(await call).toBe('POST /auth/login who');
  expect(await (await fetch(`${url}/api/docs?a=1`)).text()).toBe('GET /api/docs?a=1');
});

test('a server that is gone is said to be', async () => {
  await new Promise((done) => {
    api.close(done);
    api.closeAllConnections();
  });
  expect((await fetch(`${url}/api/docs`)).status).toBe(502);
});
