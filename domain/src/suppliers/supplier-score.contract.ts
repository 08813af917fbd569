import { z } from 'zod';
import { SUPPLIER_DECISIONS } from '../catalog/supplier-decision';
import { MAX_POINTS } from '../questionnaires/limits';
import { THRESHOLD_COLOURS } from '../questionnaires/points';
import { REVIEW_VERDICTS } from '../questionnaires/reviews/score-review';
import { SCORE_CAUSES } from '../questionnaires/score-causes';
import { id, isoDate, typedText } from '../wire/common.contract';
import { ANSWER_NOTE_MAX } from './limits';

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

const outcome = z
  .object({
    id: z.string(),
    name: z.string(),
    colour: z.enum(THRESHOLD_COLOURS),
    /** Decision that the threshold proposes; a person takes it, or the workflow's rule. */
    decision: z.enum(SUPPLIER_DECISIONS).optional(),
  })
  .nullable();

const verdict = z.enum(REVIEW_VERDICTS);

/** POST …/suppliers/{sid}/score/reviews: a reviewer's judgement of one answer of the score that the reviewer saw. */
export const reviewScoreBody = z.object({
  score_id: id,
  question_id: id,
  verdict,
  points: z.number().min(-MAX_POINTS).max(MAX_POINTS).optional().describe('Of `rescored`'),
  knock_out: z.boolean().optional().describe('Of `rescored`: whether the answer still fails the supplier'),
  note: typedText(ANSWER_NOTE_MAX).optional(),
});
export type ReviewScoreBody = z.infer<typeof reviewScoreBody>;

const review = z.object({
  question_id: z.string(),
  verdict,
  points: z.number().nullable(),
  knock_out: z.boolean().nullable(),
  /** Former verdict, and points before this review; null for a question without points. */
  was: z.object({ verdict: verdict.nullable(), points: z.number().nullable() }),
  note: z.string(),
  by: z.object({ name: z.string() }),
  at: isoDate,
  /** False if a later review or a changed answer has replaced it. */
  current: z.boolean(),
});
export type ScoreReviewResponse = z.infer<typeof review>;

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
  outcome,
  /** The score with the verdicts of the reviewers; null before the first review. */
  reviewed: z
    .object({
      percent: z.number().nullable(),
      ...sum,
      knocked_out: z.boolean(),
      outcome,
      computed_at: isoDate,
      verdicts_sha256: z.string(),
      result_sha256: z.string(),
    })
    .nullable(),
  /** Newest first, also those of former answers. */
  reviews: z.array(review),
  sections: z.array(
    z.object({
      id: z.string().nullable(),
      title: z.string().nullable(),
      weight: z.number(),
      percent: z.number().nullable(),
      ...sum,
      lines: z.array(
        scoreLine.extend({
          /** Points as reviewed. */
          reviewed_points: z.number(),
          /** Points that a reviewer may give; null for an answer that does not count. */
          range: z.object({ from: z.number(), to: z.number() }).nullable(),
        }),
      ),
    }),
  ),
});
export type SupplierScoreResponse = z.infer<typeof supplierScore>;

/** GET …/suppliers/{sid}/score: null before the first submit, and in a workflow without scoring. */
export const supplierScoreResponse = z.object({ score: supplierScore.nullable() });
