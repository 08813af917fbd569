import { expect, it } from 'vitest';
import { ONBOARDING_STEPS } from '../catalog/onboarding-steps';
import { awaitedIn } from './awaited';

const open = {
  isWorkflowClosed: false,
  isArchived: false,
  isSentBack: false,
  isPaymentRejected: false,
  hasOpenQuestions: false,
};

it('waits for the supplier up to its own last step, then for the provider, then for nobody', () => {
  expect(ONBOARDING_STEPS.map((step) => awaitedIn({ ...open, step }))).toEqual([
    'supplier',
    'supplier',
    'supplier',
    'supplier',
    'supplier',
    'provider',
    'nobody',
  ]);
});

it('waits for nobody once it was closed or archived; what was finished stays finished', () => {
  expect(awaitedIn({ ...open, step: 'questionnaire', isWorkflowClosed: true })).toBe('closed');
  expect(awaitedIn({ ...open, step: 'confirmation_call', isArchived: true })).toBe('closed');
  expect(awaitedIn({ ...open, step: 'finished', isWorkflowClosed: true })).toBe('nobody');
  expect(awaitedIn({ ...open, step: 'confirmation_call', isPaymentRejected: true })).toBe('supplier');
  expect(awaitedIn({ ...open, step: 'finished', isPaymentRejected: true })).toBe('supplier');
  expect(awaitedIn({ ...open, step: 'payment', isPaymentRejected: true, isWorkflowClosed: true })).toBe('closed');
});

it('waits for the supplier again where an edit has opened questions', () => {
  for (const step of ['confirmation_call', 'finished'] as const) {
    expect(awaitedIn({ ...open, step, hasOpenQuestions: true })).toBe('supplier');
  }
});

it('waits for the supplier again where something was sent back, unless nobody can answer', () => {
  const sentBack = { ...open, isSentBack: true };
  for (const step of ['confirmation_call', 'finished'] as const) {
    expect(awaitedIn({ ...sentBack, step })).toBe('supplier');
  }
  expect(awaitedIn({ ...sentBack, step: 'confirmation_call', isWorkflowClosed: true })).toBe('closed');
  expect(awaitedIn({ ...sentBack, step: 'finished', isArchived: true })).toBe('nobody');
});
