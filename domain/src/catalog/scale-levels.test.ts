import { expect, it } from 'vitest';
import { ccrLevel, racRiskLevel, riskLevel } from './scale-levels';
import { CCR_SCORES, RAC_RISK_INDICATORS, RISK_INDICATORS } from './scales';

it('colours every code of the scales, and says nothing of one it does not know', () => {
  expect(RISK_INDICATORS.map(riskLevel)).toEqual(['best', 'good', 'watch', 'worst', 'unknown', 'unknown']);
  expect(RAC_RISK_INDICATORS.map(racRiskLevel)).toEqual(['best', 'good', 'fair', 'watch', 'bad', 'worst', 'unknown']);
  expect(CCR_SCORES.map(ccrLevel)).toEqual(['best', 'good', 'fair', 'watch', 'worst']);
  expect([riskLevel('9'), racRiskLevel(''), ccrLevel('toString')]).toEqual(['unknown', 'unknown', 'unknown']);
});
