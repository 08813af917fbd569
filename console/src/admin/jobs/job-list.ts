import { DESK_JOB_STATES, type DeskJobState } from '@homologa/domain/desk/desk-jobs';
import type { AllJobsChangeBody } from '@homologa/domain/desk/jobs.contract';

type Filter = Readonly<Record<string, unknown>>;

const textIn = (filter: Filter, name: string): string | undefined => {
  const value = filter[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** State of the listed jobs; the failed ones unless the filter names another state, as the server does. */
export const stateIn = (filter: Filter): DeskJobState =>
  DESK_JOB_STATES.find((state) => state === filter['state']) ?? 'failed';

/** Returns the filter of the list as the body of a change of all its jobs. */
export const selectionIn = (filter: Filter): Omit<AllJobsChangeBody, 'change'> => ({
  state: stateIn(filter),
  name: textIn(filter, 'name'),
  company_id: textIn(filter, 'company_id'),
});
