type Filter = Readonly<Record<string, unknown>>;

/** Filters that were asked for since `from` was drawn, the newest last. */
export interface AskedFilters {
  from: Filter;
  filters: readonly Filter[];
}

const same = (a: Filter, b: Filter): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Whether the page is still on its way to the newest of them; no more when it is drawn, or when one has gone elsewhere.
 */
export function isOnItsWay({ from, filters }: AskedFilters, drawn: Filter): boolean {
  const newest = filters.at(-1) ?? from;
  return !same(drawn, newest) && [from, ...filters].some((one) => same(one, drawn));
}

/** What the list is filtered by as far as the person is concerned: what was asked for last, drawn or not. */
export const filterNow = (asked: AskedFilters | null, drawn: Filter): Filter =>
  asked && isOnItsWay(asked, drawn) ? (asked.filters.at(-1) ?? drawn) : drawn;

/** With one more asked for. */
export const askedAlso = (asked: AskedFilters | null, drawn: Filter, filter: Filter): AskedFilters =>
  asked && isOnItsWay(asked, drawn)
    ? { from: asked.from, filters: [...asked.filters, filter] }
    : { from: drawn, filters: [filter] };
