import { expect, it } from 'vitest';
import { checkDecision, needsReason, SUPPLIER_DECISIONS } from './supplier-decision';

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
