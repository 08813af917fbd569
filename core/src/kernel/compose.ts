import { join } from 'node:path';
import type { Actor } from '@homologa/domain/identity/actor';
import type { PaymentTerms } from '@homologa/domain/payments/payment-terms';
import { openDatabase } from '@homologa/prisma/client';
import { roleUrl } from '@homologa/prisma/provision';
import { type CoreConfig, type CoreEnv, coreConfig } from '../env';
import { createCaptureMailer } from './adapters/capture-mailer';
import { deskGateway } from './adapters/desk-gateway';
import { createDiskFileStore, createS3FileStore } from './adapters/flydrive-file-store';
import { createPaymentGateways } from './adapters/payment-gateways';
import { createSmtpMailer } from './adapters/smtp-mailer';
import { type Clock, systemClock } from './clock';
import type { Context } from './context';
import { Database } from './database';
import { newId } from './ids';
import { createBullmqQueue } from './jobs/bullmq-queue';
import { Dispatcher } from './jobs/dispatcher';
import { createOutbox } from './jobs/outbox';
import { createLogger, type Logger } from './logger';
import { RateLimits } from './rate-limits';

/** One process's wiring: the only place that knows which adapter is behind which port. */
export interface Composition {
  config: CoreConfig;
  log: Logger;
  db: Database;
  dispatcher: Dispatcher;
  /** The database address the queue's PostgreSQL backend uses. */
  queueDatabaseUrl: string;
  contextFor(actor: Actor, requestId?: string): Context;
  /** Waits for hand-overs under way and lets go of every connection. */
  close(): Promise<void>;
}

interface ComposeOptions {
  /** Names the process in its logs. */
  name: string;
  /** What is paid where, as `readPaymentTerms` gives it. */
  paymentTerms: PaymentTerms;
  now?: Clock;
}

/** Wires one process from its environment. */
export function compose(env: CoreEnv, options: ComposeOptions): Composition {
  const now = options.now ?? systemClock;
  const config = coreConfig(env, options.paymentTerms);
  const log = createLogger(env.LOG_LEVEL, options.name);
  const clients = openDatabase({
    url: env.DATABASE_URL,
    appUrl: env.DATABASE_APP_URL,
    systemUrl: env.DATABASE_SYSTEM_URL,
    poolSize: env.DATABASE_POOL_SIZE,
  });
  const queueDatabaseUrl = env.DATABASE_SYSTEM_URL ?? roleUrl(env.DATABASE_URL, 'system');
  const queue = createBullmqQueue({
    redisUrl: env.REDIS_URL,
    databaseUrl: queueDatabaseUrl,
    prefix: env.QUEUE_PREFIX,
    onError: (error) => log.debug({ err: error }, 'queue'),
  });
  // The dispatcher reads through the database, which tells the dispatcher of commits.
  const db = new Database(clients, (jobIds) => dispatcher.nudge(jobIds));
  const dispatcher = new Dispatcher(db, queue, now, log, env.JOB_REDISPATCH_SECONDS * 1000);
  const directory = join(env.DATA_DIR, 'files');
  const shared = {
    db,
    now,
    files: env.STORAGE_URL ? createS3FileStore(env.STORAGE_URL) : createDiskFileStore(directory),
    mail: env.SMTP_URL ? createSmtpMailer(env.SMTP_URL, env.MAIL_FROM) : createCaptureMailer(db, now),
    gateway: deskGateway,
    payments: createPaymentGateways(env, config.publicUrl),
    limits: new RateLimits(db),
    config,
    // No screening engine is wired: what was screened is shown, and nothing can be asked for.
    capabilities: { screening: false },
  };
  return {
    config,
    log,
    db,
    dispatcher,
    queueDatabaseUrl,
    contextFor(actor, requestId = newId()) {
      const ctx: Context = {
        ...shared,
        actor,
        requestId,
        log: log.child({ requestId }),
        jobs: createOutbox(() => ctx),
      };
      return ctx;
    },
    async close() {
      await dispatcher.idle();
      await Promise.allSettled([queue.close(), shared.mail.close()]);
      await clients.close();
    },
  };
}
