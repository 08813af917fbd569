import { ListBase, type ListBaseProps, type RaRecord } from 'react-admin';
import type { ResourceMeta } from '../data/provider/resource-path';
import { rowsMeta } from '../data/provider/use-rows';

type RowListProps<Row extends RaRecord> = Omit<ListBaseProps<Row>, 'disableAuthentication'> & {
  /** Selects one of the resource's lists, such as the suppliers of a workflow. */
  meta?: ResourceMeta;
};

/**
 * Provides rows, filters and order of a list page to its children, like react-admin's `ListBase`, but rows are never
 * cached as records of `useGetOne`. Authentication is disabled, because the routes have already checked the user.
 */
export function RowList<Row extends RaRecord>({ meta, queryOptions, ...list }: RowListProps<Row>) {
  return <ListBase<Row> {...list} queryOptions={{ ...queryOptions, meta: rowsMeta(meta) }} disableAuthentication />;
}
