import type { SupplierResponse, SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import { useEffect, useState } from 'react';
import { type GetListParams, useGetList, useListContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { rowsMeta } from '../../shared/data/provider/use-rows';
import { keepWalk, type ListWalk, placeIn, readWalk, type WalkPlace, type WalkStop, withPage } from './list-walk';

const stopOf = ({ id, workflow_id: workflowId }: SupplierRow): WalkStop => ({ id, workflowId });

/** Keeps the rows of the list around, so that the page of one of them leads to its neighbours. */
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

/** Neighbours of a supplier in the list that the user came from; null without one. */
export function useWalk({ id }: SupplierResponse): Walk | null {
  const navigate = useNavigate();
  const [kept, setKept] = useState(readWalk);
  const needsMore = placeIn(kept, id)?.needsMore === true;
  const { data } = useGetList<SupplierRow>('suppliers', nextPageOf(kept), { enabled: needsMore });
  const walk = kept && needsMore && data ? withPage(kept, data.map(stopOf)) : kept;
  const place = placeIn(walk, id);
  if (!walk || !place) return null;
  return {
    ...place,
    go: (stop, state) => {
      if (!stop) return;
      keepWalk(walk);
      setKept(walk);
      void navigate(`/workflows/${stop.workflowId}/suppliers/${stop.id}`, { state });
    },
  };
}

function nextPageOf(walk: ListWalk | null): Partial<GetListParams> {
  if (!walk) return {};
  const { page, perPage, sort, filter, workflowId } = walk;
  return {
    pagination: { page: page + 1, perPage },
    sort,
    filter,
    meta: rowsMeta({ workflowId: workflowId ?? undefined }),
  };
}
