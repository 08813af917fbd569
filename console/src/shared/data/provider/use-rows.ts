import { type GetListParams, type RaRecord, type UseGetListOptions, useGetList } from 'react-admin';
import type { ResourceMeta } from './resource-path';

/** The `meta` of a list, under which react-admin keeps its rows apart from the records of `useGetOne`. */
export const rowsMeta = (meta?: ResourceMeta) => ({ ...meta, isRows: true }) as const;

/** react-admin's `useGetList`; its rows never become records of `useGetOne`. */
export const useRows = <Row extends RaRecord>(
  resource: string,
  { meta, ...asked }: Partial<Omit<GetListParams, 'meta'>> & { meta?: ResourceMeta },
  options?: UseGetListOptions<Row>,
) => useGetList<Row>(resource, { ...asked, meta: rowsMeta(meta) }, options);
