import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { workflowApi } from './workflow.api';

const workflowKey = (id: string) => ['workflow', id] as const;
const aloneKey = (id: string) => [...workflowKey(id), 'alone'] as const;

/** Updates the cached workflow of the detail pages; an open form keeps its own. */
export function storeForDetails(queries: QueryClient, workflow: WorkflowResponse): void {
  queries.setQueryData(aloneKey(workflow.id), { ...workflow, suppliers: [] });
}

/** Updates the cached workflow after a save or a new draft, for all pages. */
export function storeWorkflow(queries: QueryClient, workflow: WorkflowResponse): void {
  queries.setQueryData(workflowKey(workflow.id), workflow);
  storeForDetails(queries, workflow);
}

/** A workflow with its questionnaire, without its suppliers. */
export const useWorkflow = (id: string) =>
  useQuery({ queryKey: aloneKey(id), queryFn: () => workflowApi.getWorkflowAlone(id) });

/**
 * A workflow with its suppliers for a form. Wait for `isFetchedAfterMount`, so that the form does not start with stale
 * data.
 */
export function useFreshWorkflow(id: string) {
  const queries = useQueryClient();
  return useQuery({
    queryKey: workflowKey(id),
    // Reuse the data of the workflow's other pages.
    queryFn: () => workflowApi.completeWorkflow(id, queries.getQueryData<WorkflowResponse>(aloneKey(id))),
    refetchOnMount: 'always',
  });
}

/** Refetches all queries with a workflow or its suppliers, and the quota in the user menu. */
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
      // New suppliers are duplicates from now on.
      ['duplicates'],
      // Labels contain their numbers of suppliers.
      ['labels'],
    ];
    await Promise.all([
      ...keys.map((queryKey) => queries.invalidateQueries({ queryKey })),
      ...(id ? [queries.invalidateQueries({ queryKey: workflowKey(id) })] : []),
    ]);
  };
}
