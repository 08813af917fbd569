import { z } from 'zod';
import { paymentMethod, paymentRegion } from '../catalog/values.contract';
import { entityId, id, isoDate, isoDay, localeSchema, typedText } from '../wire/common.contract';
import { defineList, oneOrMany } from '../wire/list-query';
import { CHARGE_FILTERS, CHARGE_ISSUE_KINDS, SHOWN_CHARGE_STATES } from './charges';
import { STATEMENT_PROBLEMS } from './statement';

const MAX_REASON = 1000;
const person = z.object({ ...entityId, name: z.string() });

const chargeProof = z.object({
  ...entityId,
  file_id: id,
  name: z.string(),
  mime: z.string(),
  size: z.number().int(),
  uploaded_at: isoDate,
  /** True if staff rejected this proof of payment in their last rejection. */
  rejected: z.boolean(),
});
export type ChargeProofResponse = z.infer<typeof chargeProof>;

const chargeIssue = z.object({
  ...entityId,
  kind: z.enum(CHARGE_ISSUE_KINDS),
  amount: z.number().nullable(),
  currency: z.string(),
  created_at: isoDate,
  resolved_at: isoDate.nullable(),
  resolved_by: person.nullable(),
  note: z.string(),
});
export type ChargeIssueResponse = z.infer<typeof chargeIssue>;

/**
 * Payment due from a supplier, with its current state (reference 8.17). Amounts are in currency units, not in minor
 * units.
 */
export const chargeResponse = z.object({
  ...entityId,
  reference: z.string(),
  state: z.enum(SHOWN_CHARGE_STATES),
  region: paymentRegion,
  currency: z.string(),
  /**
   * Price set when the payment was requested. If no price was set then, this is today's price while the payment is
   * open, or 0 if there is still no price.
   */
  amount: z.number(),
  deduction: z.object({ rate: z.number(), amount: z.number(), remainder: z.number() }).nullable(),
  method: paymentMethod.nullable(),
  paid_online: z.boolean(),
  asked_at: isoDate,
  proved_at: isoDate.nullable(),
  decided_at: isoDate.nullable(),
  decided_by: person.nullable(),
  reason: z.string(),
  reminded_at: isoDate.nullable(),
  /** Incremented by every change of the payment's proofs or state. */
  version: z.number().int(),
  client: person,
  workflow: z.object({ ...entityId, title: z.string() }),
  supplier: z.object({ ...entityId, company_name: z.string(), country: z.string(), tax_id: z.string() }),
  request_id: id.nullable(),
  proofs: z.array(chargeProof),
  issues: z.array(chargeIssue),
});
export type ChargeResponse = z.infer<typeof chargeResponse>;
export const chargeListResponse = z.array(chargeResponse);

export const chargeList = defineList({
  resource: 'payments',
  sort: { id: 'asked_at', asked_at: 'asked_at', proved_at: 'proved_at', amount: 'amount' },
  defaultSort: { field: 'asked_at', order: 'ASC' },
  filter: {
    q: z.string().max(300).optional(),
    id: oneOrMany(id).optional(),
    client: oneOrMany(id).optional(),
    region: oneOrMany(paymentRegion).optional(),
    state: oneOrMany(z.enum(CHARGE_FILTERS)).optional(),
    /** Inclusive range of days in UTC on which payment was requested. */
    asked_from: isoDay.optional(),
    asked_to: isoDay.optional(),
  },
  plain: ['q', 'client', 'region', 'state'],
});
export type ChargeListFilter = z.infer<z.ZodObject<typeof chargeList.filter>>;
export type ChargeSortField = (typeof chargeList.defaultSort)['field'];

export const exportChargesQuery = z.object({ language: localeSchema.optional() });

export const chargeSummary = z.object({
  counts: z.record(z.enum(CHARGE_FILTERS), z.number().int()),
  clients: z.array(person),
  currencies: z.array(z.string()),
});
export type ChargeSummaryResponse = z.infer<typeof chargeSummary>;

export const chargeParams = z.object({ id });
export const chargeFileParams = z.object({ id, file_id: id });
export const chargeIssueParams = z.object({ id, issue_id: id });

/** Version of the payment that the user saw; if outdated, the request fails with `payment_changed`. */
const seen = { version: z.number().int().nonnegative().optional() };

/** POST …/accept: `note` describes the evidence of the payment if the supplier has not uploaded a proof. */
export const acceptChargeBody = z.object({ ...seen, note: typedText(MAX_REASON) });
export type AcceptChargeBody = z.infer<typeof acceptChargeBody>;

export const rejectChargeBody = z.object({ ...seen, reason: typedText(MAX_REASON) });
export type RejectChargeBody = z.infer<typeof rejectChargeBody>;

export const resolveIssueBody = z.object({ note: typedText(MAX_REASON) });

/**
 * POST …/statement. `currency` applies to lines without a currency; the default is the most frequent currency of open
 * payments.
 */
export const statementBody = z.object({
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
});

const statementLine = z.object({
  /** Row number in the bank statement, from 1. */
  line: z.number().int(),
  date: z.string(),
  amount: z.number(),
  /** ISO code of the currency, or the currency as written in the statement if it is not recognized. */
  currency: z.string(),
  text: z.string(),
  suggestions: z.array(
    z.object({
      payment_id: id,
      by: z.enum(['reference', 'amount']),
      /** True if the line exactly settles the suggested payment, that is, if `problem` is null. */
      fits: z.boolean(),
      problem: z.enum(STATEMENT_PROBLEMS).nullable(),
    }),
  ),
});
export type StatementLineResponse = z.infer<typeof statementLine>;

export const statementResponse = z.object({
  /** Columns detected in the bank statement: the heading of each column or, without headings, its number from 1. */
  columns: z.object({ date: z.string().nullable(), amount: z.string(), currency: z.string().nullable() }),
  currency: z.string().nullable(),
  lines: z.array(statementLine),
  unmatched: z.number().int(),
  payments: z.array(chargeResponse),
});
export type StatementResponse = z.infer<typeof statementResponse>;
