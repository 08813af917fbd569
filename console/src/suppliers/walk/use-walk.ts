import type { SupplierResponse, SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useListContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import type { ConsoleDataProvider } from '../../shared/data/provider/data-provider';
import { useProvider } from '../../shared/data/provider/use-provider';
import { rowsMeta } from '../../shared/data/provider/use-rows';
import { keepWalk, type ListWalk, placeIn, readWalk, type WalkPlace, type WalkStop, withPage } from './list-walk';

const stopOf = ({ id, workflow_id: workflowId }: SupplierRow): WalkStop => ({ id, workflowId });

/** Stores the rows of the surrounding list, so that a supplier's page can link to the previous and next supplier. */
export function useKeepWalk(workflowId: string | null): void {
  const { pathname, search } = useLocation();
  const { data, page, perPage, sort, filterValues, total } = useListContext<SupplierRow>();
  useEffect(() => {
    if (!data) return;
    const first = (page - 1) * perPage;
    const address = `${pathname}${search}`;
    const stops = data.map(stopOf);
    keepWalk({ workflowId, address, sort, filter: filterValues, page, perPage, first, total, stops });
  }, [data, workflowId, pathname, search, page, perPage, sort, filterValues, total]);
}

export interface Walk extends WalkPlace {
  go: (stop: WalkStop | undefined, state?: { isDeciding: boolean }) => void;
}

/**
 * Returns the previous and next supplier in the list from which the user came; null if the user did not come from a
 * list.
 */
export function useWalk({ id }: SupplierResponse): Walk | null {
  const navigate = useNavigate();
  const dataProvider = useProvider();
  const [kept] = useState(readWalk);
  const { data: longer } = useQuery({
    queryKey: ['list-walk', kept?.address, id],
    queryFn: () => (kept ? readOn(dataProvider, kept) : null),
    enabled: placeIn(kept, id)?.needsMore === true,
    gcTime: 0,
  });
  const walk = longer ?? kept;
  const place = placeIn(walk, id);
  if (!walk || !place) return null;
  return {
    ...place,
    go: (stop, state) => {
      if (!stop) return;
      keepWalk(walk);
      void navigate(`/workflows/${stop.workflowId}/suppliers/${stop.id}`, { state });
    },
  };
}

/** Loads the last loaded page of the list again. If it has no new rows, loads the next page. */
async function readOn(dataProvider: ConsoleDataProvider, walk: ListWalk): Promise<ListWalk> {
  const { perPage, sort, filter, workflowId } = walk;
  const meta = rowsMeta({ workflowId: workflowId ?? undefined });
  for (const page of [walk.page, walk.page + 1]) {
    const { data } = await dataProvider.getList<SupplierRow>('suppliers', {
      pagination: { page, perPage },
      sort,
      filter,
      meta,
    });
    const longer = withPage(walk, page, data.map(stopOf));
    if (longer.stops.length > walk.stops.length) return longer;
  }
  return walk;
}
