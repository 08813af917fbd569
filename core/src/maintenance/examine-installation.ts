import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { z } from 'zod';
import { withWorkFolder } from '../files/partial-files';
import type { Context } from '../kernel/context';
import { type ReadinessChecks, SESSION_FAULTS } from '../kernel/database/readiness';
import { newId } from '../kernel/ids';
import { HEARTBEAT_LOST_MS } from '../kernel/jobs/heartbeat';
import { listQueuePauses, notPaused } from '../kernel/jobs/queue-pauses';
import { countForeignSuppressions } from '../kernel/mail/suppressions';
import type { BounceMailbox } from '../kernel/ports/bounce-mailbox';
import { FileStoreAway } from '../kernel/storage/file-store-away';
import { examineLetters } from './examine-letters';
import { examineOutgoing } from './examine-outgoing';
import { examineRefusals } from './examine-refusals';
import { examineScanner } from './examine-scanner';
import { createFindTexts, examineSender, type Finding, type FindTexts } from './examine-sender';

const LATE_MS = 5 * 60_000;
const DAY_MS = 86_400_000;
/** Names of late jobs that are shown, those with the most jobs first. */
const LATE_NAMES = 5;
/**
 * Size of the test file in bytes: larger than one part of an S3 multipart upload, so that the check covers multipart
 * uploads.
 */
const SEVERAL_PARTS = 6 * 1024 * 1024;

const ok = (subject: string, says: string): Finding => ({ subject, state: 'ok', says });
const note = (subject: string, says: string): Finding => ({ subject, state: 'note', says });
const wrong = (subject: string, says: string): Finding => ({ subject, state: 'wrong', says });

/**
 * Checks the whole configuration as a server and a worker would use it. Writes only temporary files. Must run as the
 * user of the service.
 */
export async function examineInstallation(
  ctx: Context,
  { bounceMailbox, findTexts = createFindTexts() }: { bounceMailbox: BounceMailbox | null; findTexts?: FindTexts },
): Promise<Finding[]> {
  const { isReady, checks } = await ctx.readiness.look();
  const { tenant_role, system_role, migrations } = checks;
  const isReachable = tenant_role === 'ok' && system_role === 'ok';
  const role = (name: string, state: 'ok' | 'away') =>
    state === 'ok'
      ? ok(name, 'a new connection is let in')
      : wrong(
          name,
          'the database does not answer, or refuses this login: homologa db migrate makes those anew that are not set by hand',
        );
  const findings = [role('database, for companies', tenant_role), role('database, for all', system_role)];
  if (isReachable && checks.sessions !== 'ok')
    findings.push(wrong('database, sessions', SESSION_FAULTS[checks.sessions]));
  else if (isReachable) {
    findings.push(examineMigrations(migrations), await examineLetters(ctx));
  }
  const hasQueue = checks.queue === 'ok' && (ctx.config.usesRedis || system_role === 'ok');
  findings.push(
    hasQueue
      ? await examineQueue(ctx)
      : wrong('queue', 'it does not answer: mails and all other jobs wait until it does'),
  );
  if (isReady)
    findings.push(
      await examineWorkers(ctx),
      ...(await examinePauses(ctx)),
      await examineJobs(ctx),
      await examineAccounts(ctx),
      ...(await examineOutages(ctx)),
      ...(await examineRefusals(ctx)),
      ...(await examineSuppressions(ctx)),
    );
  findings.push(...examineAddresses(ctx), await examineMail(ctx), await examineStore(ctx), await examineFolder(ctx));
  findings.push(await examineScanner(ctx, reasonOf));
  findings.push(...(await examineOutgoing(ctx.config.outgoing)));
  if (bounceMailbox) findings.push(await examineBounces(bounceMailbox));
  findings.push(examineMetrics(ctx));
  if (!ctx.config.capturesMail) findings.push(...(await examineSender(ctx.config, findTexts)));
  const cluster = await clusterOutside(ctx.config.dataDir);
  if (cluster) {
    findings.push(
      note(
        'embedded database',
        `it is kept outside ${ctx.config.dataDir}, in ${cluster}: a backup or a removal has to take both`,
      ),
    );
  }
  return findings;
}

function examineMigrations(state: ReadinessChecks['migrations']): Finding {
  if (state === 'ok') return ok('migrations', 'the database is up to date');
  if (state === 'former_layout') {
    return wrong(
      'migrations',
      'a version from before the first release created the database, and its tables cannot be upgraded: start with an ' +
        'empty one, or keep running that version',
    );
  }
  return wrong('migrations', 'the database lacks some: homologa db migrate applies them');
}

async function examineQueue(ctx: Context): Promise<Finding> {
  try {
    const fault = await ctx.readiness.unsuitableQueue();
    return fault === null ? ok('queue', 'it answers') : wrong('queue', fault);
  } catch (error) {
    return note('queue', `it answers, but says nothing of itself: ${reasonOf(error)}`);
  }
}

async function examineWorkers(ctx: Context): Promise<Finding> {
  const since = new Date(ctx.now().getTime() - HEARTBEAT_LOST_MS);
  // Counts only workers of this installation, because the database of a restored copy also contains the heartbeats of
  // the original installation's workers.
  const [{ alive } = { alive: 0 }] = await ctx.db.read.$queryRaw<{ alive: number }[]>`
    SELECT count(*)::int AS "alive" FROM "WorkerHeartbeat"
    WHERE "seenAt" >= ${since} AND "origin" = heartbeat_origin()`;
  return alive > 0
    ? ok('workers', alive === 1 ? 'one is alive' : `${alive} are alive`)
    : wrong('workers', 'none has been seen in the last minute: mails and all other jobs wait for one');
}

function examineAddresses({ config }: Context): Finding[] {
  const { hostname, protocol } = new URL(config.publicUrl);
  const isOwn = hostname === 'localhost' || hostname.startsWith('127.') || hostname === '[::1]';
  const origin = isOwn
    ? note('PUBLIC_URL', `mailed links lead to ${config.publicUrl}, which is each reader's own machine`)
    : protocol === 'http:'
      ? note('PUBLIC_URL', `mailed links lead to ${config.publicUrl}, without encryption`)
      : ok('PUBLIC_URL', `mailed links lead to ${config.publicUrl}`);
  const sender = /\.(test|example|invalid|localhost)>?$/.test(config.mailFrom.trim())
    ? note('MAIL_FROM', `mails come from ${config.mailFrom}, whose domain cannot exist: many servers refuse them`)
    : ok('MAIL_FROM', `mails come from ${config.mailFrom}`);
  return [origin, sender];
}

function examineMetrics({ config }: Context): Finding {
  return config.hasMetrics
    ? ok('metrics', 'servers and workers serve them on METRICS_PORT')
    : note(
        'metrics',
        'METRICS_PORT is not set for this program; unless servers and workers have it in files of their own, nothing warns when jobs or mails stand still (docs/run-book/watch.md)',
      );
}

async function examinePauses(ctx: Context): Promise<Finding[]> {
  const pauses = await listQueuePauses(ctx.db);
  return pauses.map(({ queue, pausedAt, pausedBy }) =>
    wrong(
      `queue ${queue}`,
      `${pausedBy} paused it on ${pausedAt.toISOString()}: its jobs wait until it goes on, homologa jobs resume ${queue}`,
    ),
  );
}

async function examineJobs(ctx: Context): Promise<Finding> {
  const ago = (ms: number) => new Date(ctx.now().getTime() - ms);
  // The jobs of paused queues are reported as such.
  const pauses = await listQueuePauses(ctx.db);
  const late = await ctx.db.read.job.groupBy({
    by: ['name'],
    _count: { name: true },
    where: {
      OR: [
        { status: { in: ['queued', 'retry'] }, runAt: { lt: ago(LATE_MS) }, ...notPaused(pauses) },
        { status: 'active', leaseUntil: { lt: ago(LATE_MS) } },
      ],
    },
  });
  if (late.length > 0) {
    const counts = late.map(({ name, _count: { name: count } }) => ({ name, count }));
    const names = counts.toSorted((a, b) => b.count - a.count).map(({ name, count }) => `${count} ${name}`);
    const shown = [...names.slice(0, LATE_NAMES), ...(names.length > LATE_NAMES ? ['…'] : [])].join(', ');
    return wrong('jobs', `late by more than 5 minutes: ${shown}; do enough workers run, and is a queue paused?`);
  }
  const failed = await ctx.db.read.job.count({ where: { status: 'failed', finishedAt: { gte: ago(DAY_MS) } } });
  if (failed > 0) return note('jobs', `${failed} failed in the last 24 hours: homologa jobs list --status failed`);
  return ok('jobs', 'none is late, none failed in the last 24 hours');
}

async function examineAccounts(ctx: Context): Promise<Finding> {
  const someone = await ctx.db.read.user.findFirst({ select: { id: true } });
  return someone
    ? ok('accounts', 'somebody can sign in')
    : note('accounts', 'nobody has one yet: homologa users create --help says how to make one');
}

/**
 * Reports the mail servers that the workers could not reach. The workers may have other variables than this program, so
 * that the check of the mail server alone can miss their outage.
 */
async function examineOutages(ctx: Context): Promise<Finding[]> {
  const outages = await ctx.db.read.mailOutage.findMany({ where: { answeredAt: null }, orderBy: { since: 'asc' } });
  return outages.map(({ server, since, reason }) =>
    wrong(
      'mail, workers',
      `${server} has taken no mail since ${since.toISOString()}: ${reason}; mails wait and are not lost`,
    ),
  );
}

async function examineMail(ctx: Context): Promise<Finding> {
  if (ctx.config.keepsMailBack) return note('mail', 'it is kept back and reaches nobody: SMTP_URL is not set');
  if (ctx.config.capturesMail)
    return note('mail', 'it is captured for /mailbox and reaches nobody: SMTP_URL is not set');
  try {
    await ctx.mail.check();
    return ok('mail', 'the mail server answers and takes our login');
  } catch (error) {
    return wrong('mail', `the mail server of SMTP_URL cannot be used: ${reasonOf(error)}`);
  }
}

async function examineBounces(mailbox: BounceMailbox): Promise<Finding> {
  try {
    await mailbox.check();
    return ok('mailbox of bounces', 'it can be read');
  } catch (error) {
    return wrong('mailbox of bounces', `that of BOUNCE_IMAP_URL cannot be read: ${reasonOf(error)}`);
  }
}

/** Says nothing in the usual case: rows under another key are left by a changed password or a restored copy. */
async function examineSuppressions(ctx: Context): Promise<Finding[]> {
  const foreign = await countForeignSuppressions(ctx.db, ctx.config.suppressionSeeds);
  if (foreign === 0) return [];
  const rows = foreign === 1 ? 'one suppressed address was' : `${foreign} suppressed addresses were`;
  return [
    wrong(
      'suppressed addresses',
      `${rows} hidden under a former secret, so mail goes there again: add that secret to MAIL_SUPPRESSION_SECRETS`,
    ),
  ];
}

async function examineStore(ctx: Context): Promise<Finding> {
  const id = newId();
  const key = `${id.slice(-2)}/${id}`;
  const bytes = randomBytes(SEVERAL_PARTS);
  try {
    return await withWorkFolder(ctx, async (folder) => {
      const path = join(folder, 'sample');
      await writeFile(path, bytes);
      await ctx.files.putFile(key, path);
      try {
        const given = await buffer(await ctx.files.read(key));
        if (!given.equals(bytes)) return wrong('file store', `it gives back ${given.length} other bytes than it got`);
      } finally {
        await ctx.files.remove(key);
      }
      return ok('file store', 'a file of several parts can be written, read and removed');
    });
  } catch (error) {
    return wrong('file store', reasonOf(error));
  }
}

async function examineFolder(ctx: Context): Promise<Finding> {
  const { dataDir } = ctx.config;
  try {
    await withWorkFolder(ctx, () => Promise.resolve());
    return ok('DATA_DIR', `${dataDir} can be written to`);
  } catch (error) {
    return wrong('DATA_DIR', `${dataDir}: ${reasonOf(error)}`);
  }
}

/** Content of the file written at start if the embedded database cannot be stored in DATA_DIR (docs/run-book/install.md). */
const outside = z.object({ cluster: z.string().refine(isAbsolute) });

async function clusterOutside(dataDir: string): Promise<string | null> {
  try {
    return outside.parse(JSON.parse(await readFile(join(dataDir, 'postgres.json'), 'utf8'))).cluster;
  } catch {
    return null;
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof DomainError && error.code === 'storage_full')
    return 'its disk has less room left than STORAGE_RESERVE_MB';
  if (error instanceof FileStoreAway) return error.reason;
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}
