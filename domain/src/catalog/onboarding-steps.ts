/** Steps in order (supplier-onboarding.md section 2; wire.md B7). */
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
