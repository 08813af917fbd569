import { expect, test } from 'vitest';
import { buildTimeline, type Happened, type TimelineFacts } from './timeline';

const day = (date: number) => new Date(Date.UTC(2026, 4, date));
const DUE = day(30);

const facts = (over: Partial<TimelineFacts> = {}): TimelineFacts => ({
  steps: {
    workflow: {
      type: 'onboarding',
      product: 'report',
      reportType: 'bir',
      payment: 'supplier',
      hasQuestionnaire: false,
    },
    country: 'peru',
  },
  type: 'onboarding',
  status: 'in_progress',
  step: 'bir_form',
  isQuestionnaireOnly: false,
  isWorkflowClosed: false,
  hasDecision: false,
  isProofRejected: false,
  isSentBack: false,
  hasOpenQuestions: false,
  isReported: false,
  waitingSince: day(2),
  dueDate: DUE,
  request: null,
  requestDueAt: null,
  ...over,
});
const INVITED: Happened[] = [
  { event: 'reminded', at: day(4) },
  { event: 'opened', at: day(2) },
  { event: 'invited', at: day(1) },
];

test('before its own part is done the supplier is awaited by the day of the workflow', () => {
  expect(buildTimeline(INVITED, facts(), 'client')).toEqual({
    events: [
      { event: 'invited', by: 'client', at: day(1) },
      { event: 'opened', by: 'supplier', at: day(2) },
      { event: 'reminded', by: 'client', at: day(4) },
    ],
    awaited: { wait: 'bir_form', side: 'supplier', due: DUE, since: day(2) },
    next: [
      { wait: 'payment', side: 'supplier', due: DUE },
      { wait: 'confirmation_call', side: 'provider', due: null },
      { wait: 'report', side: 'provider', due: null },
      { wait: 'decision', side: 'client', due: null },
    ],
  });
});

test.each([
  ['queued', 'confirmation_call', 'provider', ['report', 'decision']],
  ['taken', 'confirmation_call', 'provider', ['report', 'decision']],
  ['awaiting_supplier', 'further_data', 'supplier', ['report', 'decision']],
  ['unable_to_locate', 'another_number', 'client', ['report', 'decision']],
  ['verified', 'report', 'provider', ['decision']],
  ['failed', 'report', 'provider', ['decision']],
  ['delivered', 'decision', 'client', []],
] as const)('a request that is %s waits for %s of the %s', (status, wait, side, next) => {
  const waiting = { step: 'confirmation_call', request: status, requestDueAt: day(20), waitingSince: day(9) } as const;
  const timeline = buildTimeline(INVITED, facts(waiting), 'client');
  expect(timeline.awaited).toMatchObject({ wait, side, since: day(9) });
  if (side === 'provider') expect(timeline.awaited?.due).toEqual(day(20));
  expect(timeline.next.map((one) => one.wait)).toEqual(next);
});

test('the supplier is not told of screenings, decisions and corrections, nor that one is decided about', () => {
  const happened: Happened[] = [
    ...INVITED,
    { event: 'screened', at: day(10) },
    { event: 'report_delivered', at: day(11) },
    { event: 'report_corrected', at: day(12) },
    { event: 'decided', at: day(13) },
  ];
  const own = buildTimeline(happened, facts({ step: 'finished', request: 'delivered' }), 'supplier');
  expect(own.events.map(({ event }) => event)).toEqual(['invited', 'opened', 'reminded', 'report_delivered']);
  expect([own.awaited, own.next]).toEqual([null, []]);
});

test('nobody is awaited in a closed workflow, of an archived supplier, and after the decision', () => {
  const over = { step: 'finished', request: 'delivered' } as const;
  for (const end of [{ isWorkflowClosed: true }, { status: 'archived' as const }, { ...over, hasDecision: true }]) {
    expect(buildTimeline(INVITED, facts(end), 'client')).toMatchObject({ awaited: null, next: [] });
  }
});

test('an investigation waits for the provider alone', () => {
  const steps = { ...facts().steps, workflow: { ...facts().steps.workflow, type: 'investigating' as const } };
  const queued = { step: 'introduction', request: 'queued', requestDueAt: day(8) } as const;
  expect(buildTimeline([], facts({ type: 'investigating', steps, ...queued }), 'client')).toEqual({
    events: [],
    awaited: { wait: 'confirmation_call', side: 'provider', due: day(8), since: day(2) },
    next: [
      { wait: 'report', side: 'provider', due: day(8) },
      { wait: 'decision', side: 'client', due: null },
    ],
  });
});

test('a supplier is not told since when a failed request is worked on again', () => {
  const failed = facts({ step: 'finished', request: 'failed', waitingSince: day(6) });
  expect(buildTimeline(INVITED, failed, 'client').awaited?.since).toEqual(day(6));
  expect(buildTimeline(INVITED, failed, 'supplier').awaited).toMatchObject({ wait: 'report', since: null });
});

test.each([
  ['confirmation_call', null, ['confirmation_call', 'report', 'decision']],
  ['confirmation_call', 'verified', ['report', 'decision']],
  ['finished', 'delivered', ['decision']],
  ['finished', 'cancelled', []],
] as const)(
  'reopened questions await the supplier before what %s with a %s request waits for',
  (step, status, next) => {
    const timeline = buildTimeline(INVITED, facts({ step, request: status, hasOpenQuestions: true }), 'client');
    expect(timeline.awaited).toEqual({ wait: 'questionnaire', side: 'supplier', due: DUE, since: day(2) });
    expect(timeline.next.map(({ wait }) => wait)).toEqual(next);
  },
);

test.each([
  [{ isProofRejected: true, isSentBack: true }, 'proof', ['confirmation_call', 'report', 'decision']],
  [{ isSentBack: true }, 'further_data', ['confirmation_call', 'report', 'decision']],
] as const)('a supplier whose %o is awaited again before the call', (again, wait, next) => {
  const timeline = buildTimeline(INVITED, facts({ step: 'confirmation_call', ...again }), 'client');
  expect(timeline.awaited).toMatchObject({ wait, side: 'supplier' });
  expect(timeline.next.map((one) => one.wait)).toEqual(next);
});

test('a supplier completed by hand waits for the decision alone', () => {
  expect(buildTimeline(INVITED, facts({ status: 'completed' }), 'client')).toMatchObject({
    awaited: { wait: 'decision', side: 'client' },
    next: [],
  });
});
