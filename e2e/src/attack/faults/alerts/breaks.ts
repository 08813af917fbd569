import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SmtpSink } from '@homologa/core/test/stand-ins/smtp-sink';
import { Client } from 'pg';
import type { RunningStack } from '../../../../../scripts/lib/product/stack';
import type { ClientApi } from '../../../support/client-api';
import { asOwner } from '../../owner';

interface Scene {
  stack: RunningStack;
  sink: SmtpSink;
  client: ClientApi;
  token: string;
  workflowId: string;
}

interface Break {
  what: string;
  alerts: readonly string[];
  /** Breaks the thing, and returns what mends it. */
  run(scene: Scene): Promise<() => Promise<unknown>>;
}

const BUREAU_ORDERS = 6;
/** The alert waits for more than ten; growth between two scrapes is extrapolated, hence some more. */
const BOUNCES = 20;
const READERS = 60;
const LOCKED_MS = 6_000;
/** At least two scrapes of the run's Prometheus. */
const SCRAPED_MS = 5_000;
const BLOCKED_MS = 900;
const PAUSE_MS = 150;
const PULSES = 14;
/** Room that the disk of the product has at first, in MB; more than other programs of the machine change meanwhile. */
export const ROOM_MB = 4_096;

const lines = (name: string, count: number) =>
  Array.from(
    { length: count },
    (_, at) =>
      `Aceros ${name} ${at}; Luisa Gómez; ${name}-${at}@alerts.test; argentina; ; Calle Fábula 9; ; +54 11 4321 0000`,
  );

const owner = ({ stack }: Scene, statement: string, values: unknown[] = []) =>
  asOwner<Record<string, string>>(stack.databaseUrl(), statement, values);

/** Makes PostgreSQL refuse every `event` of a table. */
async function refuse(scene: Scene, event: 'INSERT' | 'UPDATE', table: string): Promise<() => Promise<unknown>> {
  await owner(
    scene,
    `CREATE OR REPLACE FUNCTION broken_by_test() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'broken by the test'; END $$`,
  );
  await owner(
    scene,
    `CREATE TRIGGER "brokenByTest" BEFORE ${event} ON "${table}" FOR EACH ROW EXECUTE FUNCTION broken_by_test()`,
  );
  return () => owner(scene, `DROP TRIGGER "brokenByTest" ON "${table}"`);
}

/** Leaves every new job one attempt, so that its first failure is its last. */
async function leaveOneAttempt(scene: Scene): Promise<void> {
  await owner(
    scene,
    `CREATE OR REPLACE FUNCTION one_attempt() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN NEW."maxAttempts" := 1; RETURN NEW; END $$`,
  );
  await owner(
    scene,
    `CREATE OR REPLACE TRIGGER "oneAttempt" BEFORE INSERT ON "Job" FOR EACH ROW EXECUTE FUNCTION one_attempt()`,
  );
}

async function lockTables(scene: Scene, tables: readonly string[]): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: scene.stack.databaseUrl() });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('BEGIN');
  await client.query(`LOCK TABLE ${tables.join(', ')} IN ACCESS EXCLUSIVE MODE`);
  return async () => {
    await client.query('ROLLBACK').catch(() => undefined);
    await client.end().catch(() => undefined);
  };
}

const read = ({ stack, token }: Scene) =>
  fetch(`${stack.url}/api/workflows?range=[0,9]`, { headers: { Authorization: `Bearer ${token}` } }).then(
    (answer) => answer.arrayBuffer(),
    () => undefined,
  );

/** Stops a process by SIGSTOP, which the supervisor does not notice; returns what lets it go on. */
function freeze(pid: number): () => Promise<void> {
  process.kill(pid, 'SIGSTOP');
  return async () => void process.kill(pid, 'SIGCONT');
}

/** In the order in which they are run: what leaves traces in rates comes late. */
export const BREAKS: readonly Break[] = [
  {
    what: 'the mail server refuses every address for good',
    alerts: ['HomologaMailBounces'],
    async run({ client, sink, workflowId }) {
      sink.refuseWith(550);
      await client.addSuppliers(workflowId, lines('bounced', BOUNCES));
      return async () => sink.refuseWith(null);
    },
  },
  {
    what: 'the mail server is away',
    alerts: ['HomologaMailServerAway'],
    async run({ client, sink, workflowId }) {
      await sink.goAway();
      await client.addSuppliers(workflowId, lines('away', 2));
      return () => sink.comeBack();
    },
  },
  {
    what: 'the bureau is away',
    alerts: ['HomologaExternalSystemAway'],
    async run({ client }) {
      const id = await client.draft({ title: 'Bureau', report_type: 'bir', type: 'investigating' });
      await client.call('PUT', `/api/workflows/${id}/activate`);
      const invites = Array.from({ length: BUREAU_ORDERS }, (_, at) => ({
        invite: {
          company_name: `Aceros bureau ${at}`,
          full_name: 'Luisa Gómez',
          emails: [`bureau-${at}@alerts.test`],
          country: 'argentina',
          address: 'Calle Fábula 9',
          phone: '+54 11 4321 0000',
          tax_id: '',
          duns_number: '',
        },
      }));
      await client.call('POST', `/api/workflows/${id}/suppliers_bulk`, invites);
      return async () => undefined;
    },
  },
  {
    what: 'an export and a screening fail at their last attempt',
    alerts: ['HomologaExportsFailing', 'HomologaScreeningsFailing', 'HomologaJobsFailing'],
    async run(scene) {
      const { stack, token, workflowId, client } = scene;
      await leaveOneAttempt(scene);
      const mendFiles = await refuse(scene, 'INSERT', 'StoredFile');
      await owner(scene, 'ALTER TABLE "WatchlistEntry" RENAME TO "WatchlistEntryAway"');
      await fetch(`${stack.url}/api/workflows/${workflowId}/download-excel`, {
        headers: { Authorization: `Bearer ${token}`, Prefer: 'respond-async' },
      });
      await client.call('POST', '/api/compliance-checks', { checks: [{ name: 'Aceros Quimera', country: 'mexico' }] });
      return async () => {
        await mendFiles();
        await owner(scene, 'ALTER TABLE "WatchlistEntryAway" RENAME TO "WatchlistEntry"');
        await owner(scene, 'DROP TRIGGER "oneAttempt" ON "Job"');
      };
    },
  },
  {
    what: 'a file of another program fills the disk up to the reserve',
    alerts: ['HomologaDiskFull'],
    async run({ stack }) {
      const file = join(stack.dataDir, 'of-another-program');
      execFileSync('fallocate', ['--length', `${ROOM_MB}MiB`, file]);
      return async () => rmSync(file);
    },
  },
  {
    what: 'a queue is paused (the half hour is shortened)',
    alerts: ['HomologaQueuePaused'],
    async run(scene) {
      await owner(
        scene,
        `INSERT INTO "QueuePause" ("queue", "pausedAt", "pausedBy") VALUES ('exports', now(), 'the test')`,
      );
      return () => owner(scene, 'DELETE FROM "QueuePause"');
    },
  },
  {
    what: 'the only worker is frozen while jobs are due (the minute of its heartbeat and the ten of the jobs are set)',
    alerts: ['HomologaWorkersGone', 'HomologaNoWorker', 'HomologaJobsLate', 'HomologaTargetDown'],
    async run(scene) {
      const mend = freeze(scene.stack.pids().workers);
      await scene.client.addSuppliers(scene.workflowId, lines('late', 2));
      await owner(scene, `UPDATE "WorkerHeartbeat" SET "seenAt" = "seenAt" - interval '5 minutes'`);
      await owner(
        scene,
        `UPDATE "Job" SET "runAt" = now() - interval '20 minutes'
          WHERE "status" = 'queued' AND "name" = 'mail.send-invitation'`,
      );
      return mend;
    },
  },
  {
    what: 'the queue does not answer a worker that runs',
    alerts: ['HomologaWorkerStuck'],
    async run(scene) {
      const tables = await owner(
        scene,
        `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
          WHERE schemaname NOT IN ('public', 'pg_catalog', 'information_schema')`,
      );
      return lockTables(
        scene,
        tables.flatMap(({ name }) => name ?? []),
      );
    },
  },
  {
    what: 'the only server is frozen',
    alerts: ['HomologaServersGone', 'HomologaTargetDown'],
    run: async ({ stack }) => freeze(stack.pids().server),
  },
  {
    what: 'the server computes without a pause (it is frozen in pulses)',
    alerts: ['HomologaEventLoopBlocked'],
    async run({ stack }) {
      const { server } = stack.pids();
      for (let pulse = 0; pulse < PULSES; pulse += 1) {
        const goOn = freeze(server);
        await sleep(BLOCKED_MS);
        await goOn();
        await sleep(PAUSE_MS);
      }
      return async () => undefined;
    },
  },
  {
    what: 'a table is locked while many read it',
    alerts: ['HomologaConnectionsExhausted', 'HomologaSlowAnswers'],
    async run(scene) {
      // Prometheus counts no growth to the first value of a series, here that of the route.
      await read(scene);
      await sleep(SCRAPED_MS);
      const unlock = await lockTables(scene, ['"Workflow"']);
      const reads = Array.from({ length: READERS }, () => read(scene));
      await sleep(LOCKED_MS);
      await unlock();
      return () => Promise.all(reads);
    },
  },
  {
    what: 'the database accepts no connections while requests arrive',
    alerts: ['HomologaDatabaseAway', 'HomologaServerErrors'],
    async run(scene) {
      const url = new URL(scene.stack.databaseUrl());
      const database = url.pathname.slice(1);
      url.pathname = '/postgres';
      await asOwner(url.href, `ALTER DATABASE "${database}" WITH ALLOW_CONNECTIONS false`);
      await asOwner(url.href, 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [database]);
      const asking = new AbortController();
      const asked = (async () => {
        while (!asking.signal.aborted) await Promise.all([read(scene), sleep(100)]);
      })();
      return async () => {
        asking.abort();
        await asked;
        await asOwner(url.href, `ALTER DATABASE "${database}" WITH ALLOW_CONNECTIONS true`);
      };
    },
  },
];
