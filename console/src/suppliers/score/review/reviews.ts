import { numberFormatter } from '@homologa/domain/language/formatters';
import type { Locale } from '@homologa/domain/language/locales';
import type { ScoreReviewResponse, SupplierScoreResponse } from '@homologa/domain/suppliers/supplier-score.contract';
import { readerNumbers } from '@homologa/web/texts/reader-region';

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

/** Writes points with the reader's decimal sign and no thousands separator, which `readPoints` would misread. */
export const writePoints = (points: number, locale: Locale): string =>
  numberFormatter(readerNumbers(locale), { useGrouping: false }).format(points);
