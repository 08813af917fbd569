import type { JobCall } from '../shared/jobs/jobs.api';

/** The call that makes a spreadsheet of all workflows, in the order of a list. */
export const workflowsExportCall = (sort: { field: string; order: string }): JobCall => ({
  path: `/api/workflows/download-excel?${new URLSearchParams({ sort: JSON.stringify([sort.field, sort.order]) })}`,
});
