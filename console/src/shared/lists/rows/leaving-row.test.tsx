// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderFruit, rowOf } from '../../../test/fruit-list';

const tabStops = () => screen.getAllByRole('row').filter(({ tabIndex }) => tabIndex === 0);

/** Returns a function that shows other names in place of the first four. */
async function renderFour() {
  let names = ['Guava', 'Lulo', 'Mora', 'Nance'];
  const { queryClient } = await renderFruit(() => names);
  return async (next: string[]) => {
    const gone = names.filter((name) => !next.includes(name));
    names = next;
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(gone.flatMap((name) => screen.queryAllByText(name))).toEqual([]));
  };
}

it.each([
  { at: 'Lulo', left: ['Guava', 'Mora', 'Nance'], next: 'Mora' },
  { at: 'Lulo', left: ['Nance', 'Guava'], next: 'Nance' },
  { at: 'Nance', left: ['Guava', 'Lulo'], next: 'Lulo' },
  { at: 'Lulo', left: ['Pitaya', 'Quito'], next: 'Pitaya' },
])('the cursor and its focus go from $at to $next if $left are left', async ({ at, left, next }) => {
  const show = await renderFour();
  act(() => rowOf(at).focus());
  await show(left);
  expect(tabStops()).toEqual([rowOf(next)]);
  expect(document.activeElement).toBe(rowOf(next));
});

it('the focus stays where it is if it was not in the row that leaves', async () => {
  const show = await renderFour();
  act(() => rowOf('Lulo').focus());
  act(() => screen.getByLabelText('Search').focus());
  await show(['Guava', 'Mora']);
  expect(tabStops()).toEqual([rowOf('Mora')]);
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
});

it('no row takes the focus from a page on which no row had it', async () => {
  const show = await renderFour();
  await show(['Lulo', 'Mora']);
  expect(tabStops()).toEqual([rowOf('Lulo')]);
  expect(document.activeElement).toBe(document.body);
  act(() => rowOf('Lulo').focus());
  act(() => rowOf('Lulo').blur());
  await show(['Mora']);
  expect(document.activeElement).toBe(document.body);
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(document.activeElement).toBe(rowOf('Mora'));
});
