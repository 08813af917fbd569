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

export interface Context {
  db: Database;
  readiness: Readiness;
  actor: Actor;
  now: Clock;
  jobs: Jobs;
  files: FileStore;
  mail: Mailer;
  /** Null if mail is captured instead of sent. */
  mailOutages: MailOutages | null;
  gateways: ReportGateways;
  media: MediaProvider | null;
  payments: WiredPayments;
  limits: RateLimits;
  log: Logger;
  config: CoreConfig;
  /** Writes the spreadsheets of exports; null in processes that run no jobs. */
  sheetProgram: ChildProgram | null;
  /** Path of the worker thread's bundle that builds the watchlist index; null: the process builds the index itself. */
  indexProgram: string | null;
  /** Parses suppliers' import files; null in processes that run no jobs. */
  importReader: ChildProgram | null;
  requestId: string;
}
