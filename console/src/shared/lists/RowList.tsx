import { ListBase, type ListBaseProps, type RaRecord } from 'react-admin';
import type { ResourceMeta } from '../data/provider/resource-path';
import { rowsMeta } from '../data/provider/use-rows';

type RowListProps<Row extends RaRecord> = Omit<ListBaseProps<Row>, 'disableAuthentication'> & {
  /** Which of the resource's lists is meant. */
  meta?: ResourceMeta;
};

/**
 * A list page's rows, filters and order for the components inside: react-admin's `ListBase`, whose rows never become
 * records of `useGetOne`. The routes have checked the user already.
 */
export function RowList<Row extends RaRecord>({ meta, queryOptions, ...list }: RowListProps<Row>) {
  return <ListBase<Row> {...list} queryOptions={{ ...queryOptions, meta: rowsMeta(meta) }} disableAuthentication />;
}
