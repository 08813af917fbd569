import type { ColumnWidths } from '@homologa/domain/suppliers/saved-view.contract';
import { getSession } from '../../../shared/auth/session-store';
import { useUser } from '../../../shared/auth/use-can';
import { usePreferences } from '../../../shared/data/use-preferences';

const NO_WIDTHS: ColumnWidths = {};

/** Column widths set by the user, stored with the account. */
export function useColumnWidths() {
  const preferences = usePreferences();
  const widths = useUser().preferences.supplier_column_widths ?? NO_WIDTHS;
  return {
    widths,
    resize: (column: string, width: number | null) => {
      // Read the newest widths from the session: a second column may be resized before the table renders again.
      const { [column]: _former, ...others } = getSession().user?.preferences.supplier_column_widths ?? NO_WIDTHS;
      preferences.change({ supplier_column_widths: width === null ? others : { ...others, [column]: width } });
    },
  };
}
