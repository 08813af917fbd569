import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import { supplierName } from '@homologa/domain/suppliers/supplier-name';
import { Checkbox } from '@mui/material';
import { useText } from '../../shared/i18n/use-text';
import { RowCheckbox } from '../../shared/lists/rows/RowCheckbox';
import { SUPPLIERS } from '../suppliers.texts';
import { BULK } from './bulk.texts';
import { useSelection, useToggle } from './SelectionProvider';

interface SelectSupplierProps {
  supplier: SupplierRow;
  isSelected: boolean;
}

/**
 * Checkbox that selects one supplier. With Shift, it selects all suppliers from the last toggled supplier to this
 * supplier.
 */
export function SelectSupplier({ supplier, isSelected }: SelectSupplierProps) {
  const t = useText();
  const toggle = useToggle();
  if (!toggle) return null;
  const name = supplierName(supplier.invite) || t(SUPPLIERS.nameless);
  return (
    <RowCheckbox
      label={t(BULK.selectOne, { name })}
      isChecked={isSelected}
      onToggle={(isRange) => toggle(supplier.id, isRange)}
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
