import type { Currency, PaymentMethod, PaymentRegion } from '../catalog/payment-regions';
import { PAYMENT_REGION_RULES } from '../catalog/payment-regions';

/** What a line of a bank account is; each screen has its words. */
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

/** Where a supplier pays to. */
export interface BankAccount {
  /** The methods it is for; empty: any. */
  methods: readonly PaymentMethod[];
  bank: string;
  holder: string;
  details: readonly { kind: BankDetailKind; value: string }[];
}

/** A part of the amount that goes to an account of its own (Peru's detracción). Amounts in minor units. */
interface DeductionTerms {
  ratePercent: number;
  /** Applies to amounts above this one, tax included. */
  threshold: number;
  /** The deposit is rounded to whole units or to cents. */
  rounding: 'unit' | 'cent';
  account: BankAccount | null;
}

/** What holds in a region on one day. */
export interface RegionTerms {
  currency: Currency;
  /** Minor units, tax included, for workflows that have no price of their own. */
  price: number | null;
  bank: readonly BankAccount[];
  /** Mexico: the number of the agreement that payments over the counter go to. */
  cie: string | null;
  /** Payments after this day of the month are invoiced on the first day of the next. */
  invoiceCutOffDay: number | null;
  deduction: DeductionTerms | null;
}

/** What changes in a region from a day on, `YYYY-MM-DD` in the region's time zone; what it does not mention stays. */
type TermsRow = { from: string } & Partial<RegionTerms>;

/** The dated configuration, each region's rows in any order. */
export type PaymentTerms = Readonly<Partial<Record<PaymentRegion, readonly TermsRow[]>>>;

/** Where a region's days begin and end. */
export const PAYMENT_TIME_ZONES: Readonly<Record<PaymentRegion, string>> = {
  argentina: 'America/Argentina/Buenos_Aires',
  brazil: 'America/Sao_Paulo',
  mexico: 'America/Mexico_City',
  peru: 'America/Lima',
  ccs: 'America/Panama',
  international: 'UTC',
};

/** Rules of reference 8.8 that hold wherever nothing else is configured. */
const INVOICE_CUT_OFF_DAY = 26;
const DEDUCTION: DeductionTerms = { ratePercent: 12, threshold: 700_00, rounding: 'unit', account: null };
const BUILT_IN: Partial<Record<PaymentRegion, Partial<RegionTerms>>> = {
  mexico: { invoiceCutOffDay: INVOICE_CUT_OFF_DAY },
  peru: { deduction: DEDUCTION },
};

/** The day it is in a region, `YYYY-MM-DD`. */
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

/** What holds in a region on a day: the built-in rules, changed by every row that has begun, oldest first. */
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

/** The date of the invoice for a payment on a day: the day itself, after the cut-off the first of the next month. */
export function invoiceDay(paidOn: string, cutOffDay: number): string {
  const [year = 0, month = 0, day = 0] = paidOn.split('-').map(Number);
  if (day <= cutOffDay) return paidOn;
  const next = month === 12 ? [year + 1, 1] : [year, month + 1];
  return `${String(next[0]).padStart(4, '0')}-${String(next[1]).padStart(2, '0')}-01`;
}

interface Deduction {
  ratePercent: number;
  threshold: number;
  /** Minor units to deposit, and what is left to pay in the ordinary way. */
  amount: number;
  remainder: number;
  account: BankAccount | null;
}

/** What is deposited apart of an amount in minor units, tax included; null up to the threshold. */
export function deductionOf(price: number, terms: DeductionTerms): Deduction | null {
  if (price <= terms.threshold) return null;
  const step = terms.rounding === 'unit' ? 100 : 1;
  const amount = Math.round((price * terms.ratePercent) / 100 / step) * step;
  const { ratePercent, threshold, account } = terms;
  return { ratePercent, threshold, amount, remainder: price - amount, account };
}

export interface PaymentInstructions {
  bank: BankAccount[];
  cie: string | null;
  deduction: Deduction | null;
  /** `YYYY-MM-DD` */
  invoiceDay: string | null;
  invoiceCutOffDay: number | null;
}

/**
 * How to pay an amount (minor units, tax included) on a day (reference 8.8, reference 8.6): the accounts of the chosen
 * method, of every method while none is chosen.
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
    invoiceDay: invoiceCutOffDay === null ? null : invoiceDay(day, invoiceCutOffDay),
    invoiceCutOffDay,
  };
}
