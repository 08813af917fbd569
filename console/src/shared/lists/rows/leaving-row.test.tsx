// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ListBase } from 'react-admin';
import { expect, it } from 'vitest';
import { listsOf } from '../../../test/list-around';
import { renderInApp } from '../../../test/render-in-app';
import { ListTable } from '../ListTable';

const FRUIT = ['Guava', 'Lulo', 'Mora', 'Nance'];
const rowsOf = (names: readonly string[]) => names.map((name) => ({ id: name, name }));
const rowOf = (name: string) => screen.getByText(name).closest('tr') as HTMLElement;
const tabStops = () => screen.getAllByRole('row').filter(({ tabIndex }) => tabIndex === 0);

async function renderFruit() {
  let names = FRUIT;
  const { withLists } = listsOf(async () => rowsOf(names));
  const { queryClient } = await renderInApp(
    withLists(
      <ListBase resource="fruit" disableAuthentication>
        <input aria-label="Search" />
        <ListTable
          label="Fruit"
          columns={[{ key: 'name', label: 'Name', render: ({ name }) => name }]}
          empty={<p>None.</p>}
        />
      </ListBase>,
    ),
  );
  await screen.findByText('Nance');
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
  const show = await renderFruit();
  act(() => rowOf(at).focus());
  await show(left);
  expect(tabStops()).toEqual([rowOf(next)]);
  expect(document.activeElement).toBe(rowOf(next));
});

it('the focus stays where it is if it was not in the row that leaves', async () => {
  const show = await renderFruit();
  act(() => rowOf('Lulo').focus());
  act(() => screen.getByLabelText('Search').focus());
  await show(['Guava', 'Mora']);
  expect(tabStops()).toEqual([rowOf('Mora')]);
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
});

it('no row takes the focus from a page on which no row had it', async () => {
  const show = await renderFruit();
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
