import type { Program } from '@homologa/core/test/program-process';
import { startUnaskedCluster } from '@homologa/core/test/stand-ins/unasked-cluster';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleServer, startServer } from './test/server-process';

let app: TestApp;
let program: Program;
let cluster: Awaited<ReturnType<typeof startUnaskedCluster>>;
beforeAll(async () => {
  [app, program, cluster] = await Promise.all([createTestApp(), bundleServer(), startUnaskedCluster()]);
});
afterAll(async () => {
  await Promise.all([app.destroy(), program.remove(), cluster.stop()]);
});

test('a server refuses a REDIS_URL of one Redis that leads to a Cluster with a sentence and 78', async () => {
  await expect(startServer(program, app, { REDIS_URL: cluster.url })).rejects.toThrow(
    /ended with 78: The configuration cannot be used:\n {2}REDIS_URL: Redis runs as a Cluster: write redis\+cluster:.*\n$/,
  );
});

test('a server starts while Redis is away', async () => {
  const { process } = await startServer(program, app, { REDIS_URL: 'redis://127.0.0.1:9' });
  expect(await process.end('SIGTERM')).toBe(0);
});
