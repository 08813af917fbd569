import { isSupplierAwaited, type OnboardingStep } from '../catalog/onboarding-steps';

type AwaitedParty = 'supplier' | 'provider' | 'nobody' | 'closed';

/**
 * Party that the onboarding waits for: the supplier until its last own step, and again if an item was sent back, its
 * proof of payment was rejected, or an edit added or changed required questions; then the provider, who calls and
 * verifies; then nobody. A closed workflow or an archived supplier waits for nobody.
 */
export function awaitedIn(onboarding: {
  step: OnboardingStep;
  isWorkflowClosed: boolean;
  isArchived: boolean;
  isSentBack: boolean;
  isPaymentRejected: boolean;
  hasOpenQuestions: boolean;
}): AwaitedParty {
  const { step, isSentBack, isPaymentRejected, hasOpenQuestions } = onboarding;
  const isAskedAgain = isSentBack || isPaymentRejected || hasOpenQuestions;
  if (step === 'finished' && !isAskedAgain) return 'nobody';
  if (onboarding.isWorkflowClosed || onboarding.isArchived) return step === 'finished' ? 'nobody' : 'closed';
  return isSupplierAwaited({ step, isAskedAgain }) ? 'supplier' : 'provider';
}
