import { type CommercialScoreGroup, isCcrScore, isRacRiskIndicator, isRiskIndicator, type PaydexState } from './scales';

export const SCALE_LEVELS = ['best', 'good', 'fair', 'watch', 'bad', 'worst', 'unknown'] as const;
export type ScaleLevel = (typeof SCALE_LEVELS)[number];

export const COMMERCIAL_SCORE_LEVELS: Readonly<Record<CommercialScoreGroup, ScaleLevel>> = {
  great: 'best',
  good: 'good',
  regular: 'fair',
  to_monitor: 'watch',
  alert: 'worst',
};

export const PAYDEX_LEVELS: Readonly<Record<PaydexState, ScaleLevel>> = {
  good: 'good',
  ok: 'watch',
  bad: 'worst',
  unavailable: 'unknown',
};

const RISK_LEVELS = { '1': 'best', '2': 'good', '3': 'watch', '4': 'worst', S: 'unknown', '-': 'unknown' } as const;

/** Returns the level of a risk indicator. `S` and `-` are not on the scale, so their level is `unknown`. */
export const riskLevel = (indicator: string): ScaleLevel =>
  isRiskIndicator(indicator) ? RISK_LEVELS[indicator] : 'unknown';

const RAC_RISK_LEVELS = {
  '1': 'best',
  '2': 'good',
  '3': 'fair',
  '4': 'watch',
  '5': 'bad',
  '6': 'worst',
  '-': 'unknown',
} as const;

export const racRiskLevel = (indicator: string): ScaleLevel =>
  isRacRiskIndicator(indicator) ? RAC_RISK_LEVELS[indicator] : 'unknown';

const CCR_LEVELS = { A: 'best', B: 'good', C: 'fair', D: 'watch', E: 'worst' } as const;

export const ccrLevel = (score: string): ScaleLevel => (isCcrScore(score) ? CCR_LEVELS[score] : 'unknown');
