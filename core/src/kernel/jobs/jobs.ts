import type { Tx } from '../database/database';
import type { JobDefinition } from './define-job';

export interface EnqueueOptions {
  companyId: string | null;
  runAt?: Date;
}

export interface Jobs {
  /**
   * Inserts a job in the caller's transaction, so that both commit or neither. Returns the job's id, or the id of the
   * open job with the same dedupe key.
   */
  enqueue<P>(tx: Tx, definition: JobDefinition<string, P>, payload: P, options: EnqueueOptions): Promise<string>;
  /**
   * Inserts many jobs in one statement; skips payloads whose dedupe key has an open job. `runAt` may differ by payload.
   */
  enqueueMany<P>(
    tx: Tx,
    definition: JobDefinition<string, P>,
    payloads: P[],
    options: Omit<EnqueueOptions, 'runAt'> & { runAt?: Date | ((payload: P) => Date) },
  ): Promise<void>;
}
