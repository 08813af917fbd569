import { describe, expect, it } from 'vitest';
import { PAYMENT_REGIONS } from '../catalog/payment-regions';
import {
  type BankAccount,
  DEPOSIT_CODES,
  dayIn,
  deductionOf,
  invoiceDay,
  PAYMENT_TIME_ZONES,
  paymentInstructions,
  type RegionTerms,
  termsOn,
} from './payment-terms';

const at = (moment: string) => new Date(moment);
const account = (bank: string, methods: BankAccount['methods'] = []): BankAccount => ({
  methods,
  bank,
  holder: 'Provider',
  details: [{ kind: 'account_number', value: '1' }],
});

describe("a region's day", () => {
  // Mexico City is UTC-6 all year: no daylight saving time since 2022.
  it.each([
    ['mexico', '2026-11-27T05:59:59Z', '2026-11-26'],
    ['mexico', '2026-11-27T06:00:00Z', '2026-11-27'],
    ['mexico', '2026-07-27T05:59:59Z', '2026-07-26'],
    ['mexico', '2026-07-27T06:00:00Z', '2026-07-27'],
    ['peru', '2026-11-27T04:59:59Z', '2026-11-26'],
    ['peru', '2026-11-27T05:00:00Z', '2026-11-27'],
    ['argentina', '2026-11-27T02:59:59Z', '2026-11-26'],
    ['argentina', '2026-11-27T03:00:00Z', '2026-11-27'],
    ['brazil', '2027-01-01T02:59:59Z', '2026-12-31'],
    ['brazil', '2027-01-01T03:00:00Z', '2027-01-01'],
    ['ccs', '2026-03-01T04:59:59Z', '2026-02-28'],
    ['international', '2026-11-26T23:59:59Z', '2026-11-26'],
  ] as const)('in %s at %s is %s', (region, moment, day) => expect(dayIn(region, at(moment))).toBe(day));

  it('is known everywhere', () => {
    expect(Object.keys(PAYMENT_TIME_ZONES).toSorted()).toEqual([...PAYMENT_REGIONS].toSorted());
  });
});

describe('the invoice', () => {
  it.each([
    ['2026-11-01', '2026-11-01'],
    ['2026-11-26', '2026-11-26'],
    ['2026-11-27', '2026-12-01'],
    ['2026-11-30', '2026-12-01'],
    ['2026-12-26', '2026-12-26'],
    ['2026-12-27', '2027-01-01'],
    ['2026-12-31', '2027-01-01'],
    ['2027-02-26', '2027-02-26'],
    ['2027-02-27', '2027-03-01'],
    ['2028-02-29', '2028-03-01'],
  ])('of a payment on %s is dated %s', (paid, dated) => expect(invoiceDay(paid, 26)).toBe(dated));

  it('follows a configured day', () => {
    expect(invoiceDay('2026-11-16', 15)).toBe('2026-12-01');
    expect(invoiceDay('2026-11-30', 31)).toBe('2026-11-30');
  });
});

describe('the deduction', () => {
  const terms = { ratePercent: 12, threshold: 700_00, rounding: 'unit', account: null, ...DEPOSIT_CODES } as const;

  it('begins above 700.00, not at it', () => {
    expect(deductionOf(699_99, terms)).toBeNull();
    expect(deductionOf(700_00, terms)).toBeNull();
    expect(deductionOf(700_01, terms)).toMatchObject({ amount: 84_00, remainder: 616_01 });
  });

  it('is deposited in whole soles, or to the cent where that is configured', () => {
    expect(deductionOf(854_17, terms)).toMatchObject({ amount: 103_00, remainder: 751_17 });
    expect(deductionOf(854_16, terms)).toMatchObject({ amount: 102_00, remainder: 752_16 });
    expect(deductionOf(854_16, { ...terms, rounding: 'cent' })).toMatchObject({ amount: 102_50, remainder: 751_66 });
    expect(deductionOf(1000_00, { ...terms, ratePercent: 10 })).toMatchObject({ amount: 100_00, remainder: 900_00 });
  });
});

describe('dated terms', () => {
  const terms = {
    mexico: [
      { from: '2026-07-01', cie: '222' },
      { from: '2026-01-01', cie: '111', bank: [account('A')], price: 100_00 },
      { from: '2027-01-01', invoiceCutOffDay: 20 },
    ],
    peru: [{ from: '2026-06-01', deduction: null }],
  } as const;

  it('hold from their day on, and change what they mention alone', () => {
    expect(termsOn(terms, 'mexico', '2025-12-31')).toMatchObject({ cie: null, bank: [], invoiceCutOffDay: 26 });
    expect(termsOn(terms, 'mexico', '2026-01-01')).toMatchObject({ cie: '111', price: 100_00, invoiceCutOffDay: 26 });
    expect(termsOn(terms, 'mexico', '2026-06-30').cie).toBe('111');
    expect(termsOn(terms, 'mexico', '2026-07-01')).toMatchObject({ cie: '222', bank: [{ bank: 'A' }] });
    expect(termsOn(terms, 'mexico', '2027-01-01')).toMatchObject({ cie: '222', invoiceCutOffDay: 20 });
  });

  it('have the rules of Mexico and Peru built in, and can end them', () => {
    expect(termsOn({}, 'peru', '2026-11-21').deduction).toMatchObject({ ratePercent: 12, threshold: 700_00 });
    expect(termsOn(terms, 'peru', '2026-06-01').deduction).toBeNull();
    expect(termsOn({}, 'brazil', '2026-11-21')).toMatchObject({ currency: 'BRL', deduction: null, bank: [] });
  });
});

describe('instructions', () => {
  const terms: RegionTerms = {
    ...termsOn({}, 'ccs', '2026-11-21'),
    bank: [account('any'), account('wire', ['wire_transfer']), account('paypal', ['paypal'])],
  };
  const banks = (method: 'wire_transfer' | 'paypal' | null) =>
    paymentInstructions(terms, { price: 1, method, day: '2026-11-21' }).bank.map(({ bank }) => bank);

  it('name the accounts of the chosen method, and all while none is chosen', () => {
    expect(banks('wire_transfer')).toEqual(['any', 'wire']);
    expect(banks('paypal')).toEqual(['any', 'paypal']);
    expect(banks(null)).toEqual(['any', 'wire', 'paypal']);
  });

  it('carry what the region has', () => {
    const mexico = paymentInstructions(
      { ...termsOn({}, 'mexico', '2026-11-27'), cie: '123' },
      { price: 1, method: null, day: '2026-11-27' },
    );
    expect(mexico).toEqual({
      bank: [],
      cie: '123',
      deduction: null,
      depositSlip: null,
      invoiceDay: '2026-12-01',
      invoiceCutOffDay: 26,
    });
    const peru = termsOn({}, 'peru', '2026-11-27');
    expect(paymentInstructions(peru, { price: 700_01, method: null, day: '2026-11-27' }).deduction).not.toBeNull();
    expect(paymentInstructions(peru, { price: 700_00, method: null, day: '2026-11-27' }).deduction).toBeNull();
  });

  it('state the codes and the month of the payment for the slip of a deduction', () => {
    const peru = termsOn({}, 'peru', '2026-11-27');
    expect(paymentInstructions(peru, { price: 850_00, method: null, day: '2026-11-27' }).depositSlip).toEqual({
      serviceCode: '022',
      operationType: '01',
      period: '2026-11',
    });
  });
});
