// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createContext, useContext, useState } from 'react';
import { ListBase } from 'react-admin';
import { Link } from 'react-router';
import { expect, it } from 'vitest';
import { listsOf } from '../../../test/list-around';
import { renderInApp } from '../../../test/render-in-app';
import { ListTable } from '../ListTable';
import type { ListColumn } from '../list-column';

interface Fruit {
  id: number;
  name: string;
}

const FRUIT: Fruit[] = [
  { id: 1, name: 'Guava' },
  { id: 2, name: 'Lulo' },
  { id: 3, name: '=Mora' },
];
const COLUMNS: ListColumn<Fruit>[] = [
  { key: 'shop', label: 'Shop', render: () => <Link to="/shop">Shop</Link> },
  { key: 'name', label: 'Name', opensRow: true, render: ({ id, name }) => <Link to={`/fruit/${id}`}>{name}</Link> },
  { key: 'colour', label: 'Colour', render: ({ name }) => <span>{`colour of ${name}`}</span> },
  { key: 'act', label: 'Act', render: () => <button type="button">Act</button> },
];

const NONE: readonly number[] = [];
const Selection = createContext({ chosen: NONE, toggle: (_id: number): void => undefined });

function SelectFruit({ id, name }: Fruit) {
  const { chosen, toggle } = useContext(Selection);
  return <input type="checkbox" aria-label={name} checked={chosen.includes(id)} onChange={() => toggle(id)} />;
}

const selectFruit = (fruit: Fruit) => <SelectFruit {...fruit} />;

function Table({ columns }: { columns: ListColumn<Fruit>[] }) {
  const [chosen, setChosen] = useState(NONE);
  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  const leading = { head: null, cell: selectFruit, isSelected: ({ id }: Fruit) => chosen.includes(id) };
  return (
    <Selection value={{ chosen, toggle }}>
      <input aria-label="Search" />
      <ListTable label="Fruit" columns={columns} leading={leading} empty={<p>None.</p>} />
    </Selection>
  );
}

async function renderRows(columns = COLUMNS) {
  const { withLists } = listsOf(async () => FRUIT);
  const app = await renderInApp(
    withLists(
      <ListBase resource="fruit" disableAuthentication>
        <Table columns={columns} />
      </ListBase>,
    ),
  );
  await screen.findByText('=Mora');
  return { ...app, place: () => app.router.state.location.pathname };
}

const rowOf = (name: string) => screen.getByText(name).closest('tr') as HTMLElement;
const key = (pressed: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: pressed });
const tabStops = () => screen.getAllByRole('row').filter(({ tabIndex }) => tabIndex === 0);

it('moves a cursor with j and k, which the focus follows, and stops at the ends', async () => {
  await renderRows();
  expect(tabStops()).toEqual([rowOf('Guava')]);
  key('j');
  expect(document.activeElement).toBe(rowOf('Guava'));
  key('j');
  key('j');
  key('j');
  expect(document.activeElement).toBe(rowOf('=Mora'));
  key('k');
  expect(document.activeElement).toBe(rowOf('Lulo'));
  await waitFor(() => expect(tabStops()).toEqual([rowOf('Lulo')]));
  key('ArrowUp');
  expect(document.activeElement).toBe(rowOf('Guava'));
  key('End');
  expect(document.activeElement).toBe(rowOf('=Mora'));
});

it('selects the row under the cursor with x and opens it with Enter', async () => {
  const { place } = await renderRows();
  key('j');
  key('j');
  key('x');
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Lulo' }).checked).toBe(true));
  expect(document.activeElement).toBe(rowOf('Lulo'));
  key('Enter');
  await screen.findByText('Another page');
  expect(place()).toBe('/fruit/2');
});

it('leaves the letters to a field and to a dialog', async () => {
  await renderRows();
  screen.getByLabelText('Search').focus();
  key('j');
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
  screen.getByLabelText('Search').blur();
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  key('j');
  dialog.remove();
  expect(document.activeElement).toBe(document.body);
});

it('is opened by a press anywhere that is no control', async () => {
  const { place } = await renderRows();
  fireEvent.click(screen.getAllByRole('button', { name: 'Act' })[1] as HTMLElement);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Lulo' }));
  expect(place()).toBe('/here');
  fireEvent.click(screen.getByText('colour of Lulo'));
  await screen.findByText('Another page');
  expect(place()).toBe('/fruit/2');
});

it('is not opened by selecting its text with the mouse', async () => {
  const { place } = await renderRows();
  const text = screen.getByText('colour of Lulo');
  document.getSelection()?.selectAllChildren(text);
  fireEvent.click(text);
  expect(place()).toBe('/here');
  document.getSelection()?.removeAllRanges();
});

it('asks the browser for a new tab with Ctrl and with the middle button', async () => {
  const { place } = await renderRows();
  const asked: boolean[] = [];
  const link = screen.getByText('Lulo');
  link.addEventListener('click', (event) => {
    asked.push(event.ctrlKey || event.metaKey);
    event.preventDefault();
  });
  fireEvent.click(screen.getByText('colour of Lulo'), { ctrlKey: true });
  fireEvent(screen.getByText('colour of Lulo'), new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  expect(asked).toEqual([true, true]);
  expect(place()).toBe('/here');
});

it('asks the browser for a new tab with Ctrl and Enter', async () => {
  await renderRows();
  const asked: boolean[] = [];
  screen.getByText('Guava').addEventListener('click', (event) => {
    asked.push(event.ctrlKey);
    event.preventDefault();
  });
  key('j');
  fireEvent.keyDown(rowOf('Guava'), { key: 'Enter', ctrlKey: true });
  expect(asked).toEqual([true]);
});

it('opens a row by its button with Enter, and by a press unless the button is for keys', async () => {
  const opened: string[] = [];
  const columnsOf = (opensRow: true | 'keys'): ListColumn<Fruit>[] => [
    {
      key: 'open',
      label: 'Open',
      opensRow,
      render: ({ name }) => (
        <button type="button" disabled={name === 'Lulo'} onClick={() => opened.push(name)}>
          {name}
        </button>
      ),
    },
    { key: 'colour', label: 'Colour', render: ({ name }) => `colour of ${name}` },
  ];
  const { unmount } = await renderRows(columnsOf(true));
  key('j');
  expect(key('Enter')).toBe(false);
  fireEvent.click(screen.getByText('colour of =Mora'));
  expect(opened).toEqual(['Guava', '=Mora']);
  key('j');
  expect(key('Enter')).toBe(true);
  unmount();
  await renderRows(columnsOf('keys'));
  fireEvent.click(screen.getByText('colour of =Mora'));
  key('j');
  key('Enter');
  expect(opened).toEqual(['Guava', '=Mora', 'Guava']);
});

function copy(): string | undefined {
  let text: string | undefined;
  const event = new Event('copy', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { setData: (_kind: string, value: string) => (text = value) } });
  fireEvent(document.activeElement ?? document.body, event);
  return text;
}

it('copies the row under the cursor, or the selected rows, with headings and without formulas', async () => {
  await renderRows();
  expect(copy()).toBeUndefined();
  key('j');
  expect(copy()).toBe('Shop\tName\tColour\tAct\nShop\tGuava\tcolour of Guava\tAct');
  key('x');
  key('End');
  key('x');
  await waitFor(() => expect(copy()?.split('\n')).toHaveLength(3));
  expect(copy()?.split('\n')[2]).toBe("Shop\t'=Mora\tcolour of =Mora\tAct");
  expect(await screen.findByText('2 rows copied')).toBeTruthy();
  screen.getByLabelText('Search').focus();
  expect(copy()).toBeUndefined();
});
