import { DomainError } from '@homologa/domain/errors/domain-error';
import type { QueueName } from '@homologa/domain/wire/queues';
import type { z } from 'zod';
import type { Tx } from '../database/database';

export interface JobDefinition<N extends string = string, P = unknown> {
  /** Format: `area.verb`. */
  name: N;
  queue: QueueName;
  /** Contains only ids. The payload is parsed when the job is enqueued and again when it runs. */
  payload: z.ZodType<P>;
  maxAttempts: number;
  /**
   * Milliseconds during which temporary failures are retried, with pauses of up to half an hour. `maxAttempts` then
   * only limits jobs that repeatedly kill their worker.
   */
  retryFor?: number;
  timeoutMs: number;
  /** Deduplication key: at most one open job per key, for example after a double click. */
  dedupeKey?: (payload: P) => string;
  /**
   * Reverts the effects of `onExhausted` in the transaction that restarts the failed job. Absent if there are no
   * effects to revert. Throws `job_not_repeatable`.
   */
  reopen?: (tx: Tx, payload: P, companyId: string | null) => Promise<void>;
}

export const defineJob = <N extends string, P>(definition: JobDefinition<N, P>): JobDefinition<N, P> => definition;

export const inTenant =
  <P extends { companyId: string }>(
    reopen: (tx: Tx, input: P) => Promise<void>,
  ): ((tx: Tx, payload: Omit<P, 'companyId'>, companyId: string | null) => Promise<void>) =>
  async (tx, payload, companyId) => {
    if (companyId === null) throw new DomainError('job_not_repeatable');
    await reopen(tx, { ...payload, companyId } as P);
  };

export interface JobProgress {
  done: number;
  total: number;
}

export interface JobRun {
  jobId: string;
  companyId: string | null;
  attempt: number;
  maxAttempts: number;
  /** Aborts when the attempt times out or loses its lease. */
  signal: AbortSignal;
  progress(progress: JobProgress): Promise<void>;
}
