import type { Tx } from '../database/database';
import type { JobDefinition } from './define-job';

export interface EnqueueOptions {
  companyId: string | null;
  /** Not before this moment; default now. */
  runAt?: Date;
}

/** Writes jobs into the outbox. */
export interface Jobs {
  /**
   * Writes a job row in the caller's transaction: the work happens if and only if the change does. Gives the
   * job's id, or the id of the open job with the same dedupe key.
   */
  enqueue<P>(tx: Tx, definition: JobDefinition<string, P>, payload: P, options: EnqueueOptions): Promise<string>;
  /** The same for many payloads in one statement; those whose dedupe key is open are left out. */
  enqueueMany<P>(tx: Tx, definition: JobDefinition<string, P>, payloads: P[], options: EnqueueOptions): Promise<void>;
}
