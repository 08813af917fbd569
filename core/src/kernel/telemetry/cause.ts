import { AsyncLocalStorage } from 'node:async_hooks';

/** Request or job on whose behalf code runs. */
interface Cause {
  requestId: string | null;
  traceparent: string | null;
  /** The time that the pace of a recipient's domain gave the mail of this job; null for a job that did not wait. */
  mailTurn?: Date | null;
  /** The job's company has further jobs waiting: child processes of the job leave the processor to those of others. */
  yields?: boolean;
}

const causes = new AsyncLocalStorage<Cause>();

/**
 * Runs `work` with its cause, so that calls to other systems, SQL spans and child processes know the cause without a parameter through
 * all layers. Used for jobs, and for requests only while traces are on: the first call makes every later promise of the
 * process slower.
 */
export const withCause = <T>(cause: Cause, work: () => T): T => causes.run(cause, work);

export const findCause = (): Cause | undefined => causes.getStore();
