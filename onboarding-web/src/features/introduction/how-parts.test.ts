import { ONBOARDING_STEPS } from '@homologa/domain/catalog/onboarding-steps';
import { expect, it } from 'vitest';
import { type HowPart, numberOf } from './how-parts';

const PARTS: readonly HowPart[] = ['account', 'data', 'payment', 'verification'];

it.each([
  ['form and questionnaire are two steps', ONBOARDING_STEPS, ['1', '2–3', '4', '']],
  [
    'without a form and a payment there are two steps',
    ONBOARDING_STEPS.filter((step) => step !== 'bir_form' && step !== 'payment'),
    ['1', '2', '', ''],
  ],
  ['unknown steps have no numbers', [], ['', '', '', '']],
])('the introduction counts as the list of steps does: %s', (_name, steps, numbers) => {
  expect(PARTS.map((part) => numberOf(part, steps))).toEqual(numbers);
});
