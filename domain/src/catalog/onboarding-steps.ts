export const ONBOARDING_STEPS = [
  'introduction',
  'account_connection',
  'bir_form',
  'questionnaire',
  'payment',
  'confirmation_call',
  'finished',
] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

export const OWN_STEPS: readonly OnboardingStep[] = ONBOARDING_STEPS.slice(
  0,
  ONBOARDING_STEPS.indexOf('confirmation_call'),
);

/** True for steps that the supplier does; false for the introduction and the steps of others. */
export const isToDo = (step: OnboardingStep): boolean => step !== 'introduction' && OWN_STEPS.includes(step);

/**
 * True if the supplier must act: because it is at one of its own steps, a proof of payment was rejected, data was sent
 * back, staff have a question, or required questions were added or changed. Otherwise the provider must act.
 */
export const isSupplierAwaited = ({ step, isAskedAgain }: { step: OnboardingStep; isAskedAgain: boolean }): boolean =>
  isAskedAgain || OWN_STEPS.includes(step);
