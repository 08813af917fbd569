import type { Actor } from '@homologa/domain/identity/actor';
import type { CoreConfig } from '../env';
import type { WiredPayments } from './adapters/payment-gateways';
import type { Clock } from './clock';
import type { Database } from './database';
import type { Jobs } from './jobs/outbox';
import type { Logger } from './logger';
import type { ChildProgram } from './ports/child-program';
import type { FileStore } from './ports/file-store';
import type { Mailer } from './ports/mailer';
import type { ReportGateway } from './ports/report-gateway';
import type { RateLimits } from './rate-limits';
import type { Readiness } from './readiness';

/** What this installation has adapters for, beyond what every one has. */
export interface Capabilities {
  /** A screening engine: somebody may ask for a screening. */
  screening: boolean;
}

/** What every use case and query is handed first. */
export interface Context {
  db: Database;
  readiness: Readiness;
  actor: Actor;
  now: Clock;
  jobs: Jobs;
  files: FileStore;
  mail: Mailer;
  gateway: ReportGateway;
  payments: WiredPayments;
  limits: RateLimits;
  log: Logger;
  config: CoreConfig;
  capabilities: Capabilities;
  /** Writes the sheets of exports; null where no job runs. */
  sheetProgram: ChildProgram | null;
  requestId: string;
}
