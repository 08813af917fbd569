import { join } from 'node:path';
import type { Actor } from '@homologa/domain/identity/actor';
import type { PaymentTerms } from '@homologa/domain/payments/payment-terms';
import { IMPORT_READER_CPU_SECONDS, IMPORT_READER_DATA_MB, IMPORT_READER_MB } from '@homologa/domain/suppliers/limits';
import { openDatabase } from '@homologa/prisma/client';
import { hostsOf } from '@homologa/prisma/hosts';
import { readMigrations } from '@homologa/prisma/migrations';
import { composeMail } from './compose-mail';
import { type CoreConfig, coreConfig } from './core-config';
import type { CoreEnv } from './env';
import { parseClamdAddress } from './env/clamd-address';
import { createClamdScanner } from './kernel/adapters/clamd-scanner';
import { createCountedMailer } from './kernel/adapters/counted-mailer';
import { createDiskFileStore } from './kernel/adapters/disk-file-store';
import { createS3FileStore } from './kernel/adapters/flydrive-file-store';
import { createForkedProgram } from './kernel/adapters/forked-program';
import { type Clock, systemClock } from './kernel/clock';
import type { Context } from './kernel/context';
import { Database } from './kernel/database/database';
import { loginUrl, pooledUrl, replicaUrl } from './kernel/database/database-admin';
import { Readiness } from './kernel/database/readiness';
import { Replica } from './kernel/database/replica';
import { newId } from './kernel/ids';
import { createBullmqQueue } from './kernel/jobs/bullmq-queue';
import { Dispatcher } from './kernel/jobs/dispatcher';
import { createOutbox } from './kernel/jobs/outbox';
import { MailOutages } from './kernel/limits/mail-outage';
import { Outages } from './kernel/limits/outages';
import { RateLimits } from './kernel/limits/rate-limits';
import { Repeats } from './kernel/limits/repeats';
import { createLogger, type Logger } from './kernel/logger';
import { createOutgoing, createOutgoingTo, type Outgoing } from './kernel/outgoing/outgoing';
import type { BounceMailbox } from './kernel/ports/bounce-mailbox';
import type { ChildProgram } from './kernel/ports/child-program';
import type { VirusScanner } from './kernel/ports/virus-scanner';
import { type Release, UNKNOWN_RELEASE } from './kernel/release';
import { roomBytes } from './kernel/storage/free-space';
import { createBacklogReader } from './kernel/telemetry/backlog';
import type { Metrics } from './kernel/telemetry/metrics';
import { NO_TELEMETRY, type Telemetry } from './kernel/telemetry/telemetry';
import { traceIdOf } from './kernel/telemetry/traceparent';
import type { WiredPayments } from './payments/gateways/payment-gateways';
import { createPaymentGateways } from './payments/gateways/payment-gateways';
import { parseRedisAddress } from './redis-address';
import type { ReportGateways } from './reports/gateways/report-gateway';
import { createReportGateways } from './reports/gateways/report-gateways';
import { createHttpMedia } from './screenings/media/http-media';
import type { MediaProvider } from './screenings/media/media-provider';
import { createImapMailbox } from './suppliers/delivery/imap-mailbox';

export interface Composition {
  config: CoreConfig;
  log: Logger;
  outages: Outages;
  warn: (line: { err: unknown } & Record<string, unknown>, text: string) => void;
  readiness: Readiness;
  db: Database;
  dispatcher: Dispatcher;
  adapters: Adapters;
  queueDatabaseUrl: string;
  telemetry: Telemetry;
  contextFor(actor: Actor, requestId?: string, traceparent?: string | null, address?: string): Context;
  close(): Promise<void>;
}

export interface Adapters {
  reportGateways: ReportGateways;
  paymentGateways: WiredPayments;
  media: MediaProvider | null;
  /** Client for addresses that are not part of the configuration: those of watchlists. */
  outgoing: Outgoing;
  /** Null if no mailbox of delivery reports is configured. */
  bounceMailbox: BounceMailbox | null;
  sheetProgram: ChildProgram;
  importReader: ChildProgram;
  metrics: Metrics;
}

interface ComposeOptions {
  name: string;
  paymentTerms: PaymentTerms;
  sheetProgram?: string;
  importReader?: string;
  indexProgram?: string;
  migrationsDir?: string;
  release?: Release;
  telemetry?: Telemetry;
  now?: Clock;
}

/**
 * Maximum duration of `Composition.close` in milliseconds: up to five seconds each for the dispatcher and the queues.
 */
export const CLOSE_MS = 12_000;

/**
 * Heap limit of the export process in MiB. The limit is several times the normal usage, which does not grow with the
 * length of the list.
 */
const SHEET_HEAP_MB = 96;

export function compose(env: CoreEnv, options: ComposeOptions): Composition {
  const now = options.now ?? systemClock;
  const { release = UNKNOWN_RELEASE, telemetry = NO_TELEMETRY } = options;
  const config = coreConfig(env, options.paymentTerms, options.indexProgram, release);
  const log = createLogger(env.LOG_LEVEL, options.name, (error) => outages.heard(error), release);
  const repeats = new Repeats(now);
  const warn: Composition['warn'] = (line, text) => {
    const told = repeats.told(line.err, text);
    if (told) log.warn({ ...line, ...told }, text);
  };
  const outages = new Outages(addressesOf(env), now, (line, text) => log.warn(line, text));
  const [appUrl, systemUrl] = [pooledUrl(env, 'app'), pooledUrl(env, 'system')];
  // The queue listens for notifications, and an export reads from one snapshot: both need a session of their own.
  const queueDatabaseUrl = loginUrl(env, 'system');
  const clients = openDatabase({
    appUrl,
    systemUrl,
    replicaUrl: replicaUrl(env),
    poolSize: env.DATABASE_POOL_SIZE,
    onConnect: () => outages.back('PostgreSQL'),
  });
  const queue = createBullmqQueue({
    redisUrl: env.REDIS_URL,
    databaseUrl: queueDatabaseUrl,
    prefix: env.QUEUE_PREFIX,
    onError: (error) => {
      if (!outages.heard(error)) log.debug({ err: error }, 'queue');
    },
    onReady: () => outages.back('Redis'),
  });
  // Circular dependency: the dispatcher reads the database, and the database notifies the dispatcher of commits.
  const db = new Database(
    clients,
    {
      committed: (owners) => dispatcher.nudge(owners),
      unavailable: (error) => outages.heard(error),
    },
    { replica: clients.replica && new Replica(clients.replica, now) },
  );
  telemetry.metrics.gauge({
    pools: () => db.pools(),
    backlog: createBacklogReader(db, now),
    room: () => roomBytes(config.dataDir, config.storageReserveBytes),
  });
  const dispatcher = new Dispatcher(db, queue, now, warn, env.JOB_REDISPATCH_SECONDS * 1000);
  const readiness = new Readiness({
    appUrl,
    systemUrl,
    queue,
    migrations: options.migrationsDir ? readMigrations(options.migrationsDir).map(({ name }) => name) : [],
    outages,
    now,
  });
  const directory = join(env.DATA_DIR, 'files');
  const onAway = (err: unknown) => log.warn({ err }, 'the file store is away');
  const mailOutages = env.SMTP_URL ? new MailOutages(db, serverOf(env.SMTP_URL)) : null;
  const shared = {
    db,
    readiness,
    queue,
    now,
    files: env.STORAGE_URL
      ? createS3FileStore(env.STORAGE_URL, { onAway })
      : createDiskFileStore(directory, config.storageReserveBytes, onAway),
    scanner: scannerOf(env),
    mail: createCountedMailer(
      composeMail(env, { db, now, seeds: config.suppressionSeeds, mailOutages, log }),
      telemetry.metrics,
    ),
    mailOutages,
    limits: new RateLimits(db),
    config,
  };
  const adapters: Adapters = {
    reportGateways: createReportGateways(env, now, telemetry),
    paymentGateways: createPaymentGateways(env, config.publicUrl),
    media: mediaOf(env, now, telemetry),
    outgoing: createOutgoing({ allowed: env.OUTGOING_ALLOWED }),
    bounceMailbox: env.BOUNCE_IMAP_URL ? createImapMailbox({ url: env.BOUNCE_IMAP_URL }) : null,
    sheetProgram: createForkedProgram({
      script: options.sheetProgram,
      databaseUrl: loginUrl(env, 'app'),
      replicaUrl: replicaUrl(env),
      heapMb: SHEET_HEAP_MB,
    }),
    importReader: createForkedProgram({
      script: options.importReader,
      databaseUrl: null,
      heapMb: IMPORT_READER_MB,
      kernelLimits: { dataMb: IMPORT_READER_DATA_MB, cpuSeconds: IMPORT_READER_CPU_SECONDS },
    }),
    metrics: telemetry.metrics,
  };
  return {
    config,
    log,
    outages,
    warn,
    readiness,
    db,
    dispatcher,
    adapters,
    queueDatabaseUrl,
    telemetry,
    contextFor(actor, requestId = newId(), traceparent = null, address) {
      let own: Logger | undefined;
      const ctx: Context = {
        ...shared,
        actor,
        requestId,
        traceparent,
        address,
        get log() {
          own ??= log.child({ requestId, traceId: traceIdOf(traceparent) });
          return own;
        },
        jobs: createOutbox(() => ctx),
      };
      return ctx;
    },
    async close() {
      await dispatcher.idle();
      await Promise.allSettled([queue.close(), shared.mail.close()]);
      await clients.close();
      await telemetry.tracing.close();
    },
  };
}

const serverOf = (smtpUrl: string): string => (URL.canParse(smtpUrl) ? new URL(smtpUrl).host : 'smtp');

function scannerOf({ CLAMD_ADDRESS }: CoreEnv): VirusScanner | null {
  const address = CLAMD_ADDRESS === undefined ? null : parseClamdAddress(CLAMD_ADDRESS);
  return address && createClamdScanner(address);
}

const mediaOf = (env: CoreEnv, now: Clock, telemetry: Telemetry) =>
  env.MEDIA_URL && env.MEDIA_SECRETS.length > 0
    ? createHttpMedia({
        url: env.MEDIA_URL,
        secrets: env.MEDIA_SECRETS,
        outgoing: createOutgoingTo(env.MEDIA_URL, env.OUTGOING_ALLOWED),
        now,
        telemetry,
      })
    : null;

/** Maps ports to connection names, because connection errors only contain the port. */
const addressesOf = (env: CoreEnv) => [
  ...hostsOf(env.DATABASE_URL).map(({ port }) => ({ connection: 'PostgreSQL' as const, port: String(port) })),
  ...(env.REDIS_URL ? parseRedisAddress(env.REDIS_URL).hosts : []).map(({ port }) => ({
    connection: 'Redis' as const,
    port: String(port),
  })),
];
