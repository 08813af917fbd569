import { type ReactNode, useState } from 'react';
import { ListContextProvider, useListContext } from 'react-admin';
import { type AskedFilters, askedAlso, filterNow, isOnItsWay } from './asked-filters';

/**
 * The filters of the list around it as soon as they are asked for. The router draws a change when it finds the time;
 * anyone who goes on meanwhile (a tab, then a search) must not undo the first change with the second.
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
