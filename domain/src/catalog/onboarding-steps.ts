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

/** The steps that the supplier does, up to its own last one. */
export const OWN_STEPS: readonly OnboardingStep[] = ONBOARDING_STEPS.slice(
  0,
  ONBOARDING_STEPS.indexOf('confirmation_call'),
);

/**
 * Whether the supplier itself is to do this step, or something of a finished part was asked of it again: a rejected
 * proof of payment, something sent back, a request at the desk that waits for it, required questions that an edit of
 * the workflow has opened. Otherwise the provider is awaited.
 */
export const isSupplierAwaited = ({ step, isAskedAgain }: { step: OnboardingStep; isAskedAgain: boolean }): boolean =>
  isAskedAgain || OWN_STEPS.includes(step);
