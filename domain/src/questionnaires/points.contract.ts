import { z } from 'zod';
import { SUPPLIER_DECISIONS } from '../catalog/supplier-decision';
import { MAX_POINTS, MAX_RANGES, MAX_THRESHOLDS } from './limits';
import { type QuestionPoints, type Scoring, THRESHOLD_COLOURS } from './points';

export const points = z.number().min(-MAX_POINTS).max(MAX_POINTS);

const awarded = { points, knock_out: z.boolean().optional() };
const end = z.number().optional();

/** Points of a question without options (reference 6.12). */
export const questionPoints: z.ZodType<QuestionPoints, QuestionPoints> = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('range'),
    ranges: z
      .array(z.strictObject({ ...awarded, from: end, to: end }))
      .min(1)
      .max(MAX_RANGES),
  }),
  z.strictObject({
    by: z.literal('yes_no'),
    values: z.strictObject({ yes: z.strictObject(awarded), no: z.strictObject(awarded) }),
  }),
  z.strictObject({ by: z.literal('answered'), points }),
]);

const threshold = z.strictObject({
  id: z.string().min(1).max(64),
  name: z.string().trim().min(1).max(60),
  colour: z.enum(THRESHOLD_COLOURS),
  from: z.number().min(0).max(100),
  decision: z.enum(SUPPLIER_DECISIONS).optional(),
});

/**
 * Thresholds of a workflow's score, ascending from 0 (reference 6.12). Unknown keys are dropped rather than refused:
 * workflows of earlier releases have two switches here that never did anything.
 */
export const scoring: z.ZodType<Scoring, Scoring> = z.object({
  thresholds: z
    .array(threshold)
    .min(1)
    .max(MAX_THRESHOLDS)
    .refine(([first, ...others]) => first?.from === 0 && others.every(({ from }) => from > 0), 'the first starts at 0')
    .refine((all) => all.every(({ from }, index) => index === 0 || from > (all[index - 1]?.from ?? 0)), 'ascending')
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'ids of thresholds differ'),
  decide_by_threshold: z.boolean().optional(),
});
