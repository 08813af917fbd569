import { type ReactNode, useState } from 'react';
import { ListContextProvider, useListContext } from 'react-admin';
import { type AskedFilters, askedAlso, filterNow, isOnItsWay } from './asked-filters';

/**
 * Provides the requested filters before React Router has rendered them. Without this, a second change in between (a
 * tab, then a search) would discard the first.
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
