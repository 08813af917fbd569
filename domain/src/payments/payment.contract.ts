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

/** Deduction in Peru: `amount` is deposited separately, `remainder` is paid with the chosen method. */
export const paymentDeduction = z.object({
  /** Rate of the deduction, in per cent of the amount. */
  rate: z.number(),
  threshold: z.number(),
  amount: z.number(),
  remainder: z.number(),
  account: bankAccount.nullable(),
  /** Data that the deposit slip requires besides amount and account; `period` is YYYY-MM. */
  slip: z.object({ service_code: z.string(), operation_type: z.string(), period: z.string() }).nullable(),
});

export const paymentInstructions = z.object({
  /**
   * Accounts of the chosen method, or of all methods if no method is chosen. Empty if no account is configured, in
   * which case the supplier must ask the provider.
   */
  bank: z.array(bankAccount),
  cie: z.string().optional(),
  deduction: paymentDeduction.optional(),
  invoice_date: isoDay.optional(),
  invoice_cut_off_day: z.number().int().optional(),
});
export type PaymentInstructionsResponse = z.infer<typeof paymentInstructions>;

/** Payment of a supplier (reference 8.6). Amounts are in currency units, tax included. */
export const supplierPayment = z.object({
  person_name: z.string(),
  price: z.number(),
  currency: z.string(),
  reference: z.string(),
  region: paymentRegion,
  methods: z.array(paymentMethod),
  /**
   * Subset of `methods` that is paid on the payment provider's page. All other methods need instructions and a proof.
   */
  online_methods: z.array(paymentMethod),
  stage: z.enum(PAYMENT_STAGES),
  check: z.enum(CHARGE_STATES).nullable(),
  rejection: z.object({ reason: z.string(), at: isoDate }).nullable(),
  proofs: z.array(paymentFile),
  rfc_documents: z.array(paymentFile),
  instructions: paymentInstructions,
});
export type SupplierPaymentResponse = z.infer<typeof supplierPayment>;

/** Issued boleto that is not paid yet. */
const boleto = z.object({
  /** Payable line (linha digitável) in its printed groups. */
  line: z.string(),
  /** Last day on which it can be paid, in Brazil. */
  due_date: isoDay,
  /** The boleto at the provider, for the payer only. */
  uri: z.string().nullable(),
});
export type BoletoResponse = z.infer<typeof boleto>;

export const onlinePayment = z.object({
  /**
   * URL of the payment provider's page, visible only to the payer. Null if the payment is paid or failed, or if the
   * page could not be opened.
   */
  uri: z.string().nullable(),
  /** Status of the online payment; a `failed` payment can be retried. */
  status: z.enum(ONLINE_PAYMENT_STATUSES),
  method: paymentMethod,
  /**
   * Time at which the payer completed the page of a payment that is still pending, such as a boleto that is not paid
   * yet.
   */
  submitted_at: isoDate.nullable(),
  /** Null until the provider has told its number, and once the boleto is paid or has expired. */
  boleto: boleto.nullable(),
});
export type OnlinePaymentResponse = z.infer<typeof onlinePayment>;

export const onlinePaymentUri = z.object({ uri: z.string() });
export type OnlinePaymentUri = z.infer<typeof onlinePaymentUri>;

export const paymentProofParams = z.object({ id, sid: id, name: z.string().min(1).max(300) });

/** Acknowledges an event of the payment provider, even if the event has no effect. */
export const notificationResponse = z.object({ received: z.literal(true) });

export const paymentSlipQuery = z.object({ lang: localeSchema.optional() });

export const sandboxPaymentParams = z.object({ id });
export const sandboxPaymentQuery = z.object({ lang: localeSchema.optional() });
export const sandboxPaymentBody = z.object({ outcome: z.enum(['paid', 'failed', 'pending']) });
