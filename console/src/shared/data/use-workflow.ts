import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useGetOne } from 'react-admin';
import { recordKey } from './provider/use-keep-record';
import { useProvider } from './provider/use-provider';

/** Query key of the workflow with its suppliers, which the edit form loads. */
const wholeKey = (id: string) => ['workflows', 'completeWorkflow', id] as const;
const aloneKey = (id: string) => recordKey('workflows', id);
export const monitoringKey = (id: string) => ['workflows', 'getWorkflowMonitoring', id] as const;

/**
 * Updates the cached workflow that the detail pages show. Does not change the copy that is cached for the edit form.
 */
export function storeForDetails(queries: QueryClient, workflow: WorkflowResponse): void {
  queries.setQueryData(aloneKey(workflow.id), { ...workflow, suppliers: [] });
}

export function storeWorkflow(queries: QueryClient, workflow: WorkflowResponse): void {
  queries.setQueryData(wholeKey(workflow.id), workflow);
  storeForDetails(queries, workflow);
}

export const useWorkflow = (id: string) => useGetOne<WorkflowResponse>('workflows', { id });

/**
 * Loads a workflow with its suppliers for a form. Wait for `isFetchedAfterMount`, so that the form does not start with
 * stale data.
 */
export function useFreshWorkflow(id: string) {
  const dataProvider = useProvider();
  const queries = useQueryClient();
  return useQuery({
    queryKey: wholeKey(id),
    // Reuse the workflow that the detail pages have cached, so that only the missing fields are loaded.
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
      // This key covers the suppliers' figures, labels, screenings and duplicates too.
      ['suppliers'],
      ['hits'],
      ['compliance-checks'],
      ['needs-you'],
      ['statistics'],
      ['session'],
      // Refetch the labels, because each label contains its number of suppliers.
      ['labels'],
      ...(id ? [wholeKey(id), aloneKey(id), monitoringKey(id)] : []),
    ];
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
}
