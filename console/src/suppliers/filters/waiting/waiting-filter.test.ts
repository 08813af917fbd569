import { SUPPLIER_WAITS } from '@homologa/domain/catalog/supplier-waits';
import { expect, it } from 'vitest';
import { isWaitingFilter, PHASES_BY_SIDE, withoutWaiting, withPhases } from './waiting-filter';

it('offers each phase once, under the party that has to act', () => {
  const offered = PHASES_BY_SIDE.flatMap(({ phases }) => phases);
  expect([...offered].sort()).toEqual([...SUPPLIER_WAITS].sort());
  expect(PHASES_BY_SIDE[0]?.phases).toContain('payment');
});

it('changes the phases of one party and keeps those of the others', () => {
  const [own] = PHASES_BY_SIDE;
  const filter = { q: 'a', waiting_for: ['report', 'payment'] };
  expect(withPhases(filter, own?.phases ?? [], ['questionnaire'])).toEqual({
    q: 'a',
    waiting_for: ['report', 'questionnaire'],
  });
  expect(withPhases({ waiting_for: ['payment'] }, own?.phases ?? [], [])).toEqual({});
});

it('clears phase, party and days, and nothing else', () => {
  const filter = { country: ['peru'], waiting_for: ['payment'], waiting_side: ['supplier'], waiting_days: '10' };
  expect(isWaitingFilter(filter)).toBe(true);
  expect(withoutWaiting(filter)).toEqual({ country: ['peru'] });
  expect(isWaitingFilter(withoutWaiting(filter))).toBe(false);
});
