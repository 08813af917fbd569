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

/**
 * True if the supplier must act: on one of its own steps, or on an item requested again later (rejected proof of
 * payment, sent-back data, a question of the desk, required questions added to the workflow). Otherwise the provider
 * must act.
 */
export const isSupplierAwaited = ({ step, isAskedAgain }: { step: OnboardingStep; isAskedAgain: boolean }): boolean =>
  isAskedAgain || OWN_STEPS.includes(step);
