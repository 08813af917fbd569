import { expect, it } from 'vitest';
import { type ListWalk, placeIn, withPage } from './list-walk';

const stop = (n: number) => ({ id: `s${n}`, workflowId: 'w1' });
const walk: ListWalk = {
  workflowId: 'w1',
  address: '/workflows/w1/suppliers',
  sort: { field: 'created_at', order: 'DESC' },
  filter: {},
  perPage: 3,
  page: 2,
  first: 3,
  total: 8,
  stops: [stop(3), stop(4), stop(5)],
};

it('leads to the neighbours in the order of the list, and says the place in all of it', () => {
  expect(placeIn(walk, 's4')).toEqual({ place: 5, total: 8, previous: stop(3), next: stop(5), needsMore: false });
  expect(placeIn(walk, 's3')).toMatchObject({ place: 4, previous: undefined });
});

it('knows no place of a supplier that the list does not show', () => {
  expect(placeIn(walk, 's9')).toBeNull();
  expect(placeIn(null, 's4')).toBeNull();
});

it('asks for the next page at the end of the rows, and for none at the end of the list', () => {
  expect(placeIn(walk, 's5')).toMatchObject({ next: undefined, needsMore: true });
  const longer = withPage(walk, 3, [stop(5), stop(6), stop(7)]);
  expect(longer).toMatchObject({ page: 3, stops: [stop(3), stop(4), stop(5), stop(6), stop(7)] });
  expect(placeIn(longer, 's5')).toMatchObject({ next: stop(6), needsMore: false });
  expect(placeIn(longer, 's7')).toMatchObject({ place: 8, next: undefined, needsMore: false });
});
