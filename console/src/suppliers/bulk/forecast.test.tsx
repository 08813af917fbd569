// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../test/render-in-app';
import { buyerOf } from '../../test/samples';
import { Forecast } from './Forecast';

const supplier = (
  name: string,
  reason: 'reminder_cooldown' | 'supplier_not_awaited',
  next_at: string | null = null,
) => ({
  id: name,
  workflow_id: 'w',
  name,
  reason,
  next_at,
});

it('names who is left out under the reason, with the end of a pause, and counts those beyond the named', async () => {
  const forecast = {
    total: 9,
    possible: 4,
    skipped: [
      { reason: 'supplier_not_awaited' as const, count: 4 },
      { reason: 'reminder_cooldown' as const, count: 1 },
    ],
    left_out: [
      supplier('Aceros', 'supplier_not_awaited'),
      supplier('Boldo', 'reminder_cooldown', '2026-11-29T09:00:00.000Z'),
    ],
  };
  await renderInApp(<Forecast action="remind" forecast={forecast} />, { user: buyerOf('bir') });
  await screen.findByText('Aceros');
  expect(screen.getByText('and 3 more').closest('ul')?.textContent).toBe('Acerosand 3 more');
  expect(screen.getByText(/^Boldo: again from Nov 29, 2026/)).toBeTruthy();
});

it('counts only, where the answer names nobody', async () => {
  const forecast = { total: 2, possible: 1, skipped: [{ reason: 'supplier_not_pending' as const, count: 1 }] };
  await renderInApp(<Forecast action="delete" forecast={forecast} />, { user: buyerOf('bir') });
  await screen.findByText('not pending: 1');
  expect(screen.queryByText(/more$/)).toBeNull();
});
