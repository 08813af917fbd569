import type { JobResponse } from '@homologa/domain/jobs/job.contract';
import type { Text } from '../i18n/use-text';
import { JOBS } from './jobs.texts';

type Result = NonNullable<JobResponse['result']>;

const rowsOf = (result: Result, t: Text): string =>
  typeof result['rows'] === 'number' ? t(JOBS.rows, { count: result['rows'] }) : '';

/** What a completed job of each name says of its result in the tray; a job without an entry is just completed. */
const JOB_SUMMARIES: Readonly<Record<string, (result: Result, t: Text) => string>> = {
  'exports.suppliers': rowsOf,
  'exports.workflows': rowsOf,
};

/** One line about what a completed job has done, or ''. */
export const jobSummary = ({ name, result }: JobResponse, t: Text): string =>
  (result && JOB_SUMMARIES[name]?.(result, t)) ?? '';
