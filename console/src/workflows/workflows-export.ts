import type { JobCall } from '../shared/data/provider/verbs/jobs.verbs';

export const workflowsExportCall = (sort: { field: string; order: string }): JobCall => ({
  path: `/api/workflows/download-excel?${new URLSearchParams({ sort: JSON.stringify([sort.field, sort.order]) })}`,
});
