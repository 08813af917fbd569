// @vitest-environment jsdom

import { readRefusal } from '@homologa/web/http/refusal';
import { screen, waitFor, within } from '@testing-library/react';
import { ListBase } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { press } from '../../test/gestures';
import { type AskedList, listsOf } from '../../test/list-around';
import { renderInApp } from '../../test/render-in-app';
import { ApiError } from '../http/api-error';
import { ListPagination } from './ListPagination';
import { ListTable } from './ListTable';
import type { LeadingColumn, ListColumn } from './list-column';

interface Fruit {
  id: number;
  name: string;
  weight: number;
}

const FRUIT: Fruit[] = [
  { id: 1, name: 'Guava', weight: 20 },
  { id: 2, name: 'Lulo', weight: 5 },
];
const COLUMNS: ListColumn<Fruit>[] = [
  { key: 'name', sort: 'name', label: 'Name', sticky: 'start', width: 200, render: ({ name }) => name },
  { key: 'weight', sort: 'weight', label: 'Weight', isNumber: true, render: ({ weight }) => weight },
  { key: 'note', label: 'Note', note: <button type="button">What is that?</button>, render: () => '–' },
];
const refused = (status: number) =>
  new ApiError(status, readRefusal(status, JSON.stringify({ error: 'Not you.', code: 'forbidden' })), '', 'en');

async function renderTable(
  answer: (asked: AskedList) => Promise<Fruit[]>,
  leading?: LeadingColumn<Fruit>,
  path?: string,
) {
  const { asked, withLists } = listsOf(answer);
  await renderInApp(
    withLists(
      <ListBase resource="fruit" sort={{ field: 'id', order: 'ASC' }} perPage={25} disableAuthentication>
        <ListTable
          label="Fruit"
          columns={COLUMNS}
          leading={leading}
          empty={<p>No fruit.</p>}
          forbidden="Not for you"
          renderCards={(rows) => <p>{rows ? `${rows.length} cards` : 'cards on their way'}</p>}
        />
        <ListPagination />
      </ListBase>,
    ),
    { path },
  );
  return asked;
}

const namesShown = () => screen.getAllByRole('row').map((row) => within(row).queryAllByRole('cell')[0]?.textContent);

it('keeps its shape while the rows are on their way, then shows them', async () => {
  let arrive: (rows: Fruit[]) => void = () => undefined;
  await renderTable(() => new Promise((resolve) => (arrive = resolve)));
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('columnheader', { name: 'Name' })).toBeTruthy();
  await waitFor(() => arrive(FRUIT));
  expect(await screen.findByRole('cell', { name: 'Guava' })).toBeTruthy();
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false');
  expect(screen.getByRole('region', { name: 'Fruit' }).tabIndex).toBe(0);
});

it('says that there is nothing', async () => {
  await renderTable(async () => []);
  expect(await screen.findByText('No fruit.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it('says why it could not be had, and tries again', async () => {
  let isAway = true;
  await renderTable(async () => {
    if (isAway) throw refused(500);
    return FRUIT;
  });
  expect((await screen.findByText(/This could not be loaded/)).textContent).toContain('Not you.');
  expect(screen.queryByText(/of -1|-1/)).toBeNull();
  isAway = false;
  press('Try again');
  expect(await screen.findByRole('cell', { name: 'Lulo' })).toBeTruthy();
  expect(screen.getByText('1-2 of 2')).toBeTruthy();
});

it('says it to those who may not see the list', async () => {
  await renderTable(async () => {
    throw refused(403);
  });
  expect(await screen.findByText('Not for you')).toBeTruthy();
  expect(screen.queryByText('Try again')).toBeNull();
});

it('is sorted by a heading: words from A, figures from the highest, then the other way round', async () => {
  const asked = await renderTable(async ({ sort }) => (sort?.order === 'DESC' ? FRUIT.toReversed() : FRUIT));
  await screen.findByRole('cell', { name: 'Guava' });
  press('Weight');
  await waitFor(() => expect(asked.at(-1)?.sort).toEqual({ field: 'weight', order: 'DESC' }));
  await waitFor(() => expect(namesShown()).toEqual([undefined, 'Lulo', 'Guava']));
  expect(screen.getByRole('columnheader', { name: 'Weight' }).getAttribute('aria-sort')).toBe('descending');
  press('Weight');
  await waitFor(() => expect(asked.at(-1)?.sort).toEqual({ field: 'weight', order: 'ASC' }));
  press('Name');
  await waitFor(() => expect(asked.at(-1)?.sort).toEqual({ field: 'name', order: 'ASC' }));
  const note = screen.getByRole('columnheader', { name: /^Note/ });
  expect(
    within(note)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['What is that?']);
});

it('has boxes before the first column where rows can be selected', async () => {
  const cell = ({ name }: Fruit) => <input type="checkbox" aria-label={name} />;
  await renderTable(async () => FRUIT, { head: <i>all</i>, cell, isSelected: ({ id }) => id === 2 });
  expect(await screen.findByRole('checkbox', { name: 'Lulo' })).toBeTruthy();
  expect(screen.getAllByRole('columnheader')).toHaveLength(4);
});

it('gives way to cards on a phone', async () => {
  const phone = (media: string) => ({ media, matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() });
  vi.stubGlobal('matchMedia', phone);
  await renderTable(async () => FRUIT);
  expect(await screen.findByText('2 cards')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it('says why a page out of the window cannot be had, and shows the first one instead', async () => {
  const asked = await renderTable(
    async ({ pagination }) => {
      if (pagination?.page === 1) return FRUIT;
      const body = { error: 'Narrow the filter, or export the list.', code: 'page_out_of_window' };
      throw new ApiError(422, readRefusal(422, JSON.stringify(body)), '', 'en');
    },
    undefined,
    '/here?page=2&perPage=25&sort=id&order=ASC&filter={}',
  );
  expect(await screen.findByText('Narrow the filter, or export the list.')).toBeTruthy();
  expect(await screen.findByText('Guava')).toBeTruthy();
  expect(asked.at(-1)?.pagination?.page).toBe(1);
});
