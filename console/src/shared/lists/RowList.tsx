import { ListBase, type ListBaseProps, type RaRecord } from 'react-admin';
import type { ResourceMeta } from '../data/provider/resource-path';
import { rowsMeta } from '../data/provider/use-rows';

type RowListProps<Row extends RaRecord> = Omit<ListBaseProps<Row>, 'disableAuthentication'> & {
  /** Selects one of the resource's lists, such as the suppliers of a workflow. */
  meta?: ResourceMeta;
};

/**
 * Provides a list page's rows, filters and order to the components inside: react-admin's `ListBase`, whose rows never
 * become records of `useGetOne`. Authentication is disabled, because the routes have already checked the user.
 */
export function RowList<Row extends RaRecord>({ meta, queryOptions, ...list }: RowListProps<Row>) {
  return <ListBase<Row> {...list} queryOptions={{ ...queryOptions, meta: rowsMeta(meta) }} disableAuthentication />;
}
