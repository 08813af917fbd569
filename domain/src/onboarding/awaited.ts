import type { OnboardingStep } from '../catalog/onboarding-steps';

/** Who an onboarding waits for; nobody where it is over. */
type AwaitedParty = 'supplier' | 'provider' | 'nobody' | 'closed';

/**
 * Who is awaited: the supplier up to its own last step and wherever something was sent back to it, then the provider
 * who calls and verifies, then nobody. A workflow that was closed, or a supplier that the client archived, waits for
 * nobody.
 */
export function awaitedIn(onboarding: {
  step: OnboardingStep;
  isWorkflowClosed: boolean;
  isArchived: boolean;
  isSentBack: boolean;
}): AwaitedParty {
  const { step, isSentBack } = onboarding;
  if (step === 'finished' && !isSentBack) return 'nobody';
  if (onboarding.isWorkflowClosed || onboarding.isArchived) return step === 'finished' ? 'nobody' : 'closed';
  if (isSentBack) return 'supplier';
  return step === 'confirmation_call' ? 'provider' : 'supplier';
}
