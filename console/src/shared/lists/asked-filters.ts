type Filter = Readonly<Record<string, unknown>>;

/**
 * Filters that the user has set but the page has not rendered yet, the newest last. `from` contains the filters that
 * were rendered when the user set the first of them.
 */
export interface AskedFilters {
  from: Filter;
  filters: readonly Filter[];
}

const same = (a: Filter, b: Filter): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * True while the newest requested filters are pending; false once they are rendered or the user has navigated
 * elsewhere.
 */
export function isOnItsWay({ from, filters }: AskedFilters, drawn: Filter): boolean {
  const newest = filters.at(-1) ?? from;
  return !same(drawn, newest) && [from, ...filters].some((one) => same(one, drawn));
}

export const filterNow = (asked: AskedFilters | null, drawn: Filter): Filter =>
  asked && isOnItsWay(asked, drawn) ? (asked.filters.at(-1) ?? drawn) : drawn;

export const askedAlso = (asked: AskedFilters | null, drawn: Filter, filter: Filter): AskedFilters =>
  asked && isOnItsWay(asked, drawn)
    ? { from: asked.from, filters: [...asked.filters, filter] }
    : { from: drawn, filters: [filter] };
