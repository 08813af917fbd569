/** Steps in order (reference 7.1). */
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
