import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useGetOne } from 'react-admin';
import { recordKey } from './provider/use-keep-record';
import { useProvider } from './provider/use-provider';

/** Key of the workflow with its suppliers, for the form. */
const wholeKey = (id: string) => ['workflows', 'completeWorkflow', id] as const;
const aloneKey = (id: string) => recordKey('workflows', id);
/** Key of whether a workflow's suppliers are monitored. */
export const monitoringKey = (id: string) => ['workflows', 'getWorkflowMonitoring', id] as const;

/** Updates the cached workflow of the detail pages; an open form keeps its own. */
export function storeForDetails(queries: QueryClient, workflow: WorkflowResponse): void {
  queries.setQueryData(aloneKey(workflow.id), { ...workflow, suppliers: [] });
}

export function storeWorkflow(queries: QueryClient, workflow: WorkflowResponse): void {
  queries.setQueryData(wholeKey(workflow.id), workflow);
  storeForDetails(queries, workflow);
}

export const useWorkflow = (id: string) => useGetOne<WorkflowResponse>('workflows', { id });

/**
 * A workflow with its suppliers for a form. Wait for `isFetchedAfterMount`, so that the form does not start with stale
 * data.
 */
export function useFreshWorkflow(id: string) {
  const dataProvider = useProvider();
  const queries = useQueryClient();
  return useQuery({
    queryKey: wholeKey(id),
    // Reuse the data of the workflow's other pages.
    queryFn: () => dataProvider.completeWorkflow(id, queries.getQueryData<WorkflowResponse>(aloneKey(id))),
    refetchOnMount: 'always',
  });
}

export function useRefreshWorkflow() {
  const queries = useQueryClient();
  return async (id?: string) => {
    const keys = [
      ['workflows', 'getList'],
      ['workflows', 'getWorkflowChoices'],
      ['workflows', 'findWorkflowChoices'],
      // With their figures, labels, screenings and duplicates.
      ['suppliers'],
      ['hits'],
      ['compliance-checks'],
      ['needs-you'],
      ['statistics'],
      ['session'],
      // Labels contain their supplier counts.
      ['labels'],
      ...(id ? [wholeKey(id), aloneKey(id), monitoringKey(id)] : []),
    ];
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
}
