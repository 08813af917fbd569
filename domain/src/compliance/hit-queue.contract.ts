import { z } from 'zod';
import { hitDecision } from '../screenings/screening.contract';
import { HIT_BANDS, HIT_STATES } from '../screenings/screening-rules';
import { entityId, id, isoDate } from '../wire/common.contract';
import { defineList, oneOrMany } from '../wire/list-query';
import { HIT_QUEUES, PROPOSERS } from './hit-queue';

const person = z.object({ ...entityId, name: z.string() });

/** Row of the hit queue: one listed person or company found for one party of a supplier (reference 10.12). */
export const hitRow = z.object({
  ...entityId,
  supplier: z.object({ ...entityId, workflow_id: id, name: z.string() }),
  workflow: z.object({ title: z.string() }),
  /** True if the party was screened as a compliance check, before it became a supplier. */
  is_check: z.boolean().optional(),
  party: z.string(),
  entry_key: z.string(),
  name: z.string(),
  list: z.object({ code: z.string(), title: z.string() }),
  score: z.number(),
  /** Number of list entries about the same person or company. */
  entries: z.number().int().positive(),
  state: z.enum(HIT_STATES),
  decision: hitDecision.nullable(),
  decided_at: isoDate.nullable(),
  /**
   * Author of the decision on the hit. Null if there is no decision, or if the author no longer belongs to the company.
   */
  decided_by: person.nullable(),
  /** True if the caller made the decision or proposal on this hit. */
  is_own: z.boolean(),
  found_at: isoDate,
  /** Person in charge of the supplier's workflow; null if the company's admins are in charge. */
  owner: person.nullable(),
});
export type HitRow = z.infer<typeof hitRow>;
export const hitListResponse = z.array(hitRow);

/** GET /api/hits: by default the undecided hits, best score first. */
export const hitList = defineList({
  resource: 'hits',
  sort: { id: 'score', score: 'score', found_at: 'found_at', list: 'list', owner: 'owner' },
  defaultSort: { field: 'score', order: 'DESC' },
  filter: {
    /** Search text: part of a supplier's data or of a listed name. */
    q: z.string().max(300).optional(),
    queue: z.enum(HIT_QUEUES).optional(),
    band: oneOrMany(z.enum(HIT_BANDS)).optional(),
    list: oneOrMany(z.string().max(60)).optional(),
    owner: z.union([z.literal('nobody'), id]).optional(),
    /** Only hits found at least this number of days ago. */
    min_days: z.coerce.number().int().min(0).max(3650).optional(),
    supplier_id: oneOrMany(id).optional(),
    proposed_by: z.enum(PROPOSERS).optional(),
  },
});
export type HitFilter = z.infer<z.ZodObject<typeof hitList.filter>>;
export type HitSortField = (typeof hitList.defaultSort)['field'];

/** GET /api/hits/summary. Counting stops at 10,001, which means more than 10,000. */
export const hitSummary = z.object({
  counts: z.object({ open: z.number().int(), proposed: z.number().int(), settled: z.number().int() }),
  /** Number of proposals by other people, which the caller may confirm. */
  to_confirm: z.number().int(),
  lists: z.array(z.object({ code: z.string(), title: z.string() })),
  owners: z.array(person),
});
export type HitSummary = z.infer<typeof hitSummary>;
