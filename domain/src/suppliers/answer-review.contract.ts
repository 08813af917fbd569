import { z } from 'zod';
import { id, isoDate, typedText } from '../wire/common.contract';
import { ANSWER_NOTE_MAX } from './limits';

/** A company's flag and note on one answer, with who wrote them last. */
export const answerReview = z.object({
  question_id: id,
  flagged: z.boolean(),
  note: z.string(),
  by: z.object({ name: z.string() }),
  at: isoDate,
});
export type AnswerReviewResponse = z.infer<typeof answerReview>;

/** PUT …/suppliers/{sid}/question/{question_id}/review replaces both; neither flag nor note removes the review. */
export const reviewAnswerBody = z.object({ flagged: z.boolean().default(false), note: typedText(ANSWER_NOTE_MAX) });
export type ReviewAnswerBody = z.input<typeof reviewAnswerBody>;
