import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { expect, it } from 'vitest';
import { ccrScoreOf, ccrState, isUnderWay, reportState } from './report-state';

const supplier = (request: object | null, report: object | null, ccr: object | null = null) =>
  ({ desk_request: request && { kind: 'bir', ...request }, report, ccr }) as unknown as SupplierResponse;
const AT = '2026-05-01T00:00:00Z';

it('a report is pending from the request until the delivery', () => {
  expect(reportState(supplier(null, null))).toBe('not_requested');
  expect(reportState(supplier({ status: 'cancelled', delivered_at: null }, null))).toBe('not_requested');
  expect(reportState(supplier({ status: 'verified', delivered_at: null }, null))).toBe('pending');
  const delivered = { delivery_date: AT };
  expect(reportState(supplier({ status: 'delivered', delivered_at: AT }, delivered))).toBe('completed');
  expect(reportState(supplier({ status: 'queued', delivered_at: null }, delivered))).toBe('pending');
});

it('a compliance report under way leaves the report as it is', () => {
  expect(reportState(supplier({ kind: 'cfr', status: 'queued', delivered_at: null }, null))).toBe('not_requested');
});

it('a score is pending until it is delivered, also where the whole workflow asks for it', () => {
  expect(ccrState(supplier(null, null))).toBe('not_requested');
  const pending = supplier(null, null, { requested_at: AT, delivered_at: null, score: null });
  expect([ccrState(pending), isUnderWay(pending)]).toEqual(['pending', true]);
  const investigated = supplier({ kind: 'ccr', status: 'queued', delivered_at: null }, null);
  expect([ccrState(investigated), reportState(investigated)]).toEqual(['pending', 'pending']);
  const delivered = supplier(null, null, { requested_at: AT, delivered_at: AT, score: 'B' });
  expect([ccrState(delivered), ccrScoreOf(delivered), isUnderWay(delivered)]).toEqual(['completed', 'B', false]);
  const byReport = supplier(
    { kind: 'ccr', status: 'delivered', delivered_at: AT },
    { delivery_date: AT, ccr_score: 'D' },
  );
  expect([ccrState(byReport), ccrScoreOf(byReport)]).toEqual(['completed', 'D']);
});
