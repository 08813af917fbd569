export const COMMERCIAL_SCORE_GROUPS = ['alert', 'to_monitor', 'regular', 'good', 'great'] as const;
export type CommercialScoreGroup = (typeof COMMERCIAL_SCORE_GROUPS)[number];

/** Inclusive upper bound of each group of commercial scores; higher scores are `great`. */
const COMMERCIAL_SCORE_LIMITS: readonly (readonly [CommercialScoreGroup, number])[] = [
  ['alert', 20],
  ['to_monitor', 40],
  ['regular', 60],
  ['good', 80],
];

export function commercialScoreGroup(score: number | null | undefined): CommercialScoreGroup | null {
  if (score == null || Number.isNaN(score)) return null;
  return COMMERCIAL_SCORE_LIMITS.find(([, highest]) => score <= highest)?.[0] ?? 'great';
}

/**
 * Returns the range of commercial scores of a group, for database filters: `above` is exclusive, `upTo` inclusive, null
 * means unbounded.
 */
export function commercialScoreRange(group: CommercialScoreGroup): { above: number | null; upTo: number | null } {
  const place = COMMERCIAL_SCORE_GROUPS.indexOf(group);
  return {
    above: COMMERCIAL_SCORE_LIMITS[place - 1]?.[1] ?? null,
    upTo: COMMERCIAL_SCORE_LIMITS[place]?.[1] ?? null,
  };
}

export const PAYDEX_STATES = ['bad', 'ok', 'good', 'unavailable'] as const;
export type PaydexState = (typeof PAYDEX_STATES)[number];

export const PAYDEX_UNAVAILABLE = 'UN';

export const isPaydex = (value: number | null | undefined): value is number =>
  value != null && value >= 0 && value <= 100;

/**
 * Returns the state of a Paydex (payment index from 0 to 100): `bad` below 50, `ok` from 50, `good` from 80;
 * `unavailable` for any other value.
 */
export function paydexState(value: number | null | undefined): PaydexState {
  if (!isPaydex(value)) return 'unavailable';
  if (value < 50) return 'bad';
  return value < 80 ? 'ok' : 'good';
}

export const displayedPaydex = (value: number | null | undefined): string =>
  isPaydex(value) ? String(value) : PAYDEX_UNAVAILABLE;

export type PaymentDays = { when: 'early' | 'late' | 'more_than_late'; days: number } | { when: 'prompt'; days: 0 };

/**
 * Scale of the Paydex dialog in days, best first. A Paydex below the last entry means payments more than 120 days late.
 */
export const PAYDEX_DAY_SCALE: readonly { from: number; pays: PaymentDays }[] = [
  { from: 100, pays: { when: 'early', days: 30 } },
  { from: 90, pays: { when: 'early', days: 20 } },
  { from: 80, pays: { when: 'prompt', days: 0 } },
  { from: 70, pays: { when: 'late', days: 15 } },
  { from: 60, pays: { when: 'late', days: 22 } },
  { from: 50, pays: { when: 'late', days: 30 } },
  { from: 40, pays: { when: 'late', days: 60 } },
  { from: 30, pays: { when: 'late', days: 90 } },
  { from: 20, pays: { when: 'late', days: 120 } },
  { from: 0, pays: { when: 'more_than_late', days: 120 } },
];

/** Financial strengths by minimum net worth, strongest first; each range ends at the minimum of the entry above. */
export const FINANCIAL_STRENGTHS = [
  { code: '5A', from: 60_000_000 },
  { code: '4A', from: 25_000_000 },
  { code: '3A', from: 12_000_000 },
  { code: '2A', from: 2_500_000 },
  { code: '1A', from: 1_200_000 },
  { code: 'A', from: 600_000 },
  { code: 'B', from: 345_000 },
  { code: 'C', from: 175_000 },
  { code: 'D', from: 120_000 },
  { code: 'E', from: 60_000 },
  { code: 'F', from: 35_000 },
  { code: 'G', from: 15_000 },
  { code: 'H', from: 0 },
] as const;

export const OTHER_STRENGTHS = ['N', 'O', 'NB', 'NQ', 'UTL'] as const;
export type OtherStrength = (typeof OTHER_STRENGTHS)[number];

export const FINANCIAL_STRENGTH_CODES = [...FINANCIAL_STRENGTHS.map(({ code }) => code), ...OTHER_STRENGTHS] as const;
type FinancialStrength = (typeof FINANCIAL_STRENGTH_CODES)[number];

export const isFinancialStrength = (text: string): text is FinancialStrength =>
  (FINANCIAL_STRENGTH_CODES as readonly string[]).includes(text);

/**
 * Groups of financial strengths on the dashboard; strengths that are not listed here count as `other` (reference 9.11).
 */
export const FINANCIAL_STRENGTH_GROUPS = ['5A', '4A', '3A', '2A', '1A', 'other'] as const;
type FinancialStrengthGroup = (typeof FINANCIAL_STRENGTH_GROUPS)[number];

export function financialStrengthGroup(code: string): FinancialStrengthGroup {
  return FINANCIAL_STRENGTH_GROUPS.find((group) => group === code) ?? 'other';
}

export const RISK_INDICATORS = ['1', '2', '3', '4', 'S', '-'] as const;
export type RiskIndicator = (typeof RISK_INDICATORS)[number];

export const RAC_RISK_INDICATORS = ['1', '2', '3', '4', '5', '6', '-'] as const;
export type RacRiskIndicator = (typeof RAC_RISK_INDICATORS)[number];

export const CCR_SCORES = ['A', 'B', 'C', 'D', 'E'] as const;
export type CcrScore = (typeof CCR_SCORES)[number];

export const isRiskIndicator = (text: string): text is RiskIndicator =>
  (RISK_INDICATORS as readonly string[]).includes(text);

export const isRacRiskIndicator = (text: string): text is RacRiskIndicator =>
  (RAC_RISK_INDICATORS as readonly string[]).includes(text);

export const isCcrScore = (text: string): text is CcrScore => (CCR_SCORES as readonly string[]).includes(text);

export const STRENGTH_CURRENCY = 'USD';

const NEGATIVE = 'N';

/**
 * Returns the range of net worth of a financial strength: `from` is inclusive, `below` exclusive, null means unbounded.
 * Returns null for a code without a range.
 */
export function strengthRange(code: string): { from: number | null; below: number | null } | null {
  if (code === NEGATIVE) return { from: null, below: 0 };
  const place = FINANCIAL_STRENGTHS.findIndex((one) => one.code === code);
  const found = FINANCIAL_STRENGTHS[place];
  return found ? { from: found.from, below: FINANCIAL_STRENGTHS[place - 1]?.from ?? null } : null;
}

/** Splits a rating (`5A2`, `NQ-`) into financial strength and risk indicator; null if the text is not a rating. */
export function ratingParts(text: string): { strength: string; risk: string } | null {
  for (const strength of FINANCIAL_STRENGTH_CODES) {
    const risk = text.slice(strength.length).trim();
    if (text.startsWith(strength) && isRiskIndicator(risk)) return { strength, risk };
  }
  return null;
}

/**
 * Composes a rating of a financial strength and a risk indicator (`5A` and `2`: `5A2`); null if either part is not on
 * its scale.
 */
export const composeRating = (strength: string, risk: string): string | null =>
  isFinancialStrength(strength) && isRiskIndicator(risk) ? strength + risk : null;

export const isRating = (text: string): boolean => ratingParts(text) !== null;
