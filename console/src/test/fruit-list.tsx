import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { ListBase, type RaRecord } from 'react-admin';
import { ListTable } from '../shared/lists/ListTable';
import { listsOf } from './list-around';
import { renderInApp } from './render-in-app';

interface Fruit extends RaRecord {
  name: string;
}

/** Renders a list with one column below a search field. Each request of the list gets the current `names`. */
export async function renderFruit(
  names: () => readonly string[],
  more: Pick<ComponentProps<typeof ListTable<Fruit>>, 'renderPeek'> = {},
) {
  const { withLists } = listsOf(async () => names().map((name) => ({ id: name, name })));
  const app = await renderInApp(
    withLists(
      <ListBase resource="fruit" disableAuthentication>
        <input aria-label="Search" />
        <ListTable<Fruit>
          label="Fruit"
          columns={[{ key: 'name', label: 'Name', render: ({ name }) => name }]}
          empty={<p>None.</p>}
          {...more}
        />
      </ListBase>,
    ),
  );
  await screen.findByText(names().at(-1) ?? '');
  return app;
}

export const rowOf = (name: string) => screen.getByText(name).closest('tr') as HTMLElement;
