import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useProvider } from '../shared/data/provider/use-provider';
import type { WorkflowChoice } from '../shared/data/provider/verbs/workflow-choices.verbs';
import { chosenIds, withChosenIds } from './chosen-ids';

const chosenKey = (ids: readonly string[]) => ['workflows', 'getWorkflowChoices', ids];

/** Returns the selected workflows, which are stored in the URL; removes ids of missing workflows from the URL. */
export function useChosenWorkflows() {
  const dataProvider = useProvider();
  const [params, setParams] = useSearchParams();
  const queries = useQueryClient();
  const ids = useMemo(() => chosenIds(params), [params]);
  const { data, error, refetch } = useQuery({
    queryKey: chosenKey(ids),
    queryFn: () => dataProvider.getWorkflowChoices(ids),
    enabled: ids.length > 0,
  });
  const found = ids.length === 0 ? [] : data;

  useEffect(() => {
    if (!data || ids.length === 0 || data.length === ids.length) return;
    const known = new Set(data.map(({ id }) => id));
    const left = ids.filter((id) => known.has(id));
    queries.setQueryData(chosenKey(left), data);
    setParams((now) => withChosenIds(now, left), { replace: true });
  }, [data, ids, queries, setParams]);

  const choose = (workflows: readonly WorkflowChoice[]) => {
    const next = workflows.map(({ id }) => id);
    // Put the selected workflows into the query cache, so that the new ids in the URL cause no request.
    queries.setQueryData(chosenKey(next), workflows);
    setParams((now) => withChosenIds(now, next));
  };
  /**
   * `chosen` is undefined until the workflows of the URL are loaded and the ids of missing workflows are removed from
   * the URL.
   */
  return { ids, chosen: found?.length === ids.length ? found : undefined, choose, error, refetch };
}
