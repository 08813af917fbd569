// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '../../test/gestures';
import { renderSuppliers } from '../../test/suppliers-table';

it("'select all' of a filter never targets the suppliers of the next filter", async () => {
  const preview = { body: { total: 3, possible: 3, skipped: [] } };
  const { sent, asked } = await renderSuppliers({
    answers: { 'POST /api/suppliers/bulk-actions?dry_run=true': preview },
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Abeto' }));
  press('Select all 3');
  press('Archive');
  await screen.findByRole('button', { name: 'Archive 3' });
  press(/Completed/, 'tab');
  await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ status: ['completed'] }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected suppliers' })).toBeNull());
  const previewed = sent.filter(({ call }) => call.includes('dry_run')).map(({ body }) => body);
  expect(previewed).toEqual([{ action: 'archive', filter: {} }]);
});
