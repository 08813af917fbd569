import type { ScoreReviewResponse, SupplierScoreResponse } from '@homologa/domain/suppliers/supplier-score.contract';

type Line = SupplierScoreResponse['sections'][number]['lines'][number];

export const lineOf = (score: SupplierScoreResponse, questionId: string): Line | undefined =>
  score.sections.flatMap(({ lines }) => lines).find(({ id }) => id === questionId);

/** Returns the review that counts for a question now. */
export const currentReview = (score: SupplierScoreResponse, questionId: string): ScoreReviewResponse | undefined =>
  score.reviews.find(({ question_id: id, current }) => current && id === questionId);

/** Reads points with a decimal point or comma; NaN for other text. */
export function readPoints(text: string): number {
  const written = text.trim().replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(written) ? Number(written) : Number.NaN;
}
