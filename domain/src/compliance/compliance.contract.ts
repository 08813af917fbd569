import { z } from 'zod';
import { isBirthDate } from '../identity/birth-date';
import { type AskedShareholder, HOLDER_KINDS } from '../screenings/asked-shareholder';
import { HIT_REASON_CODES } from '../screenings/hit-reasons';
import { decisionScope, hitDecision, screeningOption } from '../screenings/screening.contract';
import { SCREENING_OPTIONS } from '../screenings/screening-rules';
import { entityId, id, MAX_LINE, MAX_TEXT } from '../wire/common.contract';
import { HIT_REASON_MAX, JUDGED_AT_ONCE_MAX } from './limits';

const fact = (max: number) => z.string().trim().max(max).nullish();

/** Shareholder as an object with optional facts; empty facts are dropped. */
const sentShareholder = z
  .object({
    name: z.string().trim().max(MAX_LINE),
    kind: z.enum(HOLDER_KINDS).nullish(),
    birth_date: z.union([z.literal(''), z.string().trim().refine(isBirthDate)]).nullish(),
    nationality: fact(100),
    tax_id: fact(100),
    document: fact(100),
  })
  .transform(
    (sent): AskedShareholder => ({
      name: sent.name,
      ...Object.fromEntries(Object.entries(sent).filter(([, value]) => value != null && value !== '')),
    }),
  );

/** Shareholders as a list of names and objects, or as one comma-separated text. */
export const sentShareholders = z
  .union([z.array(z.union([z.string().max(MAX_LINE), sentShareholder])).max(100), z.string().max(MAX_TEXT)])
  .nullish()
  .transform((sent): (string | AskedShareholder)[] => (typeof sent === 'string' ? sent.split(',') : (sent ?? [])));

/** PATCH /api/workflows/{id}/suppliers/{sid}/screen: requests a screening, by default with all searches. */
export const requestScreeningBody = z.object({
  shareholders: sentShareholders,
  options: z.array(screeningOption).max(SCREENING_OPTIONS.length).optional(),
});
export type RequestScreeningBody = z.input<typeof requestScreeningBody>;

/**
 * Reference to a screening hit by list entry and screened party. Without a party, it refers to the hits of all parties
 * on this entry.
 */
const judgedHit = { entry_key: z.string().max(200), party: z.string().max(500).optional() };

/**
 * POST …/screening/decisions: decides one hit of the newest screening, and the hits in `also` with the same decision.
 */
export const decideHitBody = z
  .object({
    ...judgedHit,
    also: z.array(z.object(judgedHit)).max(JUDGED_AT_ONCE_MAX).default([]),
    decision: hitDecision,
    reason: z.string().trim().max(HIT_REASON_MAX).optional(),
    reason_code: z.enum(HIT_REASON_CODES).optional(),
    scope: decisionScope.default('supplier'),
    /** True to decide only the named entries, not the other entries of the same person or company. */
    alone: z.boolean().default(false),
  })
  .refine(({ reason, reason_code: code }) => code !== undefined || Boolean(reason), { path: ['reason'] });
export type DecideHitBody = z.input<typeof decideHitBody>;

export const otherSuppliersQuery = z.object({ entry_key: z.string().max(200) });
export const otherSuppliersResponse = z.array(
  z.object({
    supplier: z.object({ ...entityId, workflow_id: id, name: z.string() }),
    workflow: z.object({ title: z.string() }),
    party: z.string(),
    score: z.number(),
    decision: hitDecision.nullable(),
    proposed: z.boolean(),
    /** True if the hit of the other supplier is on the same version of the list entry. */
    is_same_version: z.boolean(),
  }),
);
export type OtherSuppliersResponse = z.infer<typeof otherSuppliersResponse>;

export const workflowMonitoringBody = z.object({ monitored: z.boolean() });
export const supplierMonitoringBody = z.object({ monitored: z.boolean().nullable() });
export const workflowMonitoringResponse = z.object({ monitored: z.boolean() });
export const supplierMonitoringResponse = z.object({
  monitored: z.boolean(),
  own: z.boolean().nullable(),
  workflow: z.boolean(),
});
export type SupplierMonitoringResponse = z.infer<typeof supplierMonitoringResponse>;
