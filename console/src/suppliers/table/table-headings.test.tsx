// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { press } from '../../test/gestures';
import { headings, renderSuppliers } from '../../test/suppliers-table';
import { buildAdmin } from '../test-suppliers';

// Preload the lazy dialogs, because on a busy machine the import takes longer than a test's timeout.
beforeAll(() => Promise.all([import('./ColumnDialog'), import('../filters/FilterDialog')]), 60_000);

const columnsOf = (...supplier_table_columns: string[]) => ({ body: buildAdmin(supplier_table_columns) });

it('moves, hides and filters a column from the menu of its heading', async () => {
  const answers = { 'PUT /api/accounts/u1': columnsOf('company_name', 'labels', 'country', 'actions') };
  const { sent, asked } = await renderSuppliers({ answers });
  await screen.findByText('Abeto');
  const all = headings();
  press('Menu of the column Country');
  press('Move right', 'menuitem');
  const changes = () => sent.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body);
  const kept = (...columns: string[]) => ({ preferences: { supplier_table_columns: columns } });
  await waitFor(() => expect(changes()).toEqual([kept('company_name', 'labels', 'country', 'actions')]));
  await screen.findByText('Country moved to position 3 of 4.');
  await waitFor(() => expect(headings()).not.toEqual(all));
  press('Menu of the column Labels');
  expect(screen.queryByRole('menuitem', { name: 'Move left' })).toBeNull();
  press('Hide column', 'menuitem');
  await waitFor(() => expect(changes().at(-1)).toEqual(kept('company_name', 'country', 'actions')));
  press('Menu of the column Country');
  press('Filter…', 'menuitem');
  const dialog = within(await screen.findByRole('dialog', { name: 'Filter suppliers' }));
  expect(dialog.queryByRole('group', { name: 'Status' })).toBeNull();
  press('Cancel');
  press('Menu of the column Country');
  press('Sort descending', 'menuitem');
  await waitFor(() => expect(asked.at(-1)?.sort).toEqual({ field: 'invite.country', order: 'DESC' }));
});

it('drags a heading to the place of another one', async () => {
  const answers = { 'PUT /api/accounts/u1': columnsOf('company_name', 'labels', 'country', 'actions') };
  const { sent } = await renderSuppliers({ answers });
  await screen.findByText('Abeto');
  const given = new Map<string, string>();
  const dataTransfer = {
    setData: (kind: string, value: string) => given.set(kind, value),
    getData: (kind: string) => given.get(kind) ?? '',
    get types() {
      return [...given.keys()];
    },
  };
  fireEvent.dragStart(screen.getByRole('columnheader', { name: /Labels/ }), { dataTransfer });
  fireEvent.dragOver(screen.getByRole('columnheader', { name: /Country/ }), { dataTransfer });
  fireEvent.drop(screen.getByRole('columnheader', { name: /Country/ }), { dataTransfer });
  await waitFor(() =>
    expect(sent.at(-1)?.body).toEqual({
      preferences: { supplier_table_columns: ['company_name', 'labels', 'country', 'actions'] },
    }),
  );
});

it('gives a column the width that its edge is dragged to, or its menu says, and keeps it with the account', async () => {
  const answers = {
    'PUT /api/accounts/u1': {
      body: buildAdmin([], {
        preferences: {
          language: 'en',
          supplier_table_columns: null,
          saved_views: [],
          supplier_column_widths: { country: 170 },
        },
      }),
    },
  };
  const { sent } = await renderSuppliers({ answers });
  await screen.findByText('Abeto');
  const edge = document.querySelector('[data-resizes="country"]') as HTMLElement;
  const region = screen.getByRole('region', { name: 'Suppliers' });
  fireEvent.pointerDown(edge, { clientX: 100, button: 0 });
  fireEvent.pointerMove(edge, { clientX: 220 });
  expect(region.style.getPropertyValue('--col-country')).toBe('120px');
  fireEvent.pointerUp(edge, { clientX: 270 });
  const kept = () => sent.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body);
  await waitFor(() => expect(kept()).toEqual([{ preferences: { supplier_column_widths: { country: 170 } } }]));
  await waitFor(() => expect(region.style.getPropertyValue('--col-country')).toBe('170px'));
  expect(screen.getByText('Country is 170 pixels wide.').closest('[role="status"]')).toBeTruthy();
  press('Menu of the column Country');
  press('Wider', 'menuitem');
  await waitFor(() => expect(kept().at(-1)).toEqual({ preferences: { supplier_column_widths: { country: 210 } } }));
  press('Menu of the column Country');
  press('Original width', 'menuitem');
  await waitFor(() => expect(kept().at(-1)).toEqual({ preferences: { supplier_column_widths: {} } }));
  await screen.findByText('Country has its own width again.');
});
