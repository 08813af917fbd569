import { expect, it } from 'vitest';
import type { ExportedSupplier } from '../suppliers/supplier-export.queries';
import { SUPPLIER_CELLS } from './supplier-cells';

it('writes a known industry in the language of the sheet, any other as entered, none as an empty cell', () => {
  const cell = (industry: string | null) =>
    SUPPLIER_CELLS.industry.value({ industry } as ExportedSupplier, { locale: 'es', labelNames: new Map() });
  expect(cell('Metal products')).toBe('Productos metálicos');
  expect(cell('Venta de botones')).toBe('Venta de botones');
  expect(cell(null)).toBeNull();
});
