import type { ChargeLine } from '@homologa/core/payments/charges/charge.queries';
import { countryById } from '@homologa/domain/countries/countries';
import { csvField } from '@homologa/domain/exports/csv-field';
import type { Locale, Words } from '@homologa/domain/language/locales';
import { lookUp } from '@homologa/domain/language/record-of';
import type { ChargeResponse } from '@homologa/domain/payments/charge.contract';
import { CHARGE_WORDS, PAYMENT_REGION_WORDS } from '@homologa/domain/payments/charge-words';
import {
  PAYMENT_CSV_ANSWERS,
  PAYMENT_CSV_WORDS,
  type PaymentCsvColumn,
} from '@homologa/domain/payments/payment-csv-words';
import { PAYMENT_METHOD_WORDS } from '@homologa/domain/payments/payment-words';
import { presentCharge } from './charge.presenter';

/** Byte order mark, which makes Excel read the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

const moment = (at: string | null): string => at ?? '';
const amount = (units: number | null | undefined): string => (units == null ? '' : units.toFixed(2));

/** Columns by their API names, used by programs; users get the titles of `PAYMENT_CSV_WORDS`. */
const COLUMNS: readonly [PaymentCsvColumn, (charge: ChargeResponse, billing: Record<string, unknown>) => string][] = [
  ['reference', ({ reference }) => reference],
  ['state', ({ state }) => state],
  ['client', ({ client }) => client.name],
  ['workflow', ({ workflow }) => workflow.title],
  ['supplier', ({ supplier }) => supplier.company_name],
  ['country', ({ supplier }) => countryById(supplier.country)?.alpha2 ?? supplier.country],
  ['invoice_to', (_, billing) => textOf(billing, 'company_name')],
  ['tax_id', ({ supplier }, billing) => textOf(billing, 'tax_id') || supplier.tax_id],
  ['region', ({ region }) => region],
  ['method', ({ method }) => method ?? ''],
  ['paid_online', ({ paid_online: isOnline }) => String(isOnline)],
  ['currency', ({ currency }) => currency],
  ['amount', (charge) => amount(charge.amount)],
  ['deduction_rate', ({ deduction }) => (deduction ? String(deduction.rate) : '')],
  ['deduction', ({ deduction }) => amount(deduction?.amount)],
  ['remainder', ({ deduction }) => amount(deduction?.remainder)],
  ['asked_at', (charge) => moment(charge.asked_at)],
  ['proved_at', (charge) => moment(charge.proved_at)],
  ['decided_at', (charge) => moment(charge.decided_at)],
  ['decided_by', ({ decided_by: by }) => by?.name ?? ''],
  ['reason', ({ reason }) => reason],
  ['open_issues', ({ issues }) => issuesOf(issues)],
];

const textOf = (billing: Record<string, unknown>, name: string): string => {
  const value = lookUp(billing, name);
  return typeof value === 'string' ? value : '';
};

const issuesOf = (issues: ChargeResponse['issues']): string =>
  issues
    .filter(({ resolved_at: at }) => at === null)
    .map(({ kind, currency, amount: units }) => [kind, currency, amount(units)].filter(Boolean).join(' '))
    .join('; ');

const line = (fields: readonly string[]): string => `${fields.map(csvField).join(',')}\r\n`;

const WORDS: Partial<Record<PaymentCsvColumn, Readonly<Record<string, Words>>>> = {
  state: CHARGE_WORDS,
  region: PAYMENT_REGION_WORDS,
  method: PAYMENT_METHOD_WORDS,
  paid_online: PAYMENT_CSV_ANSWERS,
};

const said = (column: PaymentCsvColumn, value: string, locale: Locale | undefined): string =>
  (locale && lookUp(WORDS[column] ?? {}, value)?.[locale]) || value;

export async function* paymentsCsv(
  batches: AsyncIterable<ChargeLine[]>,
  now: Date,
  locale?: Locale,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + line(COLUMNS.map(([name]) => (locale ? PAYMENT_CSV_WORDS[name][locale] : name)));
  for await (const charges of batches) {
    yield charges
      .map((charge) => {
        const billing = (charge.birRequest.billingGeneral ?? {}) as Record<string, unknown>;
        const shown = presentCharge(charge, now);
        return line(COLUMNS.map(([name, valueOf]) => said(name, valueOf(shown, billing), locale)));
      })
      .join('');
  }
}
