import type { JobRow } from '@homologa/core/jobs/job.queries';
import { ERRORS, isErrorCode } from '@homologa/domain/errors/error-codes';
import { type JobProgress, type JobResponse, jobProgress } from '@homologa/domain/jobs/job.contract';

/** State shown to users, who see a job that will be retried as waiting. */
const STATE: Readonly<Record<JobRow['status'], JobResponse['state']>> = {
  queued: 'waiting',
  retry: 'waiting',
  active: 'active',
  completed: 'completed',
  failed: 'failed',
};

export const isFinished = (state: JobResponse['state']): boolean => state === 'completed' || state === 'failed';

export function presentJob(job: JobRow): JobResponse {
  const state = STATE[job.status];
  return {
    _id: job.id,
    id: job.id,
    name: job.name,
    state,
    progress: presentProgress(job.progress),
    result: state === 'completed' && isRecord(job.result) ? job.result : null,
    error: state === 'failed' ? presentError(job) : null,
    created_at: job.createdAt.toISOString(),
    finished_at: job.finishedAt?.toISOString() ?? null,
  };
}

function presentProgress(progress: unknown): JobProgress | null {
  const parsed = jobProgress.partial({ total: true, label: true }).safeParse(progress);
  return parsed.success ? { total: null, label: null, ...parsed.data } : null;
}

/**
 * Presents a job's error; messages of unexpected errors are replaced, because they may contain host names and personal
 * data.
 */
function presentError({ errorCode, errorMessage }: JobRow): JobResponse['error'] {
  if (errorCode && isErrorCode(errorCode)) {
    return { code: errorCode, message: errorMessage ?? ERRORS[errorCode].en };
  }
  return { code: 'internal_error', message: ERRORS.internal_error.en };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
