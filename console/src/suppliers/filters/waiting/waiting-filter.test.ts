import { SUPPLIER_WAITS } from '@homologa/domain/catalog/supplier-waits';
import { expect, it } from 'vitest';
import { isWaitingFilter, mayAwaitSuppliers, PHASES_BY_SIDE, withoutWaiting, withPhases } from './waiting-filter';

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

it.each([
  [{ waiting_for: ['decision'] }, false],
  [{ waiting_for: ['decision', 'payment'] }, true],
  [{ waiting_side: ['provider'] }, false],
  [{ waiting_side: ['supplier'], waiting_days: '10' }, true],
  [{ waiting_for: ['payment'], waiting_side: ['client'] }, false],
])('%j: has suppliers who can be reminded is %s', (filter, expected) => {
  expect(mayAwaitSuppliers(filter)).toBe(expected);
});
