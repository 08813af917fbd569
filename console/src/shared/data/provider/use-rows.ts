import { type GetListParams, type RaRecord, type UseGetListOptions, useGetList } from 'react-admin';
import type { ResourceMeta } from './resource-path';

/** The `meta` of a list, which keeps its rows in react-admin's cache separate from the records of `useGetOne`. */
export const rowsMeta = (meta?: ResourceMeta) => ({ ...meta, isRows: true }) as const;

/** react-admin's `useGetList`, but rows are never cached as records of `useGetOne`, because they may lack fields. */
export const useRows = <Row extends RaRecord>(
  resource: string,
  { meta, ...asked }: Partial<Omit<GetListParams, 'meta'>> & { meta?: ResourceMeta },
  options?: UseGetListOptions<Row>,
) => useGetList<Row>(resource, { ...asked, meta: rowsMeta(meta) }, options);
