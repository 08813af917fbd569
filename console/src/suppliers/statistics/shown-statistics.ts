import type { ReportType } from '@homologa/domain/catalog/report-types';
import type { StatisticsResponse } from '@homologa/domain/workflows/statistics.contract';

export const STATISTIC_KEYS = [
  'country',
  'financialStrength',
  'industry',
  'riskIndicator',
  'racRiskIndicator',
  'commercialScore',
] as const;
export type StatisticKey = (typeof STATISTIC_KEYS)[number];

const RATED: readonly StatisticKey[] = ['country', 'financialStrength', 'industry', 'riskIndicator'];
const BRAZILIAN: readonly StatisticKey[] = ['country', 'financialStrength', 'industry', 'racRiskIndicator'];
const WITHOUT_REPORT: readonly StatisticKey[] = ['country'];

/**
 * Statistics by report type. SQR reports are Brazilian, so their risk statistic is the Brazilian risk indicator
 * (`racRiskIndicator`).
 */
const FIGURES: Readonly<Record<ReportType, readonly StatisticKey[]>> = {
  bir: RATED,
  ckr: ['country', 'industry', 'commercialScore'],
  ckr_plus: [...RATED, 'commercialScore'],
  rac: BRAZILIAN,
  raf: BRAZILIAN,
  sqr: BRAZILIAN,
  car: BRAZILIAN,
  ccr: WITHOUT_REPORT,
  cfr: WITHOUT_REPORT,
  questionnaire: WITHOUT_REPORT,
  hom_9_aspects: RATED,
  hom_8_aspects: RATED,
  hom_7_aspects: RATED,
  hom_fallabella: RATED,
  hom_fallabella_mid_sized: RATED,
};

export function shownStatistics(
  types: readonly ReportType[],
  statistics: Pick<StatisticsResponse, StatisticKey>,
): StatisticKey[] {
  const brought = new Set<StatisticKey>(['country', ...types.flatMap((type) => FIGURES[type])]);
  return STATISTIC_KEYS.filter((key) => brought.has(key) || statistics[key].length > 0);
}
