import { z } from 'zod';
import { paymentMethod, paymentRegion } from '../catalog/values.contract';
import { entityId, id, isoDate, isoDay, localeSchema, typedText } from '../wire/common.contract';
import { defineList, oneOrMany } from '../wire/list-query';
import { CHARGE_FILTERS, CHARGE_ISSUE_KINDS, SHOWN_CHARGE_STATES } from './charges';
import { STATEMENT_PROBLEMS } from './statement';

const MAX_REASON = 1000;
const person = z.object({ ...entityId, name: z.string() });

/** A proof, for those who check it. */
const chargeProof = z.object({
  ...entityId,
  file_id: id,
  name: z.string(),
  /** The type of its content. */
  mime: z.string(),
  size: z.number().int(),
  uploaded_at: isoDate,
  /** Whether it was among those that were rejected last. */
  rejected: z.boolean(),
});
export type ChargeProofResponse = z.infer<typeof chargeProof>;

/** Money that does not fit what was asked. */
const chargeIssue = z.object({
  ...entityId,
  kind: z.enum(CHARGE_ISSUE_KINDS),
  /** As the provider told; null where it is not known any more. */
  amount: z.number().nullable(),
  currency: z.string(),
  created_at: isoDate,
  resolved_at: isoDate.nullable(),
  resolved_by: person.nullable(),
  note: z.string(),
});
export type ChargeIssueResponse = z.infer<typeof chargeIssue>;

/** What a supplier was asked to pay, as it was asked, and what became of it (reference 8.17). Amounts in units. */
export const chargeResponse = z.object({
  ...entityId,
  reference: z.string(),
  state: z.enum(SHOWN_CHARGE_STATES),
  region: paymentRegion,
  currency: z.string(),
  /** Where nobody had named a price, that of today while it is open; 0 without one. */
  amount: z.number(),
  deduction: z.object({ rate: z.number(), amount: z.number(), remainder: z.number() }).nullable(),
  method: paymentMethod.nullable(),
  paid_online: z.boolean(),
  asked_at: isoDate,
  proved_at: isoDate.nullable(),
  decided_at: isoDate.nullable(),
  decided_by: person.nullable(),
  /** Why the last proof was rejected, or what an acceptance rests on. */
  reason: z.string(),
  reminded_at: isoDate.nullable(),
  /** Grows with each change of the proofs and of the state. */
  version: z.number().int(),
  client: person,
  workflow: z.object({ ...entityId, title: z.string() }),
  supplier: z.object({ ...entityId, company_name: z.string(), country: z.string(), tax_id: z.string() }),
  /** The desk's newest request for this report. */
  request_id: id.nullable(),
  proofs: z.array(chargeProof),
  /** The newest first. */
  issues: z.array(chargeIssue),
});
export type ChargeResponse = z.infer<typeof chargeResponse>;
export const chargeListResponse = z.array(chargeResponse);

/** GET /api/desk/payments: what was asked first comes first. */
export const chargeList = defineList({
  resource: 'payments',
  sort: { id: 'asked_at', asked_at: 'asked_at', proved_at: 'proved_at', amount: 'amount' },
  defaultSort: { field: 'asked_at', order: 'ASC' },
  filter: {
    /** A reference, a company's name or its tax id. */
    q: z.string().max(300).optional(),
    id: oneOrMany(id).optional(),
    client: oneOrMany(id).optional(),
    region: oneOrMany(paymentRegion).optional(),
    state: oneOrMany(z.enum(CHARGE_FILTERS)).optional(),
    /** Asked on this day or later, and on this day or earlier; days are UTC's. */
    asked_from: isoDay.optional(),
    asked_to: isoDay.optional(),
  },
  plain: ['q', 'client', 'region', 'state'],
});
export type ChargeListFilter = z.infer<z.ZodObject<typeof chargeList.filter>>;
export type ChargeSortField = (typeof chargeList.defaultSort)['field'];

/** GET /api/desk/payments/export: titles and words in this language; without one the names of the API. */
export const exportChargesQuery = z.object({ language: localeSchema.optional() });

/** GET /api/desk/payments/summary: how many there are of each, and whose. */
export const chargeSummary = z.object({
  counts: z.record(z.enum(CHARGE_FILTERS), z.number().int()),
  clients: z.array(person),
  /** Of open payments, that of most of them first. */
  currencies: z.array(z.string()),
});
export type ChargeSummaryResponse = z.infer<typeof chargeSummary>;

export const chargeParams = z.object({ id });
export const chargeFileParams = z.object({ id, file_id: id });
export const chargeIssueParams = z.object({ id, issue_id: id });

/** The version that was looked at: one that has changed since is `payment_changed`. */
const seen = { version: z.number().int().nonnegative().optional() };

/** POST …/accept: without a proof, what the acceptance rests on. */
export const acceptChargeBody = z.object({ ...seen, note: typedText(MAX_REASON) });
export type AcceptChargeBody = z.infer<typeof acceptChargeBody>;

/** POST …/reject: why, which the supplier reads. */
export const rejectChargeBody = z.object({ ...seen, reason: typedText(MAX_REASON) });
export type RejectChargeBody = z.infer<typeof rejectChargeBody>;

/** POST …/issues/{id}/resolve: what was done about it. */
export const resolveIssueBody = z.object({ note: typedText(MAX_REASON) });

/** POST …/statement: the currency of lines that tell none, else that of most open payments. */
export const statementBody = z.object({
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
});

/** A line of a bank statement, with the payments that it may be. Nothing is accepted by it. */
const statementLine = z.object({
  /** Its place in the table, from 1. */
  line: z.number().int(),
  date: z.string(),
  amount: z.number(),
  /** An ISO code, or what the line says instead. */
  currency: z.string(),
  text: z.string(),
  suggestions: z.array(
    z.object({
      payment_id: id,
      by: z.enum(['reference', 'amount']),
      /** Whether it is money that was asked, and no other line of the statement has paid it already. */
      fits: z.boolean(),
      /** What does not fit. */
      problem: z.enum(STATEMENT_PROBLEMS).nullable(),
    }),
  ),
});
export type StatementLineResponse = z.infer<typeof statementLine>;

/** POST /api/desk/payments/statement. */
export const statementResponse = z.object({
  /** How the columns were recognised: their headings, or their numbers from 1. */
  columns: z.object({ date: z.string().nullable(), amount: z.string(), currency: z.string().nullable() }),
  /** What lines were read in that tell no currency. */
  currency: z.string().nullable(),
  /** Lines for which there is a suggestion, as they come. */
  lines: z.array(statementLine),
  /** Incoming amounts that fit no payment. */
  unmatched: z.number().int(),
  payments: z.array(chargeResponse),
});
export type StatementResponse = z.infer<typeof statementResponse>;
