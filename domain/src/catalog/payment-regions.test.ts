import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '../countries/countries';
import { PAYMENT_REGION_RULES, paymentRegionOf } from './payment-regions';

describe('payment regions', () => {
  it('puts every country into exactly one region, and Chile into none', () => {
    const counts: Record<string, number> = {};
    for (const country of COUNTRIES) {
      const region = String(paymentRegionOf(country.id));
      counts[region] = (counts[region] ?? 0) + 1;
    }
    expect(counts).toEqual({ argentina: 1, brazil: 1, mexico: 1, peru: 1, ccs: 38, null: 1, international: 206 });
    expect(paymentRegionOf('chile')).toBeNull();
  });

  it.each([
    ['argentina', 'argentina'],
    ['guyana', 'ccs'],
    ['venezuela', 'ccs'],
    ['panama', 'ccs'],
    ['dominican_republic', 'ccs'],
    ['colombia', 'international'],
    ['united_states', 'international'],
    [null, 'international'],
    ['nowhere', 'international'],
  ])('%s is %s', (country, region) => expect(paymentRegionOf(country)).toBe(region));

  it('offers the methods of each region', () => {
    expect(PAYMENT_REGION_RULES.brazil.methods).toEqual(['boleto', 'credit_card']);
    expect(PAYMENT_REGION_RULES.ccs.methods).toEqual(['wire_transfer', 'paypal']);
    expect(PAYMENT_REGION_RULES.mexico.required).toContain('payment.cfi');
    expect(PAYMENT_REGION_RULES.peru.required).not.toContain('payment.cfi');
    expect(PAYMENT_REGION_RULES.brazil.required).toContain('payment.terms_accepted');
  });
});
