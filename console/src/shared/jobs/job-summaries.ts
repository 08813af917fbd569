import type { JobResponse } from '@homologa/domain/jobs/job.contract';
import type { Text } from '@homologa/web/texts/text';
import { bulkSummary } from './bulk-summary';
import { JOBS } from './jobs.texts';

type Result = NonNullable<JobResponse['result']>;

const rowsOf = (result: Result, t: Text): string =>
  typeof result['rows'] === 'number' ? t(JOBS.rows, { count: result['rows'] }) : '';

const importOf = (result: Result, t: Text): string => {
  const errors = Array.isArray(result['errors']) ? result['errors'].length : 0;
  if (errors > 0) return t(JOBS.importErrors, { count: errors });
  return typeof result['added'] === 'number' ? t(JOBS.imported, { count: result['added'] }) : '';
};

/** What a completed job of each name says of its result in the tray; a job without an entry is just completed. */
const JOB_SUMMARIES: Readonly<Record<string, (result: Result, t: Text) => string>> = {
  'suppliers.import': importOf,
  'suppliers.bulk': bulkSummary,
  'exports.suppliers': rowsOf,
  'exports.workflows': rowsOf,
};

/** One line about what a completed job has done, or ''. */
export const jobSummary = ({ name, result }: JobResponse, t: Text): string =>
  (result && JOB_SUMMARIES[name]?.(result, t)) ?? '';
