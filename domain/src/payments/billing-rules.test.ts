import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { PAYMENT_REGION_RULES, PAYMENT_REGIONS, type PaymentRegion } from '../catalog/payment-regions';
import { type BillingGeneral, type BillingPayment, checkBilling, normalizeBilling } from './billing-rules';

const TAX_IDS: Record<PaymentRegion, string> = {
  argentina: '20-12345678-6',
  brazil: '12.abc.345/01de-35',
  mexico: 'eku9003173c9',
  peru: '20131312955',
  ccs: 'J-123',
  international: '900.123',
};
const STATES: Partial<Record<PaymentRegion, string>> = {
  argentina: 'Salta',
  brazil: 'sao paulo',
  mexico: 'CMX',
  peru: 'lima',
};

const placeIn = (region: PaymentRegion | null, countryId: string = region ?? '') => ({ region, countryId });

const general = (region: PaymentRegion, more: Partial<BillingGeneral> = {}): BillingGeneral => ({
  companyName: 'ACME',
  taxIdType: region === 'peru' ? 'ruc' : '',
  taxId: TAX_IDS[region],
  address: 'Calle 1',
  postalCode: '01000',
  city: 'Lima',
  state: STATES[region] ?? 'Anywhere',
  phone: '+525512345678',
  mobilePhone: '',
  ...more,
});
const payment = (region: PaymentRegion, more: Partial<BillingPayment> = {}): BillingPayment => ({
  personName: 'Ana',
  position: 'CFO',
  email: 'Ana@acme.com',
  method: PAYMENT_REGION_RULES[region].methods[0] ?? '',
  cfi: region === 'mexico' ? 'g03' : '',
  termsAccepted: region === 'brazil',
  ...more,
});
const check = (
  region: PaymentRegion,
  moreGeneral: Partial<BillingGeneral> = {},
  morePayment: Partial<BillingPayment> = {},
  hasRfcDocument = true,
) => {
  const billing = normalizeBilling(placeIn(region), general(region, moreGeneral), payment(region, morePayment));
  return checkBilling(placeIn(region), billing.general, billing.payment, { hasRfcDocument }).map(
    ({ message, path }) => [message, path],
  );
};

function brokenIn(countryId: string, more: Partial<BillingGeneral>): string[] {
  const place = placeIn('international', countryId);
  const billing = normalizeBilling(place, general('international', more), payment('international'));
  return checkBilling(place, billing.general, billing.payment, { hasRfcDocument: false }).map(({ path }) => path);
}

describe('billing', () => {
  it.each(PAYMENT_REGIONS)('of %s is complete with its own fields', (region) => expect(check(region)).toEqual([]));

  it('is stored upper case, without punctuation, with the type and the code of the state', () => {
    const { general: stored, payment: paid } = normalizeBilling(
      placeIn('brazil'),
      general('brazil'),
      payment('brazil'),
    );
    expect([stored.taxId, stored.taxIdType, stored.state, paid.email]).toEqual([
      '12ABC34501DE35',
      'cnpj',
      'SP',
      'ana@acme.com',
    ]);
    expect(normalizeBilling(placeIn('ccs'), general('ccs'), payment('ccs')).general.taxIdType).toBe('tax_id');
  });

  it('has phones in E.164, read as the country of its region writes them, and refuses what cannot be one', () => {
    const { general: stored } = normalizeBilling(
      placeIn('peru'),
      general('peru', { phone: '(01) 630-3000', mobilePhone: 'abc' }),
      payment('peru'),
    );
    expect([stored.phone, stored.mobilePhone]).toEqual(['+5116303000', 'abc']);
    expect(check('peru', { phone: '12', mobilePhone: 'abc' }).map(([, path]) => path)).toEqual([
      'general.phone',
      'general.mobile_phone',
    ]);
  });

  it("has phones in E.164 by the supplier's country, which most regions do not tell", () => {
    const numbers = { phone: '300 123 4567', mobilePhone: '+57 310 123 4567' };
    const stored = (countryId: string) =>
      normalizeBilling(placeIn('international', countryId), general('international', numbers), payment('international'))
        .general;
    expect([stored('colombia').phone, stored('colombia').mobilePhone]).toEqual(['+573001234567', '+573101234567']);
    expect(stored('').phone).toBe('300 123 4567');
    expect(brokenIn('colombia', { phone: '300 12' })).toEqual(['general.phone']);
  });

  it('names every missing field', () => {
    const empty = Object.fromEntries(
      Object.keys(general('mexico')).map((key) => [key, '']),
    ) as unknown as BillingGeneral;
    const nothing = { ...payment('mexico'), personName: '', position: '', email: '', method: '', cfi: '' };
    expect(check('mexico', empty, nothing).map(([, path]) => path)).toEqual(
      PAYMENT_REGION_RULES.mexico.required.filter((path) => path !== 'general.tax_id_type'),
    );
    expect(check('peru', { taxIdType: '' })).toEqual([['All fields are required', 'general.tax_id_type']]);
    expect(check('brazil', {}, { termsAccepted: false })).toEqual([
      ['All fields are required', 'payment.terms_accepted'],
    ]);
  });

  it('says which tax id is not valid', () => {
    expect(check('mexico', { taxId: '123' })).toEqual([['RFC is not valid', 'general.tax_id']]);
    expect(check('peru', { taxId: '123' })).toEqual([['RUC is not valid', 'general.tax_id']]);
    expect(check('peru', { taxId: '123', taxIdType: 'DNI' })).toEqual([['DNI is not valid', 'general.tax_id']]);
    expect(check('peru', { taxId: '01234567', taxIdType: 'dni' })).toEqual([]);
    expect(check('brazil', { taxId: '529.982.247-25' })).toEqual([['CNPJ is not valid', 'general.tax_id']]);
    expect(check('argentina', { taxId: '20-12345678-5' })).toEqual([['CUIT is not valid', 'general.tax_id']]);
    expect(check('international', { taxId: 'x 1' })).toEqual([]);
    expect(check('international', { taxId: '?' })).toEqual([['All fields are required', 'general.tax_id']]);
  });

  it('needs the RFC document in Mexico', () => {
    expect(check('mexico', {}, {}, false)).toEqual([['Please upload RFC document', 'rfc_document']]);
    expect(check('peru', {}, {}, false)).toEqual([]);
  });

  it('takes the methods, uses and states of the region alone', () => {
    expect(check('peru', {}, { method: 'boleto' }).map(([, path]) => path)).toEqual(['payment.method']);
    expect(check('mexico', {}, { cfi: 'S01' }).map(([, path]) => path)).toEqual(['payment.cfi']);
    expect(check('brazil', { state: 'Texas' }).map(([, path]) => path)).toEqual(['general.state']);
    expect(check('ccs', {}, { email: 'nope' }).map(([, path]) => path)).toEqual(['payment.email']);
  });

  it('knows no payment in Chile', () => {
    expect(checkBilling(placeIn(null), general('ccs'), payment('ccs'), { hasRfcDocument: true })[0]?.path).toBe(
      'payment.method',
    );
  });

  test.prop([fc.constantFrom(...PAYMENT_REGIONS), fc.string({ unit: 'binary' })])(
    'normalizing twice is normalizing once',
    (region, text) => {
      const once = normalizeBilling(
        placeIn(region),
        general(region, { taxId: text, state: text }),
        payment(region, { email: text }),
      );
      expect(normalizeBilling(placeIn(region), once.general, once.payment)).toEqual(once);
    },
  );
});
