import { z } from 'zod';
import { id, isoDate, typedText } from '../wire/common.contract';
import { ANSWER_NOTE_MAX } from './limits';

/** A company's flag and note on one answer, with their last author. */
export const answerReview = z.object({
  question_id: id,
  flagged: z.boolean(),
  note: z.string(),
  by: z.object({ name: z.string() }),
  at: isoDate,
});
export type AnswerReviewResponse = z.infer<typeof answerReview>;

/**
 * PUT …/suppliers/{sid}/question/{question_id}/review: an absent field keeps its value, so that setting a flag does not
 * overwrite a colleague's new note. A review without flag and note is removed.
 */
export const reviewAnswerBody = z.object({
  flagged: z.boolean().optional(),
  note: typedText(ANSWER_NOTE_MAX).optional(),
});
export type ReviewAnswerBody = z.input<typeof reviewAnswerBody>;
