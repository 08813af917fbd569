import {
  COMMERCIAL_SCORE_LEVELS,
  ccrLevel,
  PAYDEX_LEVELS,
  racRiskLevel,
  riskLevel,
  type ScaleLevel,
} from '@homologa/domain/catalog/scale-levels';
import {
  CCR_SCORE_WORDS,
  COMMERCIAL_SCORE_WORDS,
  OTHER_STRENGTH_WORDS,
  PAYDEX_WORDS,
  RAC_RISK_WORDS,
  RISK_INDICATOR_WORDS,
} from '@homologa/domain/catalog/scale-words';
import {
  commercialScoreGroup,
  displayedPaydex,
  FINANCIAL_STRENGTHS,
  paydexState,
} from '@homologa/domain/catalog/scales';
import { interpolate } from '@homologa/domain/language/interpolate';
import type { Locale, Words } from '@homologa/domain/language/locales';
import { lookUp } from '@homologa/domain/language/record-of';
import { SECTIONS } from './document.texts';
import { amountOf } from './document-format';
import type { Ratings, ReportDocument } from './report-document';

export interface ShownRating {
  name: keyof Ratings;
  value: string;
  words: string;
  level: ScaleLevel;
}

type InWords = Pick<ReportDocument, 'locale' | 'numbers'>;

const said = (words: Words | undefined, locale: Locale): string => words?.[locale] ?? '';

export function strengthWords(code: string, { locale, numbers }: InWords): string {
  const strength = FINANCIAL_STRENGTHS.find((known) => known.code === code);
  if (!strength) return said(lookUp<Words>(OTHER_STRENGTH_WORDS, code), locale);
  return interpolate(SECTIONS.netWorthFrom[locale], { amount: amountOf(strength.from, numbers) });
}

export function shownRatings(ratings: Ratings, { locale, numbers }: InWords): ShownRating[] {
  const { dnbRating, financialStrength, riskIndicator, racRiskIndicator, commercialScore, emmaScore, ccrScore } =
    ratings;
  const group = commercialScoreGroup(commercialScore);
  const paydex = paydexState(ratings.paydex);
  const all: (ShownRating | null)[] = [
    dnbRating ? { name: 'dnbRating', value: dnbRating, words: '', level: ratingLevel(dnbRating) } : null,
    financialStrength
      ? {
          name: 'financialStrength',
          value: financialStrength,
          words: strengthWords(financialStrength, { locale, numbers }),
          level: 'unknown',
        }
      : null,
    riskIndicator
      ? {
          name: 'riskIndicator',
          value: riskIndicator,
          words: said(lookUp<Words>(RISK_INDICATOR_WORDS, riskIndicator), locale),
          level: riskLevel(riskIndicator),
        }
      : null,
    racRiskIndicator
      ? {
          name: 'racRiskIndicator',
          value: racRiskIndicator,
          words: said(lookUp<Words>(RAC_RISK_WORDS, racRiskIndicator), locale),
          level: racRiskLevel(racRiskIndicator),
        }
      : null,
    group && commercialScore !== null
      ? {
          name: 'commercialScore',
          value: String(commercialScore),
          words: COMMERCIAL_SCORE_WORDS[group][locale],
          level: COMMERCIAL_SCORE_LEVELS[group],
        }
      : null,
    ratings.paydex !== null
      ? {
          name: 'paydex',
          value: displayedPaydex(ratings.paydex),
          words: PAYDEX_WORDS[paydex][locale],
          level: PAYDEX_LEVELS[paydex],
        }
      : null,
    ccrScore
      ? {
          name: 'ccrScore',
          value: ccrScore,
          words: said(lookUp<Words>(CCR_SCORE_WORDS, ccrScore), locale),
          level: ccrLevel(ccrScore),
        }
      : null,
    emmaScore !== null ? { name: 'emmaScore', value: amountOf(emmaScore, numbers), words: '', level: 'unknown' } : null,
  ];
  return all.filter((rating) => rating !== null);
}

const ratingLevel = (rating: string): ScaleLevel => riskLevel(rating.trim().slice(-1));
