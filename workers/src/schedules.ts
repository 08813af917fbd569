import { JOBS, type JobName } from '@homologa/core/jobs';
import type { IQueueBackend, Queue } from 'bullmq';

/** The jobs that time starts: name to cron pattern. They take no payload and are the platform's own work. */
export const SCHEDULES = {
  'maintenance.expire-secrets': '7 * * * *',
  'maintenance.remove-orphan-files': '37 * * * *',
  'maintenance.remove-old-jobs': '42 3 * * *',
  'maintenance.expire-exports': '27 * * * *',
  'maintenance.remove-partial-files': '47 * * * *',
  'suppliers.find-scheduled-reminders': '17 * * * *',
  'desk.find-overdue': '9 * * * *',
  'watchlists.refresh-due': '57 * * * *',
  // In the morning of the Americas; what is stale goes into the day's mail.
  'watchlists.find-stale': '55 10 * * *',
  'notifications.find-digests': '5 11 * * *',
} as const satisfies Partial<Record<JobName, string>>;

type ScheduledName = keyof typeof SCHEDULES;

export const isScheduled = (name: string): name is ScheduledName => Object.hasOwn(SCHEDULES, name);

/** What a schedule puts into the queue: no row yet, only the time's nudge. */
export type ScheduleQueue = Queue<object, void, string, object, void, string, IQueueBackend>;

/**
 * Writes the schedules into the queue. Safe to repeat, also by several workers: a pattern's next moment does not
 * depend on when it was written, and a queue that lost its memory has them again.
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

/** The definition of a scheduled job. */
export const scheduledJob = (name: ScheduledName) => JOBS[name];
