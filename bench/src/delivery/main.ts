import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { heldBy } from '../export/measured-process';
import { openSession, openStaffSession } from '../session';
import { readEnv } from './env';
import { addDelivered, addParkedRequests } from './seed-delivered';

const ASKED_PER_ROUND = 20;
const LOOK_MS = 20;
const GOALS = { queue: 1.5, firstByte: 1_000, memory: 150 } as const;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const line = (name: string, value: number, goal: number): string =>
  `${name.padEnd(58)} ${value.toFixed(2).padStart(9)}  goal <= ${goal}  ${value <= goal ? 'met' : 'MISSED'}`;

const env = readEnv();
const owner = new Client({ connectionString: env.DATABASE_URL });
await owner.connect();
try {
  const admin = await openSession(owner);
  const staff = await openStaffSession(owner);
  const get = async (token: string, path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${env.BENCH_URL}${path}`, {
      headers: { Authorization: `Bearer ${token}`, ...headers },
    });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
    return answer;
  };

  console.log(`seeding ${env.BENCH_OPEN} requests and ${env.BENCH_SUPPLIERS} delivered reports`);
  const parked = await addParkedRequests(owner, admin, env.BENCH_OPEN);
  const openOf = (status: 'queued' | 'cancelled') =>
    owner.query(`UPDATE "ReportRequest" SET "status" = '${status}' WHERE "workflowId" = $1`, [parked]);
  const timeOfQueue = async () => {
    const times: number[] = [];
    for (let turn = 0; turn < ASKED_PER_ROUND; turn += 1) {
      const began = performance.now();
      await (await get(staff, '/api/desk/requests?range=[0,24]')).arrayBuffer();
      await (await get(staff, '/api/desk/summary')).arrayBuffer();
      times.push(performance.now() - began);
    }
    return median(times);
  };
  const ratios: number[] = [];
  for (let round = 0; round <= env.BENCH_ROUNDS; round += 1) {
    await openOf('cancelled');
    const few = await timeOfQueue();
    await openOf('queued');
    const many = await timeOfQueue();
    if (round > 0) ratios.push(many / few);
  }
  await openOf('cancelled');

  const { count, bytes } = { count: env.BENCH_SUPPLIERS, bytes: env.BENCH_REPORT_BYTES };
  const workflowId = await addDelivered(owner, admin, { count, bytes, dataDir: env.DATA_DIR });
  const { server, workers } = { server: env.SERVER_PID, workers: env.WORKERS_PID };
  const peaks = { idle: heldBy(workers).mib, peak: 0, served: heldBy(server).mib, serving: 0 };
  const sampling = setInterval(() => {
    peaks.peak = Math.max(peaks.peak, heldBy(workers).mib);
    peaks.serving = Math.max(peaks.serving, heldBy(server).mib);
  }, LOOK_MS);
  const began = performance.now();
  const started = await get(admin.token, `/api/workflows/${workflowId}/download`, { Prefer: 'respond-async' });
  const { id } = (await started.json()) as { id: string };
  const stateOf = async () => ((await (await get(admin.token, `/api/jobs/${id}`)).json()) as { state: string }).state;
  for (let state = await stateOf(); state !== 'completed'; state = await stateOf()) {
    if (state === 'failed') throw new Error('the zip was not made');
    await sleep(LOOK_MS * 5);
  }
  const made = performance.now() - began;
  const asked = performance.now();
  const { body } = await get(admin.token, `/api/jobs/${id}/file`);
  let firstByte = Number.NaN;
  let received = 0;
  for await (const chunk of body ?? []) {
    if (received === 0) firstByte = performance.now() - asked;
    received += chunk.length;
  }
  clearInterval(sampling);
  if (received < count * bytes) throw new Error(`the zip has ${received} bytes, less than what is in it`);
  console.log(
    [
      line(`queue and summary with ${env.BENCH_OPEN} more open requests over without`, median(ratios), GOALS.queue),
      `zip of ${count} results, ${(received / 2 ** 20).toFixed(0)} MiB, made in ${(made / 1000).toFixed(1)} s`,
      line('   first byte after it is ready, ms', firstByte, GOALS.firstByte),
      line('   MiB that the workers take above idle', peaks.peak - peaks.idle, GOALS.memory),
      line('   MiB that the server takes above idle', peaks.serving - peaks.served, GOALS.memory),
    ].join('\n'),
  );
} finally {
  await owner.end();
}
