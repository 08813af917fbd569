import { expect, it } from 'vitest';
import { DEFAULT_SUPPLIER_COLUMNS, SUPPLIER_COLUMNS, shownSupplierColumns } from './supplier-columns';

it('shows the stored columns in their order, without what is unknown or repeated', () => {
  expect(shownSupplierColumns(['sic', 'gone', 'status', 'sic'], true)).toEqual(['sic', 'status']);
  expect(shownSupplierColumns([], false)).toBe(DEFAULT_SUPPLIER_COLUMNS);
  expect(shownSupplierColumns(null, false)).toBe(DEFAULT_SUPPLIER_COLUMNS);
  expect(new Set(SUPPLIER_COLUMNS).size).toBe(47);
});

it('shows the score before the decision where answers are scored and no columns were chosen', () => {
  const shown = shownSupplierColumns(null, true);
  expect(shown[shown.indexOf('decision') - 1]).toBe('score');
  expect(shown.filter((column) => column !== 'score')).toEqual(DEFAULT_SUPPLIER_COLUMNS);
});
