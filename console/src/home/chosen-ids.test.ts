import { expect, it } from 'vitest';
import { chosenIds, MAX_CHOSEN, withChosenIds } from './chosen-ids';

const id = (n: number) => `0199a000-0000-7000-8000-${String(n).padStart(12, '0')}`;

it('reads the choice of an address, without repeats and without what is no workflow', () => {
  expect(chosenIds(new URLSearchParams())).toEqual([]);
  expect(chosenIds(new URLSearchParams('workflows='))).toEqual([]);
  expect(chosenIds(new URLSearchParams(`workflows=${id(1)},nonsense,${id(2)},${id(1)}`))).toEqual([id(1), id(2)]);
  const many = Array.from({ length: MAX_CHOSEN + 5 }, (_, n) => id(n)).join(',');
  expect(chosenIds(new URLSearchParams({ workflows: many }))).toHaveLength(MAX_CHOSEN);
});

it('writes the choice beside the other parameters, and nothing for all workflows', () => {
  const params = new URLSearchParams('tab=x');
  expect(chosenIds(withChosenIds(params, [id(1), id(2)]))).toEqual([id(1), id(2)]);
  expect(withChosenIds(withChosenIds(params, [id(1)]), []).toString()).toBe('tab=x');
});
