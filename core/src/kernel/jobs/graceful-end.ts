/** Share of a job's timeout after which work in batches ends by itself. */
const SHARE = 0.8;

/**
 * Signal for a job that works through a backlog in batches: aborts before the timeout, so that the job completes with
 * what it has done and the next run goes on. An attempt that reaches the timeout itself counts as failed.
 */
export const gracefulEnd = ({ signal }: { signal: AbortSignal }, { timeoutMs }: { timeoutMs: number }): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(timeoutMs * SHARE)]);
