import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { expect, it } from 'vitest';
import { reportState } from './report-state';

const supplier = (request: object | null, report: object | null) =>
  ({ desk_request: request, report }) as unknown as SupplierResponse;

it('is pending from the request until the delivery', () => {
  expect(reportState(supplier(null, null))).toBe('not_requested');
  expect(reportState(supplier({ status: 'cancelled', delivered_at: null }, null))).toBe('not_requested');
  expect(reportState(supplier({ status: 'verified', delivered_at: null }, null))).toBe('pending');
  const delivered = { delivery_date: '2026-05-01T00:00:00Z' };
  expect(reportState(supplier({ status: 'delivered', delivered_at: '2026-05-01T00:00:00Z' }, delivered))).toBe(
    'completed',
  );
  expect(reportState(supplier({ status: 'queued', delivered_at: null }, delivered))).toBe('pending');
});
