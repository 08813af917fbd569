import type { CoreConfig } from '@homologa/core/core-config';
import { JOBS, type JobName } from '@homologa/core/jobs';
import type { IQueueBackend, Queue } from 'bullmq';

export const SCHEDULES = {
  'audit.link-entries': '* * * * *',
  'audit.anchor-heads': '12 4 * * *',
  'privacy.find-retention': '32 4 * * *',
  'maintenance.expire-secrets': '7 * * * *',
  'maintenance.remove-orphan-files': '37 * * * *',
  'maintenance.remove-old-jobs': '42 3 * * *',
  'maintenance.expire-exports': '27 * * * *',
  'maintenance.remove-partial-files': '47 * * * *',
  'maintenance.sweep-empty-drafts': '51 * * * *',
  // Early in the hour: the reminders are spread over the rest of it, and end with the civil hours of each country.
  'suppliers.find-scheduled-reminders': '2 * * * *',
  'suppliers.read-bounces': '*/5 * * * *',
  'desk.find-overdue': '9 * * * *',
  // Runs hourly, because each company's mails are sent in the morning of its own time zone.
  'needs-you.find-mails': '3 * * * *',
  'watchlists.refresh-due': '57 * * * *',
  // Runs in the morning of the Americas if the worker's time zone is UTC, and before the daily digest, which includes
  // the notifications about stale lists.
  'watchlists.find-stale': '55 10 * * *',
  'notifications.find-digests': '5 11 * * *',
} as const satisfies Partial<Record<JobName, string>>;

/** Returns true if a schedule has nothing to do in this installation, so that no job is enqueued. */
export const isOff = (name: ScheduledName, config: CoreConfig): boolean =>
  name === 'suppliers.read-bounces' && !config.hasBounceMailbox;

type ScheduledName = keyof typeof SCHEDULES;

export const isScheduled = (name: string): name is ScheduledName => Object.hasOwn(SCHEDULES, name);

export type ScheduleQueue = Queue<object, void, string, object, void, string, IQueueBackend>;

/**
 * Writes the schedules into the queue. The call is repeated at intervals, so that a queue that lost its data gets the
 * schedules back. Idempotent, also across workers, because the next run depends only on the pattern.
 */
export async function writeSchedules(queueOf: (name: JobName) => ScheduleQueue): Promise<void> {
  for (const [name, pattern] of Object.entries(SCHEDULES) as [ScheduledName, string][]) {
    await queueOf(name).upsertJobScheduler(
      name,
      { pattern },
      { name, data: {}, opts: { removeOnComplete: true, removeOnFail: { count: 100 } } },
    );
  }
}

export const scheduledJob = (name: ScheduledName) => JOBS[name];
