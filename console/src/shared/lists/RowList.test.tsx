// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { useGetOne, useListContext } from 'react-admin';
import { expect, it } from 'vitest';
import { press } from '../../test/gestures';
import { listsOf } from '../../test/list-around';
import { renderInApp } from '../../test/render-in-app';
import { useRows } from '../data/provider/use-rows';
import { RowList } from './RowList';

interface Charge {
  id: string;
  state: string;
}

const Row = ({ rows = [] }: { rows?: Charge[] }) => <p>{rows.map(({ state }) => `row ${state}`).join()}</p>;

function Listed() {
  return <Row rows={useListContext<Charge>().data} />;
}

const Page = () => (
  <RowList resource="payments">
    <Listed />
  </RowList>
);

function Choice() {
  return <Row rows={useRows<Charge>('payments', { pagination: { page: 1, perPage: 10 } }).data} />;
}

function Opened() {
  const { data } = useGetOne<Charge>('payments', { id: 'p1' }, { staleTime: 10_000 });
  return <p>{`record ${data?.state}`}</p>;
}

function Pages({ list }: { list: ReactElement }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Back' : 'Open'}
      </button>
      {isOpen ? <Opened /> : list}
    </>
  );
}

it.each([
  ['a page', <Page key="page" />],
  ['a choice', <Choice key="choice" />],
])('the rows of %s neither become records nor keep an older record fresh', async (_name, list) => {
  let state = 'to check';
  const { withLists } = listsOf(async () => [{ id: 'p1', state }]);
  const answers = { 'GET /api/desk/payments/p1': { body: { id: 'p1', state } } };
  const { sent, queryClient } = await renderInApp(withLists(<Pages list={list} />), { answers });
  await screen.findByText('row to check');
  press('Open');
  await screen.findByText('record to check');
  expect(sent).toHaveLength(1);
  press('Back');
  await screen.findByText('row to check');
  state = 'paid';
  answers['GET /api/desk/payments/p1'].body.state = state;
  await act(() => queryClient.invalidateQueries({ queryKey: ['payments'] }));
  await screen.findByText('row paid');
  press('Open');
  await screen.findByText('record paid');
  expect(sent).toHaveLength(2);
});

it("no list of the console is react-admin's own", () => {
  const source = join(import.meta.dirname, '../..');
  const wrappers = ['RowList.tsx', 'use-rows.ts'];
  const lists = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.startsWith('test/'))
    .filter((file) => !wrappers.some((name) => file.endsWith(name)))
    .filter((file) =>
      /\b(ListBase|useGetList|useListController|useGetMany)\b/.test(readFileSync(join(source, file), 'utf8')),
    );
  expect(lists).toEqual([]);
});
