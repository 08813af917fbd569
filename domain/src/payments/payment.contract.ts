import { z } from 'zod';
import { paymentMethod, paymentRegion } from '../catalog/values.contract';
import { id, isoDate, isoDay, localeSchema } from '../wire/common.contract';
import { CHARGE_STATES } from './charges';
import { ONLINE_PAYMENT_STATUSES, PAYMENT_STAGES } from './online-payment';
import { BANK_DETAIL_KINDS } from './payment-terms';

const paymentFile = z.object({ _id: id, name: z.string(), size: z.number().int(), uploaded_at: isoDate });
export type PaymentFileResponse = z.infer<typeof paymentFile>;

export const bankAccount = z.object({
  bank: z.string(),
  holder: z.string(),
  details: z.array(z.object({ kind: z.enum(BANK_DETAIL_KINDS), value: z.string() })),
});
export type BankAccountResponse = z.infer<typeof bankAccount>;

/** Peru: what is deposited apart (`amount`) and what is left to pay in the ordinary way (`remainder`). */
export const paymentDeduction = z.object({
  /** Percent. */
  rate: z.number(),
  threshold: z.number(),
  amount: z.number(),
  remainder: z.number(),
  account: bankAccount.nullable(),
});

/** Computed by the server from dated configuration. */
export const paymentInstructions = z.object({
  /** Of the chosen method; of all while none is chosen. Empty: none is configured, the provider has to be asked. */
  bank: z.array(bankAccount),
  cie: z.string().optional(),
  deduction: paymentDeduction.optional(),
  /** Of the invoice, if paid today; once paid, of that day. */
  invoice_date: isoDay.optional(),
  /** Payments after this day of the month are invoiced in the next. */
  invoice_cut_off_day: z.number().int().optional(),
});
export type PaymentInstructionsResponse = z.infer<typeof paymentInstructions>;

/** A supplier's payment (reference 8.6). Amounts in the currency's units, tax included. */
export const supplierPayment = z.object({
  person_name: z.string(),
  price: z.number(),
  currency: z.string(),
  reference: z.string(),
  region: paymentRegion,
  methods: z.array(paymentMethod),
  /** Those of `methods` that are paid on the provider's page; all others by the instructions and a proof. */
  online_methods: z.array(paymentMethod),
  stage: z.enum(PAYMENT_STAGES),
  /** What the desk has made of it; null before it was asked. */
  check: z.enum(CHARGE_STATES).nullable(),
  /** Why the last proof was rejected; null while none is. */
  rejection: z.object({ reason: z.string(), at: isoDate }).nullable(),
  proofs: z.array(paymentFile),
  rfc_documents: z.array(paymentFile),
  instructions: paymentInstructions,
});
export type SupplierPaymentResponse = z.infer<typeof supplierPayment>;

/** The newest payment on the provider's page (reference 8.11). */
export const onlinePayment = z.object({
  /** Where to pay, for the payer alone; null once it was paid or failed, or could not be opened. */
  uri: z.string().nullable(),
  /** `failed` may be tried again. */
  status: z.enum(ONLINE_PAYMENT_STATUSES),
  method: paymentMethod,
  /** When the page was done while the money is still on its way: a boleto that was issued. */
  submitted_at: isoDate.nullable(),
});
export type OnlinePaymentResponse = z.infer<typeof onlinePayment>;

/** POST …/online-payment. */
export const onlinePaymentUri = z.object({ uri: z.string() });
export type OnlinePaymentUri = z.infer<typeof onlinePaymentUri>;

/** DELETE …/payment-proof/{name}. */
export const paymentProofParams = z.object({ id, sid: id, name: z.string().min(1).max(300) });

/** What a provider is answered: that its news has arrived, whatever became of it. */
export const notificationResponse = z.object({ received: z.literal(true) });

export const sandboxPaymentParams = z.object({ id });
export const sandboxPaymentQuery = z.object({ lang: localeSchema.optional() });
/** The form of the sandbox's page (reference 8.13). */
export const sandboxPaymentBody = z.object({ outcome: z.enum(['paid', 'failed', 'pending']) });
