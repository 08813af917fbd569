import type { TimelineResponse } from '@homologa/domain/onboarding/timeline.contract';
import type { SupplierHistoryEntry } from '@homologa/domain/suppliers/supplier-history.contract';
import { expect, it } from 'vitest';
import { mergeHistory } from './history-events';

const at = (day: number, second = 0) => new Date(Date.UTC(2026, 4, day, 12, 0, second)).toISOString();
const entry = (event: SupplierHistoryEntry['event'], day: number): SupplierHistoryEntry => ({
  event,
  created_at: at(day),
  actor: null,
});
type Event = TimelineResponse['events'][number];
const happened = (event: Event['event'], day: number, second = 0): Event => ({
  event,
  by: 'provider',
  created_at: at(day, second),
});
const words = (...merged: Parameters<typeof mergeHistory>) => mergeHistory(...merged).map(({ words: { en } }) => en);

it('tells each act once, in the words of the activity, newest first', () => {
  const activity = [entry('report_created', 9), entry('payment_reference', 5), entry('started_onboarding', 2)];
  const timeline = [
    happened('invited', 1),
    happened('opened', 2),
    happened('reference_given', 5),
    happened('paid', 6),
    happened('report_delivered', 9, 20),
  ];
  expect(words(activity, timeline)).toEqual([
    'Report created',
    'Payment received',
    'Payment reference',
    'Started onboarding',
    'Invitation sent',
  ]);
});

it('keeps a second delivery that no activity tells of', () => {
  expect(
    words([entry('report_created', 9)], [happened('report_delivered', 9), happened('report_delivered', 20)]),
  ).toEqual(['Report delivered', 'Report created']);
});
