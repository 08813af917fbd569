import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { useCan } from '../../shared/auth/use-can';
import { countOf, isSelected, NOTHING, pageState, rangeOf, type Selection, sentFilter, setSelected } from './selection';

interface SelectionTools {
  selection: Selection;
  count: number;
  /** Of the page that is shown. */
  page: 'none' | 'some' | 'all';
  isSelected: (id: string) => boolean;
  /** With `isRange` everything since the last one that was chosen. */
  toggle: (id: string, isRange: boolean) => void;
  togglePage: () => void;
  selectAll: () => void;
  clear: () => void;
}

const SelectionContext = createContext<SelectionTools | null>(null);

/** The selection of the list around; null for those who may do nothing with one. */
export const useSelection = (): SelectionTools | null => useContext(SelectionContext);

/**
 * Keeps what is selected in the list around, over its pages and orders. Another search or filter starts anew: what
 * is acted on is never out of what is looked at.
 */
export function SelectionProvider({ children }: { children: ReactNode }) {
  const mayAct = useCan('archive_suppliers');
  const { data, total, filterValues } = useListContext<SupplierRow>();
  const found = JSON.stringify(sentFilter(filterValues));
  const [state, setState] = useState({ found, selection: NOTHING });
  const last = useRef<string | null>(null);
  const selection = state.found === found ? state.selection : NOTHING;
  // One identity as long as nothing of it changes: every row has a box that reads it.
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
