import type { Currency, PaymentMethod, PaymentRegion } from '../catalog/payment-regions';
import { PAYMENT_REGION_RULES } from '../catalog/payment-regions';

export const BANK_DETAIL_KINDS = [
  'account_number',
  'clabe',
  'cbu',
  'alias',
  'cci',
  'iban',
  'swift',
  'routing_number',
  'branch',
  'tax_id',
  'address',
  'paypal',
  'note',
] as const;
export type BankDetailKind = (typeof BANK_DETAIL_KINDS)[number];

export interface BankAccount {
  /** Payment methods that use this account; an empty list means all methods. */
  methods: readonly PaymentMethod[];
  bank: string;
  holder: string;
  details: readonly { kind: BankDetailKind; value: string }[];
}

/**
 * Part of the amount that must be deposited into a separate account (Peru's detracción). Amounts are in minor units.
 */
interface DeductionTerms {
  ratePercent: number;
  /** Invoice amount, tax included, above which the deduction must be deposited. */
  threshold: number;
  /** Rounding of the deposited amount, to currency units or to cents. */
  rounding: 'unit' | 'cent';
  account: BankAccount | null;
  /** Code of the service on the deposit slip, from the tax authority's list (SUNAT, R.S. 183-2004, annex 3). */
  serviceCode: string;
  /** Code of the type of operation on the deposit slip (annex 5). */
  operationType: string;
}

export interface RegionTerms {
  currency: Currency;
  /** Default price in minor units, tax included, for workflows without a price. */
  price: number | null;
  bank: readonly BankAccount[];
  cie: string | null;
  /**
   * Last day of the month on which payments are invoiced immediately; later payments are invoiced on the first day of
   * the next month.
   */
  invoiceCutOffDay: number | null;
  deduction: DeductionTerms | null;
}

/** Terms that change on a date, given as `YYYY-MM-DD` in the region's time zone. Omitted terms do not change. */
type TermsRow = { from: string } & Partial<RegionTerms>;

/** Configured terms by region; the rows of a region may be in any order of dates. */
export type PaymentTerms = Readonly<Partial<Record<PaymentRegion, readonly TermsRow[]>>>;

export const PAYMENT_TIME_ZONES: Readonly<Record<PaymentRegion, string>> = {
  argentina: 'America/Argentina/Buenos_Aires',
  brazil: 'America/Sao_Paulo',
  mexico: 'America/Mexico_City',
  peru: 'America/Lima',
  ccs: 'America/Panama',
  international: 'UTC',
};

const INVOICE_CUT_OFF_DAY = 26;
/** SUNAT's codes for other business services (022) and for a sale of goods or services (01). */
export const DEPOSIT_CODES = { serviceCode: '022', operationType: '01' };
const DEDUCTION: DeductionTerms = {
  ratePercent: 12,
  threshold: 700_00,
  rounding: 'unit',
  account: null,
  ...DEPOSIT_CODES,
};
const BUILT_IN: Partial<Record<PaymentRegion, Partial<RegionTerms>>> = {
  mexico: { invoiceCutOffDay: INVOICE_CUT_OFF_DAY },
  peru: { deduction: DEDUCTION },
};

export function dayIn(region: PaymentRegion, moment: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: PAYMENT_TIME_ZONES[region],
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment);
  const part = (type: 'year' | 'month' | 'day'): string => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/**
 * Returns the terms of a region on a day: the built-in terms, overridden by each row that is in effect, oldest row
 * first.
 */
export function termsOn(terms: PaymentTerms, region: PaymentRegion, day: string): RegionTerms {
  const begun = (terms[region] ?? [])
    .filter(({ from }) => from <= day)
    .toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
  const start: RegionTerms = {
    currency: PAYMENT_REGION_RULES[region].currency,
    price: null,
    bank: [],
    cie: null,
    invoiceCutOffDay: null,
    deduction: null,
    ...BUILT_IN[region],
  };
  return begun.reduce((held, { from: _from, ...changes }) => ({ ...held, ...changes }), start);
}

/**
 * Returns the date of the invoice: the day of the payment or, for a payment after the cut-off day, the first day of the
 * next month.
 */
export function invoiceDay(paidOn: string, cutOffDay: number): string {
  const [year = 0, month = 0, day = 0] = paidOn.split('-').map(Number);
  if (day <= cutOffDay) return paidOn;
  const next = month === 12 ? [year + 1, 1] : [year, month + 1];
  return `${String(next[0]).padStart(4, '0')}-${String(next[1]).padStart(2, '0')}-01`;
}

interface Deduction {
  ratePercent: number;
  threshold: number;
  /** Amount to deposit and `remainder`, both in minor units; the remainder is paid with the chosen method. */
  amount: number;
  remainder: number;
  account: BankAccount | null;
}

/**
 * Computes the deposit for an amount in minor units, tax included; null if the amount does not exceed the threshold.
 */
export function deductionOf(price: number, terms: DeductionTerms): Deduction | null {
  if (price <= terms.threshold) return null;
  const step = terms.rounding === 'unit' ? 100 : 1;
  const amount = Math.round((price * terms.ratePercent) / 100 / step) * step;
  const { ratePercent, threshold, account } = terms;
  return { ratePercent, threshold, amount, remainder: price - amount, account };
}

/** Data that the deposit slip of a deduction requires besides amount and account; `period` is YYYY-MM. */
export interface DepositSlip {
  serviceCode: string;
  operationType: string;
  period: string;
}

export interface PaymentInstructions {
  bank: BankAccount[];
  cie: string | null;
  deduction: Deduction | null;
  /** Data for the slip with which the deduction is deposited; null in regions without a deduction. */
  depositSlip: DepositSlip | null;
  invoiceDay: string | null;
  invoiceCutOffDay: number | null;
}

const PERIOD_LENGTH = 'YYYY-MM'.length;

const depositSlipOf = ({ serviceCode, operationType }: DeductionTerms, day: string): DepositSlip => ({
  serviceCode,
  operationType,
  period: day.slice(0, PERIOD_LENGTH),
});

/**
 * Builds the payment instructions for an amount in minor units, tax included (reference 8.8, reference 8.6). Lists the
 * accounts of the chosen method, or the accounts of all methods if no method is chosen.
 */
export function paymentInstructions(
  terms: RegionTerms,
  payment: { price: number; method: PaymentMethod | null; day: string },
): PaymentInstructions {
  const { cie, invoiceCutOffDay } = terms;
  const { price, method, day } = payment;
  return {
    bank: terms.bank.filter(({ methods }) => method === null || methods.length === 0 || methods.includes(method)),
    cie,
    deduction: terms.deduction && deductionOf(price, terms.deduction),
    depositSlip: terms.deduction && depositSlipOf(terms.deduction, day),
    invoiceDay: invoiceCutOffDay === null ? null : invoiceDay(day, invoiceCutOffDay),
    invoiceCutOffDay,
  };
}
