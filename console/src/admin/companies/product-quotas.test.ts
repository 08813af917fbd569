import type { DeskCompanyResponse } from '@homologa/domain/companies/company.contract';
import { expect, test } from 'vitest';
import { changedProducts, checkQuotas, quotaRowsOf } from './product-quotas';

const company = {
  features: { products: [{ type: 'bir', enabled: true, extras: { visible: true }, used: 7, total: 20 }] },
} as DeskCompanyResponse;
const rows = (change: object) => quotaRowsOf(company).map((row) => (row.type === 'bir' ? { ...row, ...change } : row));

test('every product has a row, and only what was changed is sent', () => {
  expect(quotaRowsOf(company).length).toBeGreaterThan(10);
  expect(changedProducts(company, rows({}))).toEqual([]);
  expect(changedProducts(company, rows({ total: '30' }))).toEqual([{ type: 'bir', enabled: true, total: 30 }]);
});

test('a total is a whole number that covers what is used', () => {
  expect(checkQuotas(company, rows({ total: '7' }))).toEqual([]);
  for (const total of ['6', '', '-1', '1.5', 'x']) {
    expect(checkQuotas(company, rows({ total }))).toMatchObject([{ path: 'rows.0.total' }]);
  }
});
