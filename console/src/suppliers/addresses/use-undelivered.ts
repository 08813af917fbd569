import type { UndeliveredListResponse } from '@homologa/domain/suppliers/addresses/addresses.contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useProvider } from '../../shared/data/provider/use-provider';

/** Suppliers whose invitation failed, of one workflow or of all, with the titles of all workflows seen so far. */
export function useUndelivered(workflowId: string | undefined) {
  const dataProvider = useProvider();
  const query = useQuery({
    queryKey: ['suppliers', 'getUndelivered', workflowId ?? null],
    queryFn: () => dataProvider.getUndelivered(workflowId),
    refetchOnMount: 'always',
    // Shows the suppliers in view while another workflow's are loaded.
    placeholderData: keepPreviousData,
  });
  // The list of one workflow names no other, so the choice of workflows is collected from all lists.
  const [seen, setSeen] = useState<UndeliveredListResponse | null>(null);
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map());
  if (query.data && query.data !== seen) {
    setSeen(query.data);
    setTitles(new Map([...titles, ...query.data.suppliers.map(({ workflow: { id, title } }) => [id, title] as const)]));
  }
  return { query, titles, hasLoaded: query.data !== undefined || seen !== null };
}
