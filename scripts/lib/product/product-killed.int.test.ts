import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withClient } from '../postgres/databases';
import { EMBEDDED_DATABASE } from '../postgres/migrate';
import { startStack } from './stack';

const START_MS = 320_000;
const BACK_MS = 60_000;
const WRITERS = 4;

let product: Awaited<ReturnType<typeof startStack>>;
let headers: Record<string, string>;
const workersLog = () => readFileSync(join(product.dataDir, 'logs', 'workers.log'), 'utf8');

beforeAll(async () => {
  product = await startStack();
  const login = await fetch(`${product.url}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'admin@demo.homologa.test', password: 'homologa-demo' }),
  });
  const { token } = (await login.json()) as { token: string };
  headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
}, START_MS);
afterAll(() => product?.stop(), 60_000);

const draft = (title: string) =>
  JSON.stringify({
    type: 'onboarding',
    payment: 'client',
    product: 'report',
    report_type: 'bir',
    questionnaire: [],
    info: { title },
  });

function writeOn() {
  const over = new AbortController();
  const acknowledged: string[] = [];
  const refused: Set<number> = new Set();
  const write = async () => {
    while (!over.signal.aborted) {
      const body = draft(`Ledger ${acknowledged.length}`);
      const answer = await fetch(`${product.url}/api/workflows`, { method: 'POST', headers, body }).catch(() => null);
      if (answer?.ok) acknowledged.push(((await answer.json()) as { id: string }).id);
      else if (answer) refused.add(answer.status);
    }
  };
  const writers = Array.from({ length: WRITERS }, write);
  const more = async () => {
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length, { timeout: BACK_MS }).toBeGreaterThan(before + 2 * WRITERS);
  };
  const end = async () => {
    over.abort();
    await Promise.all(writers);
    return { acknowledged, refused: [...refused] };
  };
  return { more, end };
}

const isKept = async (id: string) => (await fetch(`${product.url}/api/workflows/${id}`, { headers })).status === 200;

test('PostgreSQL, a connection of it, server and workers are killed: the product comes back and has lost nothing', async () => {
  // Wait until the workers are running: workers that lose the database earlier exit by themselves, and the test could
  // not kill them.
  await expect.poll(workersLog, { timeout: BACK_MS }).toContain('"working"');
  const { postgres, server, workers } = product.pids();
  const writing = writeOn();
  await writing.more();
  if (!postgres) throw new Error('PostgreSQL does not run');
  process.kill(postgres, 'SIGKILL');
  await writing.more();
  expect(product.pids().postgres).not.toBe(postgres);

  const backend = await withClient(product.databaseUrl(), async (client) => {
    const statement = `SELECT pid FROM pg_stat_activity WHERE datname = $1 AND usename LIKE '%app_login' LIMIT 1`;
    return (await client.query(statement, [EMBEDDED_DATABASE])).rows[0].pid;
  });
  process.kill(backend, 'SIGKILL');
  await writing.more();

  process.kill(server, 'SIGKILL');
  process.kill(workers, 'SIGKILL');
  await writing.more();
  await expect.poll(() => product.pids().workers, { timeout: BACK_MS }).not.toBe(workers);

  const { acknowledged, refused } = await writing.end();
  expect(refused.filter((status) => status !== 503)).toEqual([]);
  for (const id of acknowledged) expect(await isKept(id)).toBe(true);

  const said = product
    .output()
    .split('\n')
    .filter((line) => line.includes('starting it again'));
  expect(said.toSorted()).toEqual([
    '[postgres] killed by SIGKILL: starting it again in 0.5 s',
    '[server] killed by SIGKILL: starting it again in 0.5 s',
    '[workers] killed by SIGKILL: starting it again in 0.5 s',
  ]);
  expect(product.output()).not.toMatch(/^\[\w+\]\s+at |Warning/m);
}, 240_000);
