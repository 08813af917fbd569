import { composeRating, isFinancialStrength, isRiskIndicator, ratingParts } from '@homologa/domain/catalog/scales';

export interface RatingParts {
  strength: string;
  risk: string;
}

/** Splits a rating into financial strength and risk indicator. A part that the text does not contain is empty. */
export const partsOfRating = (text: string): RatingParts =>
  ratingParts(text) ?? {
    strength: isFinancialStrength(text) ? text : '',
    risk: isRiskIndicator(text) ? text : '',
  };

export const ratingText = ({ strength, risk }: RatingParts): string => composeRating(strength, risk) ?? strength + risk;

/**
 * Returns the rating after the supplier's strength or risk has changed from `before`. Derives a new rating if the
 * current rating was derived from `before`; keeps a rating that staff set to another value.
 */
export function followingRating(rating: string, before: RatingParts, after: RatingParts): string {
  const { strength, risk } = partsOfRating(rating);
  const isOwn = rating !== '' && (strength !== before.strength || risk !== before.risk);
  return isOwn ? rating : (composeRating(after.strength, after.risk) ?? '');
}

export function isHalfRating(text: string): boolean {
  const { strength, risk } = partsOfRating(text);
  return (strength === '') !== (risk === '');
}
