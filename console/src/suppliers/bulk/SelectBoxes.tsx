import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import { supplierName } from '@homologa/domain/suppliers/supplier-name';
import { Checkbox } from '@mui/material';
import { useText } from '../../shared/i18n/use-text';
import { SUPPLIERS } from '../suppliers.texts';
import { BULK } from './bulk.texts';
import { useSelection } from './SelectionProvider';

/**
 * Checkbox that selects one supplier. With Shift, it selects all suppliers from the last toggled supplier to this
 * supplier.
 */
export function SelectSupplier({ supplier }: { supplier: SupplierRow }) {
  const t = useText();
  const selection = useSelection();
  if (!selection) return null;
  const name = supplierName(supplier.invite) || t(SUPPLIERS.nameless);
  return (
    <Checkbox
      size="small"
      checked={selection.isSelected(supplier.id)}
      onChange={({ nativeEvent }) =>
        selection.toggle(supplier.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
      slotProps={{ input: { 'aria-label': t(BULK.selectOne, { name }) } }}
    />
  );
}

export function SelectPage() {
  const t = useText();
  const selection = useSelection();
  if (!selection) return null;
  return (
    <Checkbox
      size="small"
      checked={selection.page === 'all'}
      indeterminate={selection.page === 'some'}
      onChange={selection.togglePage}
      slotProps={{ input: { 'aria-label': t(BULK.selectPage) } }}
    />
  );
}
