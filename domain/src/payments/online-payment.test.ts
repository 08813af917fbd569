import { describe, expect, it } from 'vitest';
import { PAYMENT_REGION_RULES, PAYMENT_REGIONS } from '../catalog/payment-regions';
import { checkBilling, normalizeBilling } from './billing-rules';
import { offeredMethods, onlineMethodsOf, PAYMENT_NEWS, paymentReference, statusAfter } from './online-payment';

describe('online payment', () => {
  it("is Mexico's card and Brazil's boleto and card, of what each region has", () => {
    const online = Object.fromEntries(PAYMENT_REGIONS.map((region) => [region, [...onlineMethodsOf(region)]]));
    expect(online).toEqual({
      argentina: [],
      brazil: ['boleto', 'credit_card'],
      mexico: ['credit_card'],
      peru: [],
      ccs: [],
      international: [],
    });
  });

  it('is not offered without a provider, unless a region would have nothing left', () => {
    const offered = (region: 'mexico' | 'brazil' | 'peru', has: boolean) =>
      offeredMethods(PAYMENT_REGION_RULES[region].methods, region, has);
    expect(offered('mexico', true)).toContain('credit_card');
    expect(offered('mexico', false)).toEqual(['cash', 'nominal_check', 'electronic_funds_transfer', 'to_define']);
    expect(offered('brazil', false)).toEqual(['boleto', 'credit_card']);
    expect(offered('peru', false)).toEqual(PAYMENT_REGION_RULES.peru.methods);
  });

  it('cannot be chosen where it is not offered', () => {
    const { general, payment } = normalizeBilling(
      { region: 'international', countryId: '' },
      {
        companyName: 'ACME',
        taxIdType: '',
        taxId: '1',
        address: 'a',
        postalCode: '1',
        city: 'c',
        state: 's',
        phone: '+525512345678',
        mobilePhone: '',
      },
      { personName: 'A', position: 'B', email: 'a@b.co', method: 'cash', cfi: '', termsAccepted: false },
    );
    const check = (methods?: readonly ['credit_card']) =>
      checkBilling({ region: 'international', countryId: '' }, general, payment, {
        hasRfcDocument: false,
        ...(methods ? { methods } : {}),
      });
    expect(check()).toEqual([]);
    expect(check(['credit_card']).map(({ path }) => path)).toEqual(['payment.method']);
  });

  it('believes the money, in whatever order news arrives', () => {
    expect(statusAfter('pending', 'submitted')).toBe('pending');
    expect(statusAfter('pending', 'failed')).toBe('failed');
    expect(statusAfter('failed', 'submitted')).toBe('failed');
    for (const status of ['pending', 'paid', 'failed'] as const) expect(statusAfter(status, 'paid')).toBe('paid');
    for (const news of PAYMENT_NEWS) expect(statusAfter('paid', news)).toBe('paid');
  });

  it('is named by the end of its request, which differs between requests of one moment', () => {
    expect(paymentReference('019a-0000-0000-abcdef012345')).toBe('ABCDEF012345');
  });
});
