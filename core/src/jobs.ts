import type { QueueName } from '@homologa/domain/wire/queues';
import * as accounts from './accounts/account.jobs';
import * as audit from './audit/audit.jobs';
import * as desk from './desk/desk.jobs';
import * as exported from './exports/export.jobs';
import * as files from './files/file.jobs';
import type { JobDefinition } from './kernel/jobs/define-job';
import * as maintenance from './maintenance/maintenance.jobs';
import * as needsYou from './needs-you/needs-mail.jobs';
import * as notifications from './notifications/notification.jobs';
import * as onboarding from './onboarding/onboarding.jobs';
import * as payments from './payments/payment.jobs';
import * as privacy from './privacy/privacy.jobs';
import * as reports from './reports/report.jobs';
import * as watchlists from './screenings/lists/watchlist.jobs';
import * as screenings from './screenings/screening.jobs';
import * as sendBacks from './send-backs/send-back.jobs';
import * as suppliers from './suppliers/supplier.jobs';

const FILES = [
  accounts,
  audit,
  desk,
  exported,
  files,
  maintenance,
  needsYou,
  notifications,
  onboarding,
  payments,
  privacy,
  reports,
  watchlists,
  screenings,
  sendBacks,
  suppliers,
] as const;

type ValueOf<File> = File extends unknown ? File[keyof File] : never;
type Declared = Extract<ValueOf<(typeof FILES)[number]>, { name: string; queue: QueueName; payload: unknown }>;

export type JobName = Declared['name'];
export type PayloadOf<N extends JobName> = (typeof JOBS)[N] extends JobDefinition<string, infer P> ? P : never;

const isDefinition = (value: unknown): value is Declared =>
  typeof value === 'object' && value !== null && 'queue' in value && 'payload' in value;

/** All jobs of the product, by name. The workers compile only if each job has a processor. */
export const JOBS = Object.fromEntries(
  FILES.flatMap((file) => Object.values<unknown>(file))
    .filter(isDefinition)
    .map((job) => [job.name, job]),
) as { readonly [Name in JobName]: Extract<Declared, { name: Name }> };

export const isJobName = (name: string): name is JobName => Object.hasOwn(JOBS, name);
