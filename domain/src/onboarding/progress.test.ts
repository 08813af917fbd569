import { describe, expect, test } from 'vitest';
import { changeByEvents, type Progress, type ProgressEvent } from './progress';
import type { StepFacts } from './step-selection';

const facts = (changes: Partial<StepFacts['workflow']> = {}, country = 'mexico'): StepFacts => ({
  workflow: {
    type: 'onboarding',
    product: 'onboarding',
    reportType: 'bir',
    payment: 'client',
    hasQuestionnaire: true,
    ...changes,
  } as StepFacts['workflow'],
  country,
});

const NEW: Progress = {
  status: 'pending',
  step: 'introduction',
  updates: ['email_received'],
  isQuestionnaireStarted: false,
  isQuestionnaireSubmitted: false,
};
const UNCHANGED = {
  updates: [],
  statuses: [],
  step: null,
  isQuestionnaireStarted: false,
  isQuestionnaireSubmitted: false,
  activities: [],
  ending: null,
};
const STARTED: Progress = {
  ...NEW,
  status: 'in_progress',
  step: 'questionnaire',
  updates: ['email_received', 'started_onboarding', 'account'],
};
const completed = (step: Progress['step']): ProgressEvent => ({ kind: 'step_completed', step });

test('changes nothing without events, and leaves the loaded progress as it is', () => {
  const before = Object.freeze({ ...NEW, updates: Object.freeze([...NEW.updates]) });
  expect(changeByEvents(before, facts(), [])).toEqual(UNCHANGED);
  changeByEvents(before, facts(), [{ kind: 'started' }, completed('account_connection')]);
  expect(before).toEqual(NEW);
});

describe('the start', () => {
  test('moves status and step once', () => {
    const change = { updates: ['started_onboarding'], statuses: ['in_progress'], step: 'account_connection' };
    const expected = { ...UNCHANGED, ...change, activities: ['onboarding_started'] };
    expect(changeByEvents(NEW, facts(), [{ kind: 'started' }])).toEqual(expected);
    expect(changeByEvents(NEW, facts(), [{ kind: 'started' }, { kind: 'started' }])).toEqual(expected);
    expect(changeByEvents(STARTED, facts(), [{ kind: 'started' }])).toEqual(UNCHANGED);
  });

  test('keeps the status of a supplier that the client completed before', () => {
    expect(changeByEvents({ ...NEW, status: 'completed' }, facts(), [{ kind: 'started' }]).statuses).toEqual([]);
  });
});

test('later events see the updates and the step of earlier ones', () => {
  const events: ProgressEvent[] = [
    { kind: 'started' },
    { kind: 'update', name: 'account' },
    { kind: 'update', name: 'account' },
    completed('account_connection'),
  ];
  const change = changeByEvents(NEW, facts({}, 'brazil'), events);
  expect(change.updates).toEqual(['started_onboarding', 'account']);
  expect(change.step).toBe('questionnaire');
});

test('ignores a step that the supplier is not at, and an update out of order', () => {
  const events: ProgressEvent[] = [completed('payment'), { kind: 'update', name: 'payment_proof' }];
  expect(changeByEvents(STARTED, facts(), events)).toEqual(UNCHANGED);
});

describe('the last own step', () => {
  test('requests the report', () => {
    const change = changeByEvents(STARTED, facts(), [
      { kind: 'questionnaire_started' },
      { kind: 'questionnaire_submitted' },
      completed('questionnaire'),
    ]);
    expect(change).toEqual({
      updates: ['started_questionnaire'],
      statuses: [],
      step: 'confirmation_call',
      isQuestionnaireStarted: true,
      isQuestionnaireSubmitted: true,
      activities: ['questionnaire_finished', 'onboarding_finished'],
      ending: 'report',
    });
  });

  test('completes a questionnaire onboarding, through every status', () => {
    const ofQuestionnaire = facts({ reportType: 'questionnaire', hasQuestionnaire: false });
    const change = changeByEvents(NEW, ofQuestionnaire, [
      { kind: 'started' },
      { kind: 'update', name: 'account_created' },
      completed('account_connection'),
    ]);
    expect(change.statuses).toEqual(['in_progress', 'completed']);
    expect(change.updates).toEqual(['started_onboarding', 'account_created', 'onboarding_completed']);
    expect(change).toMatchObject({ step: 'finished', ending: 'complete' });
  });
});

test('a correction counts only after the own part, once verification has begun', () => {
  const corrected: ProgressEvent[] = [{ kind: 'corrected' }];
  const updates = [...STARTED.updates, 'data_verification'] as const;
  const waiting = { ...STARTED, step: 'confirmation_call', updates } as const;
  expect(changeByEvents({ ...STARTED, updates }, facts(), corrected)).toEqual(UNCHANGED);
  expect(changeByEvents({ ...waiting, updates: STARTED.updates }, facts(), corrected)).toEqual(UNCHANGED);
  expect(changeByEvents(waiting, facts(), corrected).updates).toEqual(['supplier_updated_data']);
});
