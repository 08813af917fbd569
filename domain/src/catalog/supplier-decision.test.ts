import { expect, it } from 'vitest';
import { checkDecision, checkReasonedDecision, needsReason, SUPPLIER_DECISIONS } from './supplier-decision';

it('conditions and a rejection need a reason, an approval does not', () => {
  expect(SUPPLIER_DECISIONS.filter(needsReason)).toEqual(['approved_with_conditions', 'rejected']);
  expect(checkDecision({ decision: 'approved', reason: '' })).toEqual([]);
  expect(checkDecision({ decision: 'rejected', reason: 'No insurance' })).toEqual([]);
  for (const decision of ['approved_with_conditions', 'rejected']) {
    expect(checkDecision({ decision, reason: '  ' })).toEqual([
      { code: 'decision_reason_required', message: 'Please give a reason for this decision.', path: 'reason' },
    ]);
  }
});

it('nothing else is a decision', () => {
  for (const decision of ['', 'none', 'constructor']) {
    expect(checkDecision({ decision, reason: 'x' })).toMatchObject([{ code: 'decision_invalid', path: 'decision' }]);
  }
});

it('a person chooses, and gives a reason for each decision', () => {
  const paths = (decision: string, reason: string) =>
    checkReasonedDecision({ decision, reason }).map(({ path }) => path);
  expect(paths('', '')).toEqual(['decision', 'reason']);
  for (const decision of SUPPLIER_DECISIONS) {
    expect(paths(decision, ' ')).toEqual(['reason']);
    expect(paths(decision, 'All in order')).toEqual([]);
  }
});
