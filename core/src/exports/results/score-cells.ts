import { numberFormatter } from '@homologa/domain/language/formatters';
import type { Locale } from '@homologa/domain/language/locales';
import { numberLocale } from '@homologa/domain/language/number-locale';
import { questionNumbers } from '@homologa/domain/questionnaires/questionnaire-rules';
import { REVIEW_VERDICT_WORDS } from '@homologa/domain/questionnaires/reviews/review-words';
import type { SheetReview } from '../../scores/reviews.queries';
import { type ItemRow, questionOf } from '../../workflows/questionnaire.queries';
import type { CellValue } from '../xlsx/sheet';

import type { ResultSupplier } from './results.queries';

/**
 * Percentage and outcome as reviewed, the percentage as computed, and the reviews of the answers, one per line. A review
 * of a removed question has the question's title instead of a number.
 */
export function scoreCells(
  supplier: ResultSupplier,
  { items, retired }: { items: readonly ItemRow[]; retired: readonly ItemRow[] },
  locale: Locale,
): CellValue[] {
  const { scorePercent, scoreOutcome, computedPercent, reviews } = supplier;
  const numbers = questionNumbers(items.map(questionOf));
  const titles = new Map(retired.map(({ id, title }) => [id, title]));
  const lines = reviews.map((review) => {
    const { questionId } = review;
    const number = numbers.get(questionId);
    return reviewLine(review, number === undefined ? titles.get(questionId) : `${number}.`, locale);
  });
  return [scorePercent, scoreOutcome, computedPercent ?? scorePercent, lines.join('\n') || null];
}

function reviewLine(review: SheetReview, place: string | undefined, locale: Locale): string {
  const { verdict, points, wasPoints, note, byName } = review;
  const amount = (value: number): string => numberFormatter(numberLocale(locale, null)).format(value);
  const moved = points === null ? '' : ` ${wasPoints === null ? '–' : amount(wasPoints)} → ${amount(points)}`;
  const said = `${REVIEW_VERDICT_WORDS[verdict][locale]}${moved} (${byName})`;
  return [place === undefined ? said : `${place} ${said}`, note].filter(Boolean).join(': ');
}
