// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../../test/render-in-app';
import { sampleDeskRequest, sampleUser } from '../../../test/samples';
import { RequestContext } from '../../request-context';
import { DeliverCorrection } from './DeliverCorrection';

const luz = { name: 'Luz', kind: 'person', country: 'peru', share: 60 } as const;
const acero = { name: 'Acero Holding', kind: 'company', country: null, share: 40 } as const;

const correction = {
  reason: 'Misread',
  begun_at: '2026-01-02T10:00:00.000Z',
  begun_by: { _id: 'u1', id: 'u1', name: 'Ana' },
  changes: [
    { figure: 'revenue' as const, before: 1200000, after: 12500000 },
    { figure: 'balance_sheet_date' as const, before: null, after: '2025-12-31' },
  ],
  changed_details: ['currency' as const, 'shareholdings' as const],
  details_before: { currency: null, shareholdings: [luz] },
  details_after: { currency: 'MXN', shareholdings: [luz, acero] },
  files_added: [{ _id: 'f2', file_id: 'f2', name: 'annex.pdf', created_at: '2026-01-02T10:00:00.000Z' }],
  files_removed: [],
};

it('lists each change with before and after, and delivers only when confirmed', async () => {
  const request = { ...sampleDeskRequest, status: 'delivered', correction } as const;
  const call = 'POST /api/desk/requests/r1/correction/deliver';
  const { sent } = await renderInApp(
    <RequestContext value={request}>
      <DeliverCorrection />
    </RequestContext>,
    { answers: { [call]: { body: { ...request, correction: null } } }, user: sampleUser },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Deliver the correction' }));
  const dialog = within(await screen.findByRole('dialog'));
  const rows = dialog.getAllByRole('row').slice(1);
  const cells = rows.map((row) => [...row.children].map((cell) => cell.textContent));
  expect(cells).toEqual([
    ['Balance sheet date', '–', 'December 31, 2025'],
    ['Revenue', '1,200,000', '12,500,000'],
    ['Currency', '–', 'MXN'],
    ['Shareholdings', '–', 'Acero Holding · Company · 40 %'],
    ['Files', '–', 'annex.pdf'],
  ]);
  expect(sent).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Deliver the correction' }));
  await waitFor(() => expect(sent.map((one) => one.call)).toContain(call));
});
