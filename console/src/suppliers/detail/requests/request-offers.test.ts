import type { CompanyProduct } from '@homologa/domain/companies/features';
import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import { describe, expect, it } from 'vitest';
import { birOffer, birProductOf, ccrOffer } from './request-offers';

const product = (type: CompanyProduct['type'], change: Partial<CompanyProduct> = {}): CompanyProduct => ({
  type,
  enabled: true,
  visible: true,
  used: 1,
  total: 10,
  ...change,
});
const features = (...products: CompanyProduct[]) => ({ products });
const supplier = (workflow: object = {}, change: object = {}) =>
  ({
    workflow: { status: 'active', type: 'investigating', product: 'report', report_type: 'bir', ...workflow },
    desk_request: null,
    report: null,
    ccr: null,
    ...change,
  }) as unknown as SupplierRow;
const OPEN = { kind: 'bir', status: 'queued', delivered_at: null };

describe('Request BIR', () => {
  it('is an admin’s, while none is under way and a unit is left', () => {
    const own = features(product('bir'));
    expect(birOffer(supplier(), true, own)).toEqual({ isShown: true, refusal: null });
    expect(birOffer(supplier(), false, own)).toEqual({ isShown: true, refusal: 'admins_only' });
    expect(birOffer(supplier({}, { desk_request: OPEN }), true, own).refusal).toBe('under_way');
    expect(birOffer(supplier({ status: 'draft' }), true, own).isShown).toBe(false);
  });

  it('takes the unit of the workflow’s own product', () => {
    const both = features(product('bir'), product('ckr', { used: 10 }));
    expect(birProductOf(supplier({ report_type: 'ckr' }))).toBe('ckr');
    expect(birProductOf(supplier({ product: 'score' }))).toBe('bir');
    expect(birOffer(supplier({ report_type: 'ckr' }), true, both).refusal).toBe('product_limit_reached');
    expect(birOffer(supplier({ report_type: 'rac' }), true, both).refusal).toBe('product_not_enabled');
  });

  it('may be made again after the delivery', () => {
    const delivered = supplier(
      {},
      {
        desk_request: { ...OPEN, status: 'delivered', delivered_at: '2026-05-01T00:00:00Z' },
        report: { delivery_date: '2026-05-01T00:00:00Z' },
      },
    );
    expect(birOffer(delivered, true, features(product('bir')))).toEqual({ isShown: true, refusal: null });
  });
});

describe('Request CCR', () => {
  it('is shown where the product is enabled and nothing has been asked for', () => {
    expect(ccrOffer(supplier(), features(product('ccr')))).toEqual({ isShown: true, refusal: null });
    expect(ccrOffer(supplier(), features()).isShown).toBe(false);
    expect(ccrOffer(supplier(), features(product('ccr', { enabled: false }))).isShown).toBe(false);
    const asked = { requested_at: '2026-05-01T00:00:00Z', delivered_at: null, score: null };
    expect(ccrOffer(supplier({}, { ccr: asked }), features(product('ccr'))).isShown).toBe(false);
  });

  it('says that the limit is reached', () => {
    expect(ccrOffer(supplier(), features(product('ccr', { used: 10 }))).refusal).toBe('product_limit_reached');
  });
});
