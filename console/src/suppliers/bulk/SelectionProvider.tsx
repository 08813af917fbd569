import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { useCan } from '../../shared/auth/use-can';
import { countOf, isSelected, NOTHING, pageState, rangeOf, type Selection, sentFilter, setSelected } from './selection';

interface SelectionTools {
  selection: Selection;
  count: number;
  page: 'none' | 'some' | 'all';
  isSelected: (id: string) => boolean;
  /**
   * Selects or deselects a supplier. With `isRange`, applies to all suppliers from the last toggled supplier to this
   * supplier.
   */
  toggle: (id: string, isRange: boolean) => void;
  togglePage: () => void;
  selectAll: () => void;
  clear: () => void;
}

const SelectionContext = createContext<SelectionTools | null>(null);

/** Selection of the surrounding list; null for users without bulk actions. */
export const useSelection = (): SelectionTools | null => useContext(SelectionContext);

/**
 * Keeps the selection across pages and sort orders. A changed search or filter clears the selection, so that actions
 * never affect suppliers outside the visible list.
 */
export function SelectionProvider({ children }: { children: ReactNode }) {
  const mayAct = useCan('archive_suppliers');
  const { data, total, filterValues } = useListContext<SupplierRow>();
  const found = JSON.stringify(sentFilter(filterValues));
  const [state, setState] = useState({ found, selection: NOTHING });
  const last = useRef<string | null>(null);
  const selection = state.found === found ? state.selection : NOTHING;
  // Memoized, because every row has a checkbox that reads this value.
  const tools = useMemo((): SelectionTools => {
    const ids = (data ?? []).map(({ id }) => id);
    const select = (next: Selection) => setState({ found, selection: next });
    return {
      selection,
      count: countOf(selection, total ?? 0),
      page: pageState(selection, ids),
      isSelected: (id) => isSelected(selection, id),
      toggle(id, isRange) {
        const range = isRange ? rangeOf(ids, last.current, id) : [id];
        last.current = id;
        select(setSelected(selection, range, !isSelected(selection, id), ids));
      },
      togglePage: () => select(setSelected(selection, ids, pageState(selection, ids) !== 'all', ids)),
      selectAll: () => select({ kind: 'all' }),
      clear: () => select(NOTHING),
    };
  }, [data, total, found, selection]);
  return <SelectionContext value={mayAct ? tools : null}>{children}</SelectionContext>;
}
