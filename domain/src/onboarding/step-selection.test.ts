import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { ONBOARDING_STEPS } from '../catalog/onboarding-steps';
import { REPORT_TYPES } from '../catalog/report-types';
import {
  canEditAnswers,
  goBackChoices,
  isOwnPartDone,
  isStepReached,
  nextStep,
  onboardingRefusal,
  type StepContext,
  selectStep,
  stepsOf,
} from './step-selection';

const context = (more: Partial<StepContext['workflow']> = {}, rest: Partial<StepContext> = {}): StepContext => ({
  workflow: {
    type: 'onboarding',
    product: 'report',
    reportType: 'bir',
    payment: 'client',
    hasQuestionnaire: true,
    ...more,
  },
  country: 'mexico',
  hasAccount: true,
  isAuthenticated: true,
  isQuestionnaireSubmitted: true,
  ...rest,
});
const anyContext = fc
  .record({
    reportType: fc.constantFrom(...REPORT_TYPES),
    payment: fc.constantFrom('client' as const, 'supplier' as const),
    hasQuestionnaire: fc.boolean(),
    country: fc.constantFrom('mexico', 'brazil', 'chile', 'peru', ''),
    hasAccount: fc.boolean(),
    isAuthenticated: fc.boolean(),
    isQuestionnaireSubmitted: fc.boolean(),
  })
  .map(({ reportType, payment, hasQuestionnaire, ...rest }) =>
    context({ reportType, payment, hasQuestionnaire }, rest),
  );
const step = fc.constantFrom(...ONBOARDING_STEPS);

describe('steps', () => {
  it('of the kinds of workflow', () => {
    expect(stepsOf(context())).toEqual([
      'introduction',
      'account_connection',
      'bir_form',
      'questionnaire',
      'confirmation_call',
      'finished',
    ]);
    expect(stepsOf(context({ reportType: 'questionnaire' }))).toEqual([
      'introduction',
      'account_connection',
      'questionnaire',
      'finished',
    ]);
    expect(stepsOf(context({ payment: 'supplier', hasQuestionnaire: false }, { country: 'brazil' }))).toEqual([
      'introduction',
      'account_connection',
      'payment',
      'confirmation_call',
      'finished',
    ]);
    expect(stepsOf(context({ reportType: 'ckr' }))).not.toContain('bir_form');
    expect(stepsOf(context({ payment: 'supplier' }, { country: 'chile' }))).not.toContain('payment');
    const hom = { reportType: 'hom_fallabella', payment: 'supplier' } as const;
    expect(stepsOf(context(hom, { country: 'brazil' }))).toContain('bir_form');
    expect(stepsOf(context({ ...hom, payment: 'client' }, { country: 'brazil' }))).not.toContain('bir_form');
  });

  it('follow one another', () => {
    expect(nextStep('account_connection', context())).toBe('bir_form');
    expect(nextStep('account_connection', context({ reportType: 'questionnaire' }))).toBe('questionnaire');
    expect(nextStep('questionnaire', context({ reportType: 'questionnaire' }))).toBe('finished');
    expect(nextStep('finished', context())).toBe('finished');
    expect(isStepReached('payment', 'questionnaire')).toBe(false);
    expect(isStepReached('payment', 'payment')).toBe(true);
    expect(isOwnPartDone('payment')).toBe(false);
    expect(isOwnPartDone('confirmation_call')).toBe(true);
  });

  test.prop([anyContext, step])('lead to the end', (facts, from) => {
    let current = from;
    for (const _ of ONBOARDING_STEPS) current = nextStep(current, facts);
    expect(current).toBe('finished');
  });
});

describe('selectStep', () => {
  it('takes the chosen one, else the stored one, else the introduction', () => {
    expect(selectStep('bir_form', 'questionnaire', context())).toBe('bir_form');
    expect(selectStep(null, 'questionnaire', context())).toBe('questionnaire');
    expect(selectStep(null, null, context({}, { hasAccount: false, isAuthenticated: false }))).toBe('introduction');
  });

  it('shows no step that was not reached or does not apply', () => {
    expect(selectStep('finished', 'questionnaire', context())).toBe('questionnaire');
    expect(selectStep('payment', 'confirmation_call', context())).toBe('confirmation_call');
    expect(selectStep(null, 'bir_form', context({ reportType: 'ckr' }))).toBe('questionnaire');
  });

  it('leads from the confirmation call to the end once the call is done', () => {
    expect(selectStep('confirmation_call', 'confirmation_call', context())).toBe('confirmation_call');
    expect(selectStep('confirmation_call', 'finished', context())).toBe('finished');
    expect(selectStep('bir_form', 'finished', context())).toBe('bir_form');
  });

  it('sends an account that is not logged in to the account step', () => {
    expect(selectStep('questionnaire', 'questionnaire', context({}, { isAuthenticated: false }))).toBe(
      'account_connection',
    );
  });

  it('leads from the end to a questionnaire that was not submitted', () => {
    const open = context({ reportType: 'questionnaire' }, { isQuestionnaireSubmitted: false });
    expect(selectStep(null, 'finished', open)).toBe('questionnaire');
    expect(selectStep(null, 'finished', context({ reportType: 'questionnaire' }))).toBe('finished');
    expect(selectStep(null, 'finished', context({}, { isQuestionnaireSubmitted: false }))).toBe('finished');
  });

  test.prop([fc.option(step), fc.option(step), anyContext])(
    'always gives a step of the supplier',
    (chosen, stored, facts) => {
      expect(stepsOf(facts)).toContain(selectStep(chosen, stored, facts));
    },
  );
});

describe('going back', () => {
  it('follows the confirmation screen', () => {
    expect(goBackChoices(context({ payment: 'supplier' }))).toEqual(['payment', 'bir_form', 'questionnaire']);
    expect(goBackChoices(context({ payment: 'supplier' }, { country: 'brazil' }))).toEqual([
      'payment',
      'questionnaire',
    ]);
    expect(goBackChoices(context({ payment: 'supplier', reportType: 'ckr' }))).toEqual(['payment', 'questionnaire']);
    expect(goBackChoices(context({ hasQuestionnaire: false }))).toEqual([]);
    expect(
      goBackChoices(context({ payment: 'supplier', reportType: 'hom_fallabella' }, { country: 'brazil' })),
    ).toContain('bir_form');
  });

  it('ends with the onboarding, but for CKR', () => {
    expect(canEditAnswers('confirmation_call', context().workflow)).toBe(true);
    expect(canEditAnswers('finished', context().workflow)).toBe(false);
    expect(canEditAnswers('finished', context({ reportType: 'ckr' }).workflow)).toBe(true);
  });

  it('refuses investigating and closed workflows', () => {
    expect(onboardingRefusal({ status: 'active', type: 'onboarding' })).toBeNull();
    expect(onboardingRefusal({ status: 'closed', type: 'onboarding' })).toBe('workflow_closed');
    expect(onboardingRefusal({ status: 'active', type: 'investigating' })).toBe('workflow_investigating');
  });
});
