import type { Program } from '@homologa/core/test/program-process';
import { startUnaskedCluster } from '@homologa/core/test/stand-ins/unasked-cluster';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleWorker } from './test/worker-process';

let app: TestApp;
let program: Program;
let cluster: Awaited<ReturnType<typeof startUnaskedCluster>>;
beforeAll(async () => {
  [app, program, cluster] = await Promise.all([createTestApp(), bundleWorker(), startUnaskedCluster()]);
});
afterAll(async () => {
  await Promise.all([app.destroy(), program.remove(), cluster.stop()]);
});

test('a worker refuses a REDIS_URL of one Redis that leads to a Cluster with a sentence and 78', async () => {
  await expect(program.start(app, { REDIS_URL: cluster.url })).rejects.toThrow(
    /ended with 78: The configuration cannot be used:\n {2}REDIS_URL: Redis runs as a Cluster: write redis\+cluster:.*\n$/,
  );
});
