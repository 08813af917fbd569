import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from '../app';
import { readServerEnv } from '../env';
import { routesFor } from '../route-table';
import { createPages } from './pages';

const SCRIPT = 'export const words = "hola";\n'.repeat(100);

let app: TestApp;
let server: Express;
const home = mkdtempSync(join(tmpdir(), 'homologa-pages-'));
beforeAll(async () => {
  app = await createTestApp();
  const root = join(home, '.cache', 'main');
  for (const room of ['console', 'onboarding-web']) {
    const assets = join(root, room, 'dist', 'assets');
    mkdirSync(assets, { recursive: true });
    writeFileSync(join(root, room, 'dist', 'index.html'), `<h1>${room}</h1>`);
    writeFileSync(join(assets, 'index-abc.js'), SCRIPT);
    writeFileSync(join(assets, 'index-abc.js.br'), brotliCompressSync(SCRIPT));
  }
  server = createServer(app, {
    routes: routesFor(app.config),
    pages: createPages(app, readServerEnv({ HOMOLOGA_ROOT: root })),
  });
});
afterAll(async () => {
  await app.destroy();
  rmSync(home, { recursive: true, force: true });
});

test('pages are served from below a folder whose name begins with a dot', async () => {
  const page = await request(server).get('/workflows/draft').set('Accept', 'text/html');
  expect([page.status, page.text, page.headers['cache-control']]).toEqual([200, '<h1>console</h1>', 'no-cache']);
  const step = await request(server).get('/onboarding/one/two').set('Accept', 'text/html');
  expect(step.text).toBe('<h1>onboarding-web</h1>');
});

test('a script comes in the form that the build has compressed, for ever', async () => {
  const script = await request(server).get('/assets/index-abc.js').set('Accept-Encoding', 'gzip, br');
  expect(script.text).toBe(SCRIPT);
  expect(script.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  });
  const plain = await request(server).get('/onboarding/assets/index-abc.js').set('Accept-Encoding', 'identity');
  expect([plain.text, plain.headers['content-encoding']]).toEqual([SCRIPT, undefined]);
  // A cache in front of servers of two versions must not keep that one of them lacks the other's file.
  const missing = await request(server).get('/assets/index-gone.js');
  expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store']);
});

test('paths that begin with a dot are not found, and no page in their place', async () => {
  for (const path of ['/.env', '/.git/config', '/onboarding/.env', '/workflows/.htaccess', '/%2eenv', '/assets/.env']) {
    const answer = await request(server).get(path).set('Accept', 'text/html');
    expect([path, answer.status, answer.body.code]).toEqual([path, 404, 'not_found']);
  }
});

test('a script that is gone is not found, and no page in its place', async () => {
  for (const path of ['/assets/index-old.js', '/onboarding/assets/index-old.js', '/assets/']) {
    for (const accept of ['*/*', 'text/html']) {
      const answer = await request(server).get(path).set('Accept', accept);
      expect([path, accept, answer.status, answer.body.code]).toEqual([path, accept, 404, 'not_found']);
    }
  }
});

test('only addresses of pages answer with the page; a mistyped one does for a browser, as not found', async () => {
  for (const path of ['/livez', '/status', '/health', '/workflows/one/two/three/four', '/onboarding/a/b/c/d']) {
    const probe = await request(server).get(path);
    expect([probe.status, probe.body.code]).toEqual([404, 'not_found']);
    const page = await request(server).get(path).set('Accept', 'text/html,*/*;q=0.8');
    expect([page.status, page.text]).toEqual([404, expect.stringContaining('<h1>')]);
  }
  const call = await request(server).get('/api/nothing').set('Accept', 'text/html');
  expect([call.status, call.body.code]).toEqual([404, 'not_found']);
  for (const path of ['/', '/home', '/workflows/one/edit', '/workflows/one/suppliers/two', '/onboarding/home']) {
    expect((await request(server).get(path)).status).toBe(200);
  }
});
