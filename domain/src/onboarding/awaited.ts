import type { OnboardingStep } from '../catalog/onboarding-steps';

/** Who an onboarding waits for; nobody where it is over. */
type AwaitedParty = 'supplier' | 'provider' | 'nobody' | 'closed';

/**
 * Who is awaited: the supplier up to its own last step and while its proof of payment is rejected, then the provider
 * who calls and verifies, then nobody. A workflow that was closed, or a supplier that the client archived, waits for
 * nobody.
 */
export function awaitedIn(onboarding: {
  step: OnboardingStep;
  isWorkflowClosed: boolean;
  isArchived: boolean;
  /** Its proof of payment was not accepted. */
  isPaymentRejected?: boolean;
}): AwaitedParty {
  const isAwaited = onboarding.isPaymentRejected === true && !onboarding.isWorkflowClosed && !onboarding.isArchived;
  if (isAwaited) return 'supplier';
  if (onboarding.step === 'finished') return 'nobody';
  if (onboarding.isWorkflowClosed || onboarding.isArchived) return 'closed';
  return onboarding.step === 'confirmation_call' ? 'provider' : 'supplier';
}
