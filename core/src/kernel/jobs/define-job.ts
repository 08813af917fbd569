import type { z } from 'zod';

/** One queue per kind of workload, so that slow PDFs never delay mails (ARCHITECTURE.md). */
export const QUEUES = ['mail', 'imports', 'reports', 'screenings', 'exports', 'maintenance'] as const;
export type QueueName = (typeof QUEUES)[number];

export interface JobDefinition<N extends string = string, P = unknown> {
  /** `area.verb` */
  name: N;
  queue: QueueName;
  /** Contains only ids; parsed at enqueue and again when the job runs. */
  payload: z.ZodType<P>;
  maxAttempts: number;
  /**
   * Milliseconds during which temporary failures are retried, with pauses growing up to half an hour. `maxAttempts`
   * then only stops a job that keeps killing its workers.
   */
  retryFor?: number;
  timeoutMs: number;
  /** At most one open job per key, for example after a double click. */
  dedupeKey?: (payload: P) => string;
}

/** Declares a job. Producers import the declaration without the processor. */
export const defineJob = <N extends string, P>(definition: JobDefinition<N, P>): JobDefinition<N, P> => definition;

export interface JobProgress {
  done: number;
  total: number;
}

export interface JobRun {
  jobId: string;
  /** Null for jobs of the platform itself. */
  companyId: string | null;
  attempt: number;
  maxAttempts: number;
  /** Aborted by the attempt's timeout or the loss of its lease. */
  signal: AbortSignal;
  progress(progress: JobProgress): Promise<void>;
}
