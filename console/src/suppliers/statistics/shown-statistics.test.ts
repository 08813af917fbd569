import { expect, it } from 'vitest';
import { type StatisticKey, shownStatistics } from './shown-statistics';

const NOTHING = {
  country: [],
  financialStrength: [],
  industry: [],
  riskIndicator: [],
  racRiskIndicator: [],
  commercialScore: [],
};

it.each<[Parameters<typeof shownStatistics>[0], StatisticKey[]]>([
  [[], ['country']],
  [['questionnaire'], ['country']],
  [['questionnaire', 'cfr', 'ccr'], ['country']],
  [['bir'], ['country', 'financialStrength', 'industry', 'riskIndicator']],
  [['raf'], ['country', 'financialStrength', 'industry', 'racRiskIndicator']],
  [['ckr'], ['country', 'industry', 'commercialScore']],
  [
    ['ckr', 'questionnaire', 'rac'],
    ['country', 'financialStrength', 'industry', 'racRiskIndicator', 'commercialScore'],
  ],
  [
    ['bir', 'sqr', 'ckr_plus'],
    ['country', 'financialStrength', 'industry', 'riskIndicator', 'racRiskIndicator', 'commercialScore'],
  ],
])('a company with %j sees the charts %j', (types, expected) => {
  expect(shownStatistics(types, NOTHING)).toEqual(expected);
});

it('never hides figures that are there', () => {
  const figures = { ...NOTHING, riskIndicator: [{ key: '2', count: 1 }] };
  expect(shownStatistics(['questionnaire'], figures)).toEqual(['country', 'riskIndicator']);
});
