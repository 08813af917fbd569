import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { compose } from '@homologa/core/compose';
import { coreEnv } from '@homologa/core/env';
import { readPaymentTerms } from '@homologa/core/payments/payment-file';
import { workingDaysOf } from '@homologa/core/reports/working-days.queries';
import { remindOnSchedule } from '@homologa/core/suppliers/reminders/remind-on-schedule';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { REMINDER_COOLDOWN } from '@homologa/domain/suppliers/limits';
import { provisionRoles } from '@homologa/prisma/provision';
import { Client } from 'pg';
import { startSink } from '../mail/sink';
import { endWorker, startWorker } from '../mail/workers';
import { PRODUCTION_ENV } from '../production-env';
import { lineOf, writeResults } from '../results';
import { shiftClock } from '../shift-clock';
import { readEnv } from './env';
import { countStatements, measureSweep } from './sweep';

const COMPANY = '0190f000-0000-7000-8000-000000000002';
const WORKFLOW = '0190f000-0000-7000-8000-000000000022';
const COUNTRY = 'argentina';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Time after the cool-down at which the sweep takes over from a workflow's own check. */
const SWEEP_MS = 4 * HOUR_MS;
const WORKERS = 3;
const ATTEMPTS = 5;
/** Milliseconds by which the workers' clock is later than the reminders', whose mails are spread over fifty minutes. */
const SPREAD_MS = HOUR_MS;
const STALLED_MS = 2 * 60_000;
const QUEUE_PREFIX = 'bench-reminders';

/** Returns the last noon of a working day: reminders are written at civil hours only, whenever the bench runs. */
async function lastNoon(): Promise<Date> {
  const calendar = await workingDaysOf(COUNTRY);
  let at = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
  while (!calendar.isWorkingAt(new Date(at)) || calendar.hourOf(new Date(at)) !== 12) at -= HOUR_MS;
  return new Date(at);
}

async function seed(owner: Client, count: number, noon: Date): Promise<void> {
  const dueDate = new Date(noon.getTime() + DAY_MS).toISOString().slice(0, 10);
  await owner.query(`INSERT INTO "Company" ("id", "legalName", "name") VALUES ($1, 'Compradora S.A.', 'Compradora')`, [
    COMPANY,
  ]);
  await owner.query(
    `INSERT INTO "Workflow" ("id", "companyId", "status", "type", "product", "reportType", "payment", "title",
      "reminderEveryDays", "reminderMax", "dueDate", "createdAt", "modifiedAt", "launchedAt")
    VALUES ($1, $2, 'active', 'onboarding', 'report', 'bir', 'client', 'Homologación', 90, 1, $3, now(), now(), now())`,
    [WORKFLOW, COMPANY, dueDate],
  );
  await owner.query(
    `INSERT INTO "Supplier" ("id", "companyId", "workflowId", "companyName", "fullName", "emails", "country",
      "invitationState", "invitationSentAt", "waitingFor", "waitingSince", "createdAt", "modifiedAt")
    SELECT gen_random_uuid(), $1, $2, 'Aceros ' || n, 'Ana Ruiz', ARRAY['contacto' || n || '@proveedor.example'], $4,
      'sent', $5, 'introduction', $5, $5, $5 FROM generate_series(1, $3::integer) n`,
    [COMPANY, WORKFLOW, count, COUNTRY, new Date(noon.getTime() - 30 * DAY_MS)],
  );
  await owner.query('VACUUM ANALYZE');
}

/**
 * Resolves once `left` returns 0. Throws, with the name of what was awaited, after two minutes in which it did not fall: a
 * busy machine takes long, and a run that is stuck must not.
 */
async function until(what: string, left: () => number | Promise<number>): Promise<void> {
  let least = Number.POSITIVE_INFINITY;
  let fellAt = performance.now();
  for (;;) {
    const now = await left();
    if (now <= 0) return;
    if (now < least) {
      least = now;
      fellAt = performance.now();
    }
    if (performance.now() - fellAt > STALLED_MS) {
      throw new Error(`${what}: ${now} left, and none for ${STALLED_MS / 60_000} minutes`);
    }
    await sleep(100);
  }
}

async function numberOf(owner: Client, statement: string): Promise<number> {
  const { rows } = await owner.query<{ n: number }>(statement);
  return rows[0]?.n ?? Number.NaN;
}

async function measure(): Promise<void> {
  const env = readEnv();
  await provisionRoles({ url: env.DATABASE_URL });
  const owner = new Client({ connectionString: env.DATABASE_URL });
  await owner.connect();
  const messageIds: string[] = [];
  const sink = await startSink((content) => {
    const [, messageId] = /^Message-ID: (\S+)$/im.exec(content) ?? [];
    if (messageId) messageIds.push(messageId);
  });
  const noon = await lastNoon();
  await seed(owner, env.BENCH_SUPPLIERS, noon);
  const aheadMs = noon.getTime() - Date.now();
  // The queue's delays are times of this process's clock too.
  const restoreClock = shiftClock(aheadMs);
  const composeAt = (at: Date) => compose(core, { name: 'bench', paymentTerms: readPaymentTerms(core), now: () => at });
  const core = coreEnv.parse({
    ...PRODUCTION_ENV,
    DATABASE_URL: env.DATABASE_URL,
    DATA_DIR: env.DATA_DIR,
    LOG_LEVEL: 'silent',
    // Prevents this process from connecting to the mail server: it only writes the reminders, the workers send them.
    MAIL_CAPTURE: 'true',
    QUEUE_PREFIX,
  });
  const app = composeAt(noon);
  const startNext = () =>
    startWorker(
      {
        program: env.WORKER_PROGRAM,
        preload: env.WORKER_PRELOAD,
        clockMs: aheadMs + SPREAD_MS,
      },
      {
        DATABASE_URL: env.DATABASE_URL,
        DATA_DIR: env.DATA_DIR,
        SMTP_URL: sink.url,
        QUEUE_PREFIX,
        JOB_LEASE_SECONDS: '5',
      },
    );
  const workers = await Promise.all(Array.from({ length: WORKERS }, startNext));
  try {
    const counted = countStatements(owner);
    const start = performance.now();
    const remind = async (signal?: AbortSignal): Promise<void> => {
      const place = { companyId: COMPANY, workflowId: WORKFLOW };
      for (let attempt = 1; ; attempt += 1) {
        try {
          await remindOnSchedule(app.contextFor({ kind: 'system', name: 'bench' }), place, signal);
          return;
        } catch (error) {
          // The queue retries a job that met an overloaded database, and so does the bench.
          if (attempt === ATTEMPTS || !(error instanceof DomainError) || error.code !== 'service_unavailable')
            throw error;
          await sleep(attempt * 1_000);
        }
      }
    };
    const stopped = new AbortController();
    const stopping = (async () => {
      while ((await numberOf(owner, `SELECT count(*)::int AS n FROM "Reminder"`)) === 0) await sleep(20);
      stopped.abort();
    })();
    // The first run stops after the batch that it is writing, as a worker that is shut down; the others go on, and a
    // last one looks whether anything is left.
    await Promise.all([remind(stopped.signal), remind(), remind(), stopping]);
    await remind();
    const writtenMs = performance.now() - start;
    const statements = { count: counted() };
    await until('a third of the mails', () => Math.ceil(env.BENCH_SUPPLIERS / 3) - messageIds.length);
    const killed = workers.shift();
    if (killed) {
      const ended = once(killed, 'exit');
      killed.kill('SIGKILL');
      await ended;
      workers.push(await startNext());
    }
    const open = `SELECT count(*)::int AS n FROM "Job" WHERE "name" = 'mail.send-reminder' AND "status" <> 'completed'`;
    await until('all mails', () => numberOf(owner, open));
    const sentMs = performance.now() - start;
    const reminded = await numberOf(owner, `SELECT count(DISTINCT "supplierId")::int AS n FROM "Reminder"`);
    const reminders = await numberOf(owner, `SELECT count(*)::int AS n FROM "Reminder"`);
    const mailed = new Set(messageIds).size;
    const due = env.BENCH_SUPPLIERS;
    console.log(
      `due ${due}, sent once ${reminders === reminded ? mailed : Number.NaN}, twice ${reminders - reminded}, ` +
        `missing ${due - mailed}, with ${WORKERS} workers of which one was killed and replaced\n` +
        `${reminders} reminders written in ${Math.round(writtenMs)} ms by ${statements.count} statements; ` +
        `${messageIds.length - mailed} mails were taken again with the same Message-ID, which the killed worker had sent`,
    );
    const isMet = reminded === due && reminders === reminded && mailed === reminded;
    const row = {
      name: 'reminders, exactly one each with three workers and a restart',
      figure: `${Math.round(mailed / (sentMs / 1000))} a second`,
      baseline: `${env.BENCH_SUPPLIERS} suppliers`,
      ratio: mailed / env.BENCH_SUPPLIERS,
      goal: '= 1',
      isMet,
    };
    console.log(lineOf(row));
    const sweep = await measureSweep(composeAt(new Date(noon.getTime() + REMINDER_COOLDOWN + SWEEP_MS)), owner);
    console.log(
      `the sweep of overlooked reminders: ${sweep.found} workflow found by ${sweep.findStatements} statements in ` +
        `${sweep.findMs} ms, ${sweep.unanswered} suppliers marked by ${sweep.markStatements} in ${sweep.markMs} ms`,
    );
    restoreClock();
    writeResults(env.BENCH_RESULTS, 'reminders', [row]);
    if (!isMet) process.exitCode = 1;
  } finally {
    await Promise.all(workers.map(endWorker));
    await app.close();
    await sink.stop();
    await owner.end();
  }
}

await measure();
