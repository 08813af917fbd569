import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { workflowApi } from './workflow.api';

const workflowKey = (id: string) => ['workflow', id] as const;
const aloneKey = (id: string) => [...workflowKey(id), 'alone'] as const;

/** Takes over what an answer says of a workflow, for the pages that look at it; a form that is open stays as it is. */
export function storeForDetails(queries: QueryClient, workflow: WorkflowResponse): void {
  queries.setQueryData(aloneKey(workflow.id), { ...workflow, suppliers: [] });
}

/** Takes over what a save or a new draft answered, for every page that shows the workflow. */
export function storeWorkflow(queries: QueryClient, workflow: WorkflowResponse): void {
  queries.setQueryData(workflowKey(workflow.id), workflow);
  storeForDetails(queries, workflow);
}

/** One workflow with its questionnaire; its suppliers are a list of their own. */
export const useWorkflow = (id: string) =>
  useQuery({ queryKey: aloneKey(id), queryFn: () => workflowApi.getWorkflowAlone(id) });

/**
 * One workflow with its suppliers for a form, which must not begin with what others have changed since: wait for
 * `isFetchedAfterMount`.
 */
export function useFreshWorkflow(id: string) {
  const queries = useQueryClient();
  return useQuery({
    queryKey: workflowKey(id),
    // Who comes from the workflow's other pages has most of it.
    queryFn: () => workflowApi.completeWorkflow(id, queries.getQueryData<WorkflowResponse>(aloneKey(id))),
    refetchOnMount: 'always',
  });
}

/** Has everything that shows a workflow or its suppliers fetched anew, the quota in the user menu included. */
export function useRefreshWorkflow() {
  const queries = useQueryClient();
  return async (id?: string) => {
    const keys = [
      ['workflows'],
      ['suppliers'],
      ['statistics'],
      ['supplier-counts'],
      ['session'],
      ['supplier'],
      // Suppliers added a moment ago are known by now.
      ['duplicates'],
      // How many suppliers carry each.
      ['labels'],
    ];
    await Promise.all([
      ...keys.map((queryKey) => queries.invalidateQueries({ queryKey })),
      ...(id ? [queries.invalidateQueries({ queryKey: workflowKey(id) })] : []),
    ]);
  };
}
