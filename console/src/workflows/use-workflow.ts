import { useQuery, useQueryClient } from '@tanstack/react-query';
import { workflowsApi } from '../shared/data/workflows.api';

export const workflowKey = (id: string) => ['workflow', id] as const;

const workflowQuery = (id: string) => ({ queryKey: workflowKey(id), queryFn: () => workflowsApi.getWorkflow(id) });

/** One workflow with its questionnaire and first suppliers. */
export const useWorkflow = (id: string) => useQuery(workflowQuery(id));

/** The same for a form, which must not begin with what others have changed since: wait for `isFetchedAfterMount`. */
export const useFreshWorkflow = (id: string) => useQuery({ ...workflowQuery(id), refetchOnMount: 'always' });

/** Has everything that shows a workflow or its suppliers fetched anew, the quota in the user menu included. */
export function useRefreshWorkflow() {
  const queries = useQueryClient();
  return async (id?: string) => {
    const keys = [['workflows'], ['suppliers'], ['statistics'], ['supplier-counts'], ['session'], ['supplier']];
    await Promise.all([
      ...keys.map((queryKey) => queries.invalidateQueries({ queryKey })),
      ...(id ? [queries.invalidateQueries({ queryKey: workflowKey(id) })] : []),
    ]);
  };
}
