import type { Actor } from '@homologa/domain/identity/actor';
import type { CoreConfig } from '../core-config';
import type { Clock } from './clock';
import type { Database } from './database/database';
import type { Readiness } from './database/readiness';
import type { JobQueue } from './jobs/job-queue';
import type { Jobs } from './jobs/jobs';
import type { MailOutages } from './limits/mail-outage';
import type { RateLimits } from './limits/rate-limits';
import type { Logger } from './logger';
import type { FileStore } from './ports/file-store';
import type { Mailer } from './ports/mailer';
import type { VirusScanner } from './ports/virus-scanner';

export interface Context {
  db: Database;
  readiness: Readiness;
  queue: Pick<JobQueue, 'resume'>;
  actor: Actor;
  now: Clock;
  jobs: Jobs;
  files: FileStore;
  /** Null if no scanner is configured. */
  scanner: VirusScanner | null;
  mail: Mailer;
  /** Null if mails are captured in the database instead of sent. */
  mailOutages: MailOutages | null;
  limits: RateLimits;
  log: Logger;
  config: CoreConfig;
  requestId: string;
  /** W3C trace context, handed on to jobs; null if the caller sent none and traces are off. */
  traceparent: string | null;
  /** IP address of the caller of an HTTP request, for the audit trail; absent in jobs and in the CLI. */
  address?: string;
}
