// @vitest-environment jsdom
import type { AskedColumns } from '@homologa/domain/suppliers/import/import-columns.contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fieldOf, press } from '../../test/gestures';
import { renderInApp } from '../../test/render-in-app';
import { buyerOf, sampleWorkflow } from '../../test/samples';
import { traitsOf } from '../workflow/workflow-traits';
import { ColumnsDialog } from './ColumnsDialog';

const asked: AskedColumns = {
  has_heading: true,
  fields: ['company_name', null, 'emails', null],
  rows: [
    ['Nombre legal', 'Quién', 'Correo', 'Dónde'],
    ['Aceros', 'Luisa', 'nobody', 'Perú'],
  ],
};

async function choose(column: string, field: string) {
  fireEvent.mouseDown(fieldOf(`Field of “${column}”`));
  fireEvent.click(within(await screen.findByRole('listbox')).getByRole('option', { name: field }));
}

it('asks which column is which field, shows what would be read, and gives the choice', async () => {
  const onConfirm = vi.fn();
  await renderInApp(
    <ColumnsDialog
      asked={asked}
      traits={traitsOf(sampleWorkflow)}
      isBusy={false}
      onConfirm={onConfirm}
      onClose={vi.fn()}
    />,
    { user: buyerOf('bir') },
  );
  screen.getByText('Still without a column: Full Name, Country');
  expect(screen.getByRole('button', { name: 'Import' }).hasAttribute('disabled')).toBe(true);
  await choose('Quién', 'Full Name');
  await choose('Dónde', 'Country');
  await waitFor(() => screen.getByText(/^Fix 1 problem: nothing is added while there are any\. The first rows/));
  const preview = within(screen.getByRole('table', { name: 'Preview' }));
  expect(preview.getByText('nobody').closest('td')?.textContent).toBe('nobodyNot a valid e-mail');
  await choose('Nombre legal', 'Country');
  screen.getByText('Still without a column: Company Name');
  await choose('Nombre legal', 'Company Name');
  await choose('Dónde', 'Country');
  press('Import');
  const fields = ['company_name', 'full_name', 'emails', 'country'];
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith({ hasHeading: true, fields });
});

it('asks before Escape loses a choice', async () => {
  const onClose = vi.fn();
  const dialog = (
    <ColumnsDialog
      asked={asked}
      traits={traitsOf(sampleWorkflow)}
      isBusy={false}
      onConfirm={vi.fn()}
      onClose={onClose}
    />
  );
  await renderInApp(dialog, { user: buyerOf('bir') });
  await choose('Dónde', 'Country');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  const leaving = within(await screen.findByRole('dialog', { name: 'Leave without saving' }));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(leaving.getByRole('button', { name: 'Leave' }));
  expect(onClose).toHaveBeenCalledOnce();
});
