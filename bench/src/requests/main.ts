import { type ChildProcess, fork } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { RECORD_COLUMNS } from '@homologa/core/suppliers/supplier-record';
import { Prisma } from '@homologa/prisma/client';
import { Client } from 'pg';
import { seedLarge } from '../large-list/seed-large';
import { type BaselineOptions, serveBaseline } from './baseline';
import { readEnv } from './env';
import { type Burst, burst } from './load';

const CLIENTS = 16;
const ADMIN = 'admin@demo.homologa.test';
const PAGE = 25;

/** What is measured, with the baseline of the same round and what their ratio should be. */
interface Row {
  name: string;
  path: string;
  against: string;
  /** Requests a second over the baseline's, at least. */
  goal: number;
}

const LIST = Prisma.sql`
  SELECT ${RECORD_COLUMNS}
  FROM (SELECT s.* FROM "Supplier" s WHERE s."companyId" = $1 AND s."workflowId" = $2
    ORDER BY s."createdAt" DESC, s."id" LIMIT ${Prisma.raw(String(PAGE))}) s
  JOIN "Workflow" w ON w."id" = s."workflowId" ORDER BY s."createdAt" DESC, s."id"`;

/** Opens a session of the demo's admin, as a login would; the next bench has another. */
async function openSession(owner: Client): Promise<{ token: string; companyId: string }> {
  const token = randomBytes(32).toString('base64url');
  const { rows } = await owner.query<{ userId: string; companyId: string }>(
    `SELECT m."userId", m."companyId" FROM "Membership" m JOIN "User" u ON u."id" = m."userId" WHERE u."email" = $1`,
    [ADMIN],
  );
  const [admin] = rows;
  if (!admin) throw new Error(`the product has no demo: ${ADMIN} is not there`);
  await owner.query(
    `INSERT INTO "Session" ("id", "userId", "tokenHash", "createdAt", "expiresAt")
     VALUES ($1, $2, $3, now(), now() + interval '1 hour')`,
    [randomUUID(), admin.userId, createHash('sha256').update(token).digest('hex')],
  );
  return { token, companyId: admin.companyId };
}

async function startBaseline(options: BaselineOptions): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(process.argv[1] ?? '', [JSON.stringify(options)]);
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (told) => resolve(Number(told)));
    child.once('exit', (code) => reject(new Error(`the baseline ended with ${code}`)));
  });
  return { child, url: `http://127.0.0.1:${port}` };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function measure(): Promise<void> {
  const env = readEnv();
  const owner = new Client({ connectionString: env.DATABASE_URL });
  await owner.connect();
  console.log(`seeding ${env.BENCH_SUPPLIERS} suppliers`);
  const { large } = await seedLarge(owner, env.BENCH_SUPPLIERS);
  const { token, companyId } = await openSession(owner);
  await owner.end();
  const baseline = await startBaseline({
    databaseUrl: env.DATABASE_URL,
    companyId,
    workflowId: large.id,
    list: LIST.text,
  });
  const page = `range=${encodeURIComponent(JSON.stringify([0, PAGE - 1]))}`;
  const rows: Row[] = [
    { name: 'P1 session check', path: '/auth/reload', against: '/hello', goal: 0.35 },
    { name: 'P2 page of 25', path: `/api/workflows/${large.id}/suppliers?${page}`, against: '/list', goal: 0.7 },
  ];
  const headers = { Authorization: `Bearer ${token}` };
  const load = { seconds: env.BENCH_SECONDS, clients: CLIENTS };
  try {
    const ratios = new Map<Row, { own: Burst; base: Burst }[]>();
    console.log(`measuring in ${env.BENCH_ROUNDS} interleaved rounds; ratios are the medians of the rounds' own`);
    for (let round = 0; round <= env.BENCH_ROUNDS; round += 1) {
      for (const row of rows) {
        const base = await burst(baseline.url + row.against, headers, load);
        const own = await burst(env.BENCH_URL + row.path, headers, load);
        // The first round warms both up.
        if (round > 0) ratios.set(row, [...(ratios.get(row) ?? []), { own, base }]);
      }
    }
    for (const [{ name, goal, against }, rounds] of ratios) {
      const ratio = median(rounds.map(({ own, base }) => own.perSecond / base.perSecond));
      const slow = median(rounds.map(({ own, base }) => own.p99 / base.p99));
      const own = median(rounds.map((each) => each.own.perSecond));
      const base = median(rounds.map((each) => each.base.perSecond));
      console.log(
        `${name.padEnd(20)} ${own.toFixed(0).padStart(6)}/s  ${against} ${base.toFixed(0)}/s  ratio ${ratio.toFixed(2)}  ` +
          `goal >= ${goal}  ${ratio >= goal ? 'met' : 'MISSED'}  p99 ${slow.toFixed(1)} times`,
      );
    }
  } finally {
    baseline.child.kill();
  }
}

const [, , options] = process.argv;
if (options) serveBaseline(JSON.parse(options) as BaselineOptions);
else await measure();
