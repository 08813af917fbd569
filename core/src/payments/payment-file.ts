import { readFileSync } from 'node:fs';
import { CURRENCIES, PAYMENT_METHODS, PAYMENT_REGIONS } from '@homologa/domain/catalog/payment-regions';
import { BANK_DETAIL_KINDS, DEPOSIT_CODES, type PaymentTerms } from '@homologa/domain/payments/payment-terms';
import { z } from 'zod';
import type { CoreEnv } from '../env';
import { ConfigurationError } from '../env/parse-env';
import { DEMO_PAYMENT_TERMS } from './demo-payment-terms';

const LAST_DAY_OF_MONTH = 31;
const text = z.string().trim().min(1);
const money = z
  .number()
  .nonnegative()
  .max(10_000_000)
  .transform((amount) => Math.round(amount * 100));

const account = z.strictObject({
  methods: z.array(z.enum(PAYMENT_METHODS)).default([]),
  bank: text,
  holder: text,
  details: z.array(z.strictObject({ kind: z.enum(BANK_DETAIL_KINDS), value: text })).min(1),
});

const deduction = z
  .strictObject({
    rate: z.number().positive().max(100),
    threshold: money,
    rounding: z.enum(['unit', 'cent']).default('unit'),
    account: account.nullable().default(null),
    service_code: text.default(DEPOSIT_CODES.serviceCode),
    operation_type: text.default(DEPOSIT_CODES.operationType),
  })
  .transform(({ rate, service_code: serviceCode, operation_type: operationType, ...rest }) => ({
    ratePercent: rate,
    serviceCode,
    operationType,
    ...rest,
  }));

const row = z
  .strictObject({
    from: z.iso.date(),
    currency: z.enum(CURRENCIES).optional(),
    price: money.nullable().optional(),
    bank: z.array(account).optional(),
    cie: text.nullable().optional(),
    invoice_cut_off_day: z.number().int().min(1).max(LAST_DAY_OF_MONTH).nullable().optional(),
    deduction: deduction.nullable().optional(),
  })
  .transform(({ invoice_cut_off_day: cutOff, ...rest }) => ({
    ...rest,
    ...(cutOff === undefined ? {} : { invoiceCutOffDay: cutOff }),
  }));

const paymentFile = z.partialRecord(z.enum(PAYMENT_REGIONS), z.array(row));

/**
 * Loads the dated payment terms from `PAYMENT_FILE`. Without a file, uses demo terms outside production and no terms in
 * production. Throws ConfigurationError with the path of each mistake.
 */
export function readPaymentTerms(env: Pick<CoreEnv, 'PAYMENT_FILE' | 'NODE_ENV'>): PaymentTerms {
  const path = env.PAYMENT_FILE;
  if (!path) return env.NODE_ENV === 'production' ? {} : DEMO_PAYMENT_TERMS;
  const parsed = paymentFile.safeParse(readJson(path));
  if (parsed.success) return parsed.data;
  const places = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'the file'}: ${issue.message}`);
  throw new ConfigurationError(places.map((place) => `PAYMENT_FILE: ${place}`));
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // Omits the parser's message, because it quotes the file's content.
    throw new ConfigurationError(['PAYMENT_FILE: there is no such file, or it is not JSON']);
  }
}
