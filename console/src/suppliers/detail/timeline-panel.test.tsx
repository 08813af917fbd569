// @vitest-environment jsdom
import type { TimelineResponse } from '@homologa/domain/onboarding/timeline.contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../test/render-in-app';
import { buyerOf, sampleSupplier } from '../../test/samples';
import { TimelinePanel } from './TimelinePanel';

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

const show = (body: TimelineResponse) =>
  renderInApp(<TimelinePanel supplier={sampleSupplier} />, {
    user: buyerOf('bir'),
    answers: { [`GET /api/workflows/${sampleSupplier.workflow_id}/suppliers/${sampleSupplier.id}/timeline`]: { body } },
  });

it('says what happened, who is awaited since when, and what comes next by when', async () => {
  await show(timeline);
  const awaited = await screen.findByText('The supplier: Fill in the form');
  expect(awaited.closest('[role=status]')?.textContent).toMatch(/since .*2.*By .*30/);
  const [happened, next] = screen.getAllByRole('list').map((list) => within(list).getAllByRole('listitem'));
  expect(happened?.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Invitation sentYour company'),
    expect.stringContaining('Invitation openedThe supplier'),
  ]);
  expect(next?.map(({ textContent }) => textContent)).toEqual(['Deliver the reportVerification desk']);
});

it('says that nobody is awaited', async () => {
  await show({ ...timeline, awaited: null, next: [] });
  await screen.findByText('Nobody is awaited.');
  expect(screen.queryByText('What comes next')).toBeNull();
});
