import { type ReactNode, useState } from 'react';
import { ListContextProvider, useListContext } from 'react-admin';
import { type AskedFilters, askedAlso, filterNow, isOnItsWay } from './asked-filters';

/**
 * Provides changed filters to the children immediately, before React Router has rendered the new URL. Otherwise a
 * second change, such as a search right after a tab change, would start from the old filters and discard the first
 * change.
 */
export function PromptFilters({ children }: { children: ReactNode }) {
  const list = useListContext();
  const { filterValues: drawn, setFilters } = list;
  const [asked, setAsked] = useState<AskedFilters | null>(null);
  if (asked && !isOnItsWay(asked, drawn)) setAsked(null);
  const value = {
    ...list,
    filterValues: filterNow(asked, drawn),
    setFilters: (filter: Record<string, unknown>) => {
      setAsked(askedAlso(asked, drawn, filter));
      setFilters(filter);
    },
  };
  return <ListContextProvider value={value}>{children}</ListContextProvider>;
}
