import type { JobResponse } from '@homologa/domain/jobs/job.contract';

/** Whether the job has made a file. */
export const hasFile = (job: JobResponse): boolean =>
  job.state === 'completed' && typeof job.result?.['file_id'] === 'string';
