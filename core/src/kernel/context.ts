import type { Actor } from '@homologa/domain/identity/actor';
import type { CoreConfig } from '../core-config';
import type { WiredPayments } from './adapters/payment-gateways';
import type { Clock } from './clock';
import type { Database } from './database/database';
import type { Readiness } from './database/readiness';
import type { Jobs } from './jobs/jobs';
import type { MailOutages } from './limits/mail-outage';
import type { RateLimits } from './limits/rate-limits';
import type { Logger } from './logger';
import type { ChildProgram } from './ports/child-program';
import type { FileStore } from './ports/file-store';
import type { Mailer } from './ports/mailer';
import type { MediaProvider } from './ports/media-provider';
import type { ReportGateways } from './ports/report-gateway';

/** What every use case and query is handed first. */
export interface Context {
  db: Database;
  readiness: Readiness;
  actor: Actor;
  now: Clock;
  jobs: Jobs;
  files: FileStore;
  mail: Mailer;
  /** The outages of the mail server; null where mail is captured. */
  mailOutages: MailOutages | null;
  gateways: ReportGateways;
  /** Articles from outside; null where none is configured. */
  media: MediaProvider | null;
  payments: WiredPayments;
  limits: RateLimits;
  log: Logger;
  config: CoreConfig;
  /** Writes the sheets of exports; null where no job runs. */
  sheetProgram: ChildProgram | null;
  /** The bundle of the thread that builds an index of the watchlists; null where the process builds it itself. */
  indexProgram: string | null;
  /** Reads files of suppliers; null where no job runs. */
  importReader: ChildProgram | null;
  requestId: string;
}
