import type { z } from 'zod';

/** Queues follow the workload, so that a slow PDF never holds up mail (ARCHITECTURE.md). */
export const QUEUES = ['mail', 'imports', 'reports', 'screenings', 'exports', 'maintenance'] as const;
export type QueueName = (typeof QUEUES)[number];

export interface JobDefinition<N extends string = string, P = unknown> {
  /** `area.verb` */
  name: N;
  queue: QueueName;
  /** Ids only; parsed at enqueue and again at dispatch. */
  payload: z.ZodType<P>;
  maxAttempts: number;
  /**
   * Milliseconds during which temporary failures are retried, with pauses that grow to half an hour. `maxAttempts` then
   * only ends a job that keeps killing its workers.
   */
  retryFor?: number;
  /** One attempt is aborted after this many milliseconds. */
  timeoutMs: number;
  /** At most one open job per key: a double click is one job. */
  dedupeKey?: (payload: P) => string;
}

/** Declares a job. Light on purpose: producers import this file, never the processor. */
export const defineJob = <N extends string, P>(definition: JobDefinition<N, P>): JobDefinition<N, P> => definition;

export interface JobProgress {
  done: number;
  total: number;
}

/** What a processor knows of the attempt it makes. */
export interface JobRun {
  jobId: string;
  /** The tenant the job belongs to; null for the platform's own work. */
  companyId: string | null;
  /** From 1. */
  attempt: number;
  maxAttempts: number;
  /** Aborted when the attempt's time is up or its lease is lost. */
  signal: AbortSignal;
  progress(progress: JobProgress): Promise<void>;
}
