import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { useCan } from '../../shared/auth/use-can';
import { useLatest } from '../../shared/ui/hooks/use-latest';
import { countOf, isSelected, NOTHING, pageState, rangeOf, type Selection, sentFilter, setSelected } from './selection';

export interface SelectionTools {
  selection: Selection;
  /** Filter of the list that the selection belongs to: 'all' means all suppliers of this filter and of no later one. */
  filter: Readonly<Record<string, unknown>>;
  count: number;
  page: 'none' | 'some' | 'all';
  isSelected: (id: string) => boolean;
  togglePage: () => void;
  selectAll: () => void;
  clear: () => void;
}

/**
 * Selects or deselects a supplier. With `isRange`, applies to all suppliers from the last toggled supplier to this
 * supplier.
 */
type Toggle = (id: string, isRange: boolean) => void;

const SelectionContext = createContext<SelectionTools | null>(null);
const ToggleContext = createContext<Toggle | null>(null);

/** Selection of the surrounding list; null for users without bulk actions. */
export const useSelection = (): SelectionTools | null => useContext(SelectionContext);

/** Constant function, so that a changed selection renders only the rows that it changes; null like `useSelection`. */
export const useToggle = (): Toggle | null => useContext(ToggleContext);

/**
 * Keeps the selection across pages and sort orders. A changed search or filter clears the selection, so that actions
 * never affect suppliers outside the visible list.
 */
export function SelectionProvider({ children }: { children: ReactNode }) {
  const mayAct = useCan('archive_suppliers');
  const { data, total, filterValues } = useListContext<SupplierRow>();
  const filter = useMemo(() => sentFilter(filterValues), [filterValues]);
  const found = JSON.stringify(filter);
  const [state, setState] = useState({ found, selection: NOTHING });
  const last = useRef<string | null>(null);
  const selection = state.found === found ? state.selection : NOTHING;
  const ids = useMemo(() => (data ?? []).map(({ id }) => id), [data]);
  const tools = useMemo((): SelectionTools => {
    const select = (next: Selection) => setState({ found, selection: next });
    return {
      selection,
      filter,
      count: countOf(selection, total ?? 0),
      page: pageState(selection, ids),
      isSelected: (id) => isSelected(selection, id),
      togglePage: () => select(setSelected(selection, ids, pageState(selection, ids) !== 'all', ids)),
      selectAll: () => select({ kind: 'all' }),
      clear: () => select(NOTHING),
    };
  }, [ids, total, filter, found, selection]);
  const latest = useLatest({ ids, found });
  const toggle = useCallback<Toggle>(
    (id, isRange) => {
      const { ids: page, found: now } = latest.current;
      const range = isRange ? rangeOf(page, last.current, id) : [id];
      last.current = id;
      setState((former) => {
        const chosen = former.found === now ? former.selection : NOTHING;
        return { found: now, selection: setSelected(chosen, range, !isSelected(chosen, id), page) };
      });
    },
    [latest],
  );
  return (
    <SelectionContext value={mayAct ? tools : null}>
      <ToggleContext value={mayAct ? toggle : null}>{children}</ToggleContext>
    </SelectionContext>
  );
}
