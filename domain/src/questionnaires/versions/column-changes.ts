import { canonicalJson, type Json } from '../../language/canonical-json';
import type { TableColumn, TableFormat } from '../answer-format';

interface ColumnChanges {
  added: TableColumn[];
  removed: TableColumn[];
  /** Columns with another title, format or duty to answer. */
  changed: { was: TableColumn; is: TableColumn }[];
  /** True if the columns that stay have another order. */
  isReordered: boolean;
}

const titleOf = ({ title }: TableColumn): string => title.trim();
const isEqual = (was: TableColumn, is: TableColumn): boolean =>
  titleOf(was) === titleOf(is) &&
  was.required === is.required &&
  canonicalJson(was.format as unknown as Json) === canonicalJson(is.format as unknown as Json);

/** Compares two tables column by column. Columns are the same by their ids, otherwise by their titles. */
export function columnChanges(before: TableFormat, after: TableFormat): ColumnChanges {
  const ids = new Set(after.columns.map(({ id }) => id));
  const free = before.columns.filter(({ id }) => !ids.has(id));
  const byId = new Map(before.columns.map((column) => [column.id, column]));
  const places = new Map(before.columns.map(({ id }, place) => [id, place]));
  const added: TableColumn[] = [];
  const pairs: { was: TableColumn; is: TableColumn }[] = [];
  for (const is of after.columns) {
    const place = free.findIndex((column) => titleOf(column) === titleOf(is));
    const was = byId.get(is.id) ?? (place < 0 ? undefined : free.splice(place, 1)[0]);
    if (was) pairs.push({ was, is });
    else added.push(is);
  }
  const stayed = new Set(pairs.map(({ was }) => was.id));
  const order = pairs.map(({ was }) => places.get(was.id) ?? 0);
  return {
    added,
    removed: before.columns.filter(({ id }) => !stayed.has(id)),
    changed: pairs.filter(({ was, is }) => !isEqual(was, is)),
    isReordered: order.some((place, at) => at > 0 && place < (order[at - 1] ?? 0)),
  };
}
