import { expect, it } from 'vitest';
import { DEFAULT_SUPPLIER_COLUMNS, SUPPLIER_COLUMNS, shownSupplierColumns } from './supplier-columns';

it('shows the stored columns in their order, without what is unknown or repeated', () => {
  expect(shownSupplierColumns(['sic', 'gone', 'status', 'sic'])).toEqual(['sic', 'status']);
  expect(shownSupplierColumns([])).toBe(DEFAULT_SUPPLIER_COLUMNS);
  expect(shownSupplierColumns(null)).toBe(DEFAULT_SUPPLIER_COLUMNS);
  expect(new Set(SUPPLIER_COLUMNS).size).toBe(47);
});
