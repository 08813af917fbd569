import type { JobCall } from '../shared/jobs/jobs.api';

export const workflowsExportCall = (sort: { field: string; order: string }): JobCall => ({
  path: `/api/workflows/download-excel?${new URLSearchParams({ sort: JSON.stringify([sort.field, sort.order]) })}`,
});
