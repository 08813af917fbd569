import { expect, it } from 'vitest';
import { type FilterScope, offeredFilters } from './offered-filters';

const bir: FilterScope = {
  workflow: { reportType: 'bir', type: 'onboarding', hasQuestionnaire: true, isActive: true },
  products: ['bir'],
  seesLabels: true,
  hasCompliance: true,
};
const RATINGS = ['financial_strength', 'risk_indicator', 'dnb_rating'];

it("offers the ratings of the workflow's report, and the CCR's to who has it", () => {
  expect(offeredFilters(bir, {})).toEqual(expect.arrayContaining([...RATINGS, 'tags', 'screen_status', 'invitation']));
  expect(offeredFilters(bir, {})).not.toContain('commercial_score');
  expect(offeredFilters(bir, {})).not.toContain('workflow_id');
  expect(offeredFilters({ ...bir, products: ['bir', 'ccr'] }, {})).toContain('ccr_score');
  const ckr = {
    ...bir,
    workflow: { reportType: 'ckr', type: 'investigating', hasQuestionnaire: false, isActive: true },
  } as const;
  expect(offeredFilters(ckr, {})).toContain('commercial_score');
  for (const key of [...RATINGS, 'invitation', 'questionnaire_status']) {
    expect(offeredFilters(ckr, {})).not.toContain(key);
  }
});

it('offers the waits in active workflows only: elsewhere nobody waits', () => {
  const closed = {
    ...bir,
    workflow: { reportType: 'bir', type: 'onboarding', hasQuestionnaire: true, isActive: false },
  } as const;
  for (const key of ['waiting_for', 'waiting_side', 'waiting_days']) {
    expect(offeredFilters(bir, {})).toContain(key);
    expect(offeredFilters(closed, {})).not.toContain(key);
  }
});

it('offers over all workflows what the products bring', () => {
  const all = offeredFilters({ ...bir, workflow: null, products: ['ckr', 'sqr'] }, {});
  expect(all).toEqual(expect.arrayContaining(['workflow_id', 'commercial_score', 'rac_risk_indicator']));
  expect(all).not.toContain('risk_indicator');
});

it('hides ratings while pending or in progress, labels from who does not see them, screenings without compliance', () => {
  const pending = offeredFilters(bir, { status: ['pending'] });
  for (const key of [...RATINGS, 'industry']) expect(pending).not.toContain(key);
  expect(pending).toContain('country');
  const user = offeredFilters({ ...bir, seesLabels: false, hasCompliance: false }, {});
  expect(user).not.toContain('tags');
  expect(user).not.toContain('screen_status');
});
