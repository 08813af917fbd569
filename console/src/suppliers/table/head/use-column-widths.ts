import type { ColumnWidths } from '@homologa/domain/suppliers/saved-view.contract';
import { updateSessionUser } from '../../../shared/auth/session-store';
import { useUser } from '../../../shared/auth/use-can';
import { useProvider } from '../../../shared/data/provider/use-provider';
import { useAction } from '../../../shared/data/use-action';

const NO_WIDTHS: ColumnWidths = {};

/** Widths that the user gave to columns, kept with the account. */
export function useColumnWidths() {
  const dataProvider = useProvider();
  const user = useUser();
  const widths = user.preferences.supplier_column_widths ?? NO_WIDTHS;
  const save = useAction(
    (next: ColumnWidths) => dataProvider.updateAccount(user.id, { preferences: { supplier_column_widths: next } }),
    { onDone: updateSessionUser },
  );
  return {
    widths,
    save,
    resize: (column: string, width: number | null) => {
      const { [column]: _former, ...others } = widths;
      save.mutate(width === null ? others : { ...others, [column]: width });
    },
  };
}
