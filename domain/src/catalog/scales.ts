/** Scales of the figures in a report (reference 9.9). */
export const COMMERCIAL_SCORE_GROUPS = ['alert', 'to_monitor', 'regular', 'good', 'great'] as const;
export type CommercialScoreGroup = (typeof COMMERCIAL_SCORE_GROUPS)[number];

/** Highest score of each group; above the last one it is great. */
const COMMERCIAL_SCORE_LIMITS: readonly (readonly [CommercialScoreGroup, number])[] = [
  ['alert', 20],
  ['to_monitor', 40],
  ['regular', 60],
  ['good', 80],
];

/** The group of a commercial score, or null when there is none. */
export function commercialScoreGroup(score: number | null | undefined): CommercialScoreGroup | null {
  if (score == null || Number.isNaN(score)) return null;
  return COMMERCIAL_SCORE_LIMITS.find(([, highest]) => score <= highest)?.[0] ?? 'great';
}

/** The scores of a group, both ends included; null is an open end. For filters in the database. */
export function commercialScoreRange(group: CommercialScoreGroup): { above: number | null; upTo: number | null } {
  const place = COMMERCIAL_SCORE_GROUPS.indexOf(group);
  return {
    above: COMMERCIAL_SCORE_LIMITS[place - 1]?.[1] ?? null,
    upTo: COMMERCIAL_SCORE_LIMITS[place]?.[1] ?? null,
  };
}

export const PAYDEX_STATES = ['bad', 'ok', 'good', 'unavailable'] as const;
export type PaydexState = (typeof PAYDEX_STATES)[number];

/** What is shown in the place of a Paydex that is not available. */
export const PAYDEX_UNAVAILABLE = 'UN';

/** Whether the number is a Paydex: 0 to 100. */
export const isPaydex = (value: number | null | undefined): value is number =>
  value != null && value >= 0 && value <= 100;

/** Under 50 bad, 50 to 79 ok, from 80 good; otherwise unavailable. */
export function paydexState(value: number | null | undefined): PaydexState {
  if (!isPaydex(value)) return 'unavailable';
  if (value < 50) return 'bad';
  return value < 80 ? 'ok' : 'good';
}

/** The Paydex as shown. */
export const displayedPaydex = (value: number | null | undefined): string =>
  isPaydex(value) ? String(value) : PAYDEX_UNAVAILABLE;

/** How a supplier pays, in days against the terms. */
export type PaymentDays = { when: 'early' | 'late' | 'more_than_late'; days: number } | { when: 'prompt'; days: 0 };

/** The day scale, best first, as the Paydex dialog lists it; below the last one it is more than 120 days. */
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

/** Financial strength with the net worth it starts from, strongest first; each ends where the one above starts. */
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

/** Codes that say why there is no financial strength. */
export const OTHER_STRENGTHS = ['N', 'O', 'NB', 'NQ', 'UTL'] as const;
export type OtherStrength = (typeof OTHER_STRENGTHS)[number];

export const FINANCIAL_STRENGTH_CODES = [...FINANCIAL_STRENGTHS.map(({ code }) => code), ...OTHER_STRENGTHS] as const;
type FinancialStrength = (typeof FINANCIAL_STRENGTH_CODES)[number];

export const isFinancialStrength = (text: string): text is FinancialStrength =>
  (FINANCIAL_STRENGTH_CODES as readonly string[]).includes(text);

/** Groups of the dashboard; every other code is counted as `other` (reference 9.11). */
export const FINANCIAL_STRENGTH_GROUPS = ['5A', '4A', '3A', '2A', '1A', 'other'] as const;
type FinancialStrengthGroup = (typeof FINANCIAL_STRENGTH_GROUPS)[number];

export function financialStrengthGroup(code: string): FinancialStrengthGroup {
  return FINANCIAL_STRENGTH_GROUPS.find((group) => group === code) ?? 'other';
}

export const RISK_INDICATORS = ['1', '2', '3', '4', 'S', '-'] as const;
export type RiskIndicator = (typeof RISK_INDICATORS)[number];

/** RAF and RAC reports: the SQR risk. */
export const RAC_RISK_INDICATORS = ['1', '2', '3', '4', '5', '6', '-'] as const;
export type RacRiskIndicator = (typeof RAC_RISK_INDICATORS)[number];

export const CCR_SCORES = ['A', 'B', 'C', 'D', 'E'] as const;
export type CcrScore = (typeof CCR_SCORES)[number];

export const isRiskIndicator = (text: string): text is RiskIndicator =>
  (RISK_INDICATORS as readonly string[]).includes(text);

export const isRacRiskIndicator = (text: string): text is RacRiskIndicator =>
  (RAC_RISK_INDICATORS as readonly string[]).includes(text);

export const isCcrScore = (text: string): text is CcrScore => (CCR_SCORES as readonly string[]).includes(text);

/** The currency that the net worth of each financial strength is said in. */
export const STRENGTH_CURRENCY = 'USD';

/** Negative net worth, in the place of a financial strength. */
const NEGATIVE = 'N';

/** The net worth that a financial strength says, from and below; null for a code that says nothing of it. */
export function strengthRange(code: string): { from: number | null; below: number | null } | null {
  if (code === NEGATIVE) return { from: null, below: 0 };
  const place = FINANCIAL_STRENGTHS.findIndex((one) => one.code === code);
  const found = FINANCIAL_STRENGTHS[place];
  return found ? { from: found.from, below: FINANCIAL_STRENGTHS[place - 1]?.from ?? null } : null;
}

/** The financial strength and the risk indicator of a rating (`5A2`, `NQ-`); null for a text that is none. */
export function ratingParts(text: string): { strength: string; risk: string } | null {
  for (const strength of FINANCIAL_STRENGTH_CODES) {
    const risk = text.slice(strength.length).trim();
    if (text.startsWith(strength) && isRiskIndicator(risk)) return { strength, risk };
  }
  return null;
}

/** Whether the text is a rating. */
export const isRating = (text: string): boolean => ratingParts(text) !== null;
