// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fieldOf, type } from '../../test/gestures';
import { renderInApp } from '../../test/render-in-app';
import { buyerOf } from '../../test/samples';
import { BulkDecisionDialog } from './BulkDecisionDialog';

const PREVIEW = 'POST /api/suppliers/bulk-actions?dry_run=true';
const START = 'POST /api/suppliers/bulk-actions';
const forecast = { total: 3, possible: 2, skipped: [{ reason: 'workflow_not_active', count: 1 }] };

it('decides on many with one reason, by keys alone, and says first on how many', async () => {
  const { sent } = await renderInApp(
    <BulkDecisionDialog targets={{ ids: ['s1', 's2', 's3'] }} onStarted={() => undefined} onClose={() => undefined} />,
    { user: buyerOf('bir'), answers: { [PREVIEW]: { body: forecast } } },
  );
  await screen.findByText('The decision is recorded for 2 of 3 selected suppliers. They are not notified.');
  expect(screen.getAllByText(/Earlier decisions are kept/)).toHaveLength(1);
  await screen.findByRole('heading', { name: 'Decide on 3 suppliers' });
  const [first] = screen.getAllByRole('radio');
  fireEvent.keyDown(first as HTMLElement, { key: '3' });
  await waitFor(() => expect(screen.getAllByRole<HTMLInputElement>('radio')[2]?.checked).toBe(true));
  await waitFor(() => expect(document.activeElement).toBe(fieldOf(/^Reason/)));
  type(/^Reason/, 'No answer in a year');
  fireEvent.keyDown(fieldOf(/^Reason/), { key: 'Enter', ctrlKey: true });
  await waitFor(() =>
    expect(sent.find(({ call }) => call === START)?.body).toEqual({
      action: 'decide',
      ids: ['s1', 's2', 's3'],
      decision: 'rejected',
      reason: 'No answer in a year',
    }),
  );
});
