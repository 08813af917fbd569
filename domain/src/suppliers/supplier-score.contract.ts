import { z } from 'zod';
import { SUPPLIER_DECISIONS } from '../catalog/supplier-decision';
import { THRESHOLD_COLOURS } from '../questionnaires/points';
import { SCORE_CAUSES } from '../questionnaires/score-causes';
import { id, isoDate } from '../wire/common.contract';

const sum = { points: z.number(), maximum: z.number() };

/** Reason for a line's points; options are their texts. */
const why = z.discriminatedUnion('by', [
  z.object({ by: z.literal('options'), options: z.array(z.string()) }),
  z.object({ by: z.literal('range'), from: z.number().optional(), to: z.number().optional() }),
  z.object({ by: z.literal('yes_no'), value: z.enum(['yes', 'no']) }),
  z.object({ by: z.enum(['answered', 'not_answered', 'not_applicable', 'no_range']) }),
]);

/** Points of one question and why it has them. */
export const scoreLine = z.object({
  id: z.string(),
  number: z.number().int(),
  title: z.string(),
  why,
  knock_out: z.boolean(),
  ...sum,
});

/** Newest score of a supplier, with the texts of its questionnaire at the time (reference 6.12). */
const supplierScore = z.object({
  id,
  computed_at: isoDate,
  cause: z.enum(SCORE_CAUSES),
  engine: z.number().int(),
  questionnaire_version: z.number().int(),
  input_sha256: z.string(),
  result_sha256: z.string(),
  percent: z.number().nullable(),
  ...sum,
  knocked_out: z.boolean(),
  outcome: z
    .object({
      id: z.string(),
      name: z.string(),
      colour: z.enum(THRESHOLD_COLOURS),
      /** Decision that the threshold proposes; a person takes it. */
      decision: z.enum(SUPPLIER_DECISIONS).optional(),
    })
    .nullable(),
  sections: z.array(
    z.object({
      id: z.string().nullable(),
      title: z.string().nullable(),
      weight: z.number(),
      percent: z.number().nullable(),
      ...sum,
      lines: z.array(scoreLine),
    }),
  ),
});
export type SupplierScoreResponse = z.infer<typeof supplierScore>;

/** GET …/suppliers/{sid}/score: null before the first submit, and in a workflow without scoring. */
export const supplierScoreResponse = z.object({ score: supplierScore.nullable() });
