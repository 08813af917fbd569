// @vitest-environment jsdom
import type { TimelineResponse } from '@homologa/domain/onboarding/timeline.contract';
import type { SupplierHistoryEntry } from '@homologa/domain/suppliers/supplier-history.contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../test/render-in-app';
import { buyerOf, sampleSupplier, sampleWorkflow } from '../../test/samples';
import { HistoryPanel } from './HistoryPanel';

const timeline: TimelineResponse = {
  events: [
    { event: 'invited', by: 'client', created_at: '2026-05-01T12:00:00.000Z' },
    { event: 'opened', by: 'supplier', created_at: '2026-05-02T12:00:00.000Z' },
  ],
  awaited: {
    wait: 'bir_form',
    side: 'supplier',
    since: '2026-05-02T12:00:00.000Z',
    due: '2026-05-30T00:00:00.000Z',
  },
  next: [{ wait: 'report', side: 'provider', due: null }],
};

const ANA = { kind: 'member', name: 'Ana' } as const;
const activity: SupplierHistoryEntry[] = [
  { event: 'approved', created_at: '2026-05-04T12:00:00.000Z', actor: ANA },
  { event: 'started_onboarding', created_at: '2026-05-02T12:00:00.000Z', actor: { kind: 'supplier', name: null } },
];
const supplier = {
  ...sampleSupplier,
  status_updates: [],
  workflow: { ...sampleWorkflow, _id: 'w1', title: 'Steel' },
} as unknown as typeof sampleSupplier;
const path = `GET /api/workflows/${supplier.workflow_id}/suppliers/${supplier.id}`;

const show = (body: TimelineResponse) =>
  renderInApp(<HistoryPanel supplier={supplier} />, {
    user: buyerOf('bir'),
    answers: { [`${path}/timeline`]: { body }, [`${path}/history`]: { body: activity } },
  });

it('tells the activity and the timeline as one history, who is awaited since when, and what comes next', async () => {
  await show(timeline);
  const awaited = await screen.findByText('The supplier: Fill in the form');
  expect(awaited.closest('[role=status]')?.textContent).toMatch(/since .*2.*By .*30/);
  const [next, happened] = screen.getAllByRole('list').map((list) => within(list).getAllByRole('listitem'));
  expect(happened?.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Approvedby Ana'),
    expect.stringContaining('Started onboardingby the supplier'),
    expect.stringContaining('Invitation sent'),
  ]);
  expect(next?.map(({ textContent }) => textContent)).toEqual(['Deliver the report Verification desk']);
});

it('shows the events of the chosen kind alone', async () => {
  await show(timeline);
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Show' }));
  fireEvent.click(screen.getByRole('option', { name: 'Decision' }));
  screen.getByText('Approved');
  expect(screen.queryByText('Started onboarding')).toBeNull();
});

it('says that nobody is awaited', async () => {
  await show({ ...timeline, awaited: null, next: [] });
  await screen.findByText('Nobody is awaited.');
  expect(screen.queryByText('What comes next')).toBeNull();
});
