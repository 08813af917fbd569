import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../processes.mjs';
import { openOrigin } from './dev-origin.mjs';

/** @type {(value?: void) => void} */
let bringUp = () => {};
const up = new Promise((/** @type {(value: void) => void} */ done) => {
  bringUp = done;
});
const api = createServer((req, res) => {
  req.setEncoding('utf8');
  req.on('data', (body) => res.end(`${req.method} ${req.url} ${body}`));
  req.on('end', () => res.end(`${req.method} ${req.url}`));
});
/** @type {Awaited<ReturnType<typeof openOrigin>>} */
let origin;
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
  const page = async (/** @type {string} */ path) => (await fetch(url + path)).text();
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
