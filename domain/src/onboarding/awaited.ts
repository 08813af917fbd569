import { isSupplierAwaited, type OnboardingStep } from '../catalog/onboarding-steps';

/** Who an onboarding waits for; nobody where it is over. */
type AwaitedParty = 'supplier' | 'provider' | 'nobody' | 'closed';

/**
 * Who is awaited: the supplier up to its own last step, wherever something was sent back to it, while its proof of
 * payment is rejected, and while an edit has opened questions again; then the provider who calls and verifies, then
 * nobody. A workflow that was closed, or a supplier that the client archived, waits for nobody.
 */
export function awaitedIn(onboarding: {
  step: OnboardingStep;
  isWorkflowClosed: boolean;
  isArchived: boolean;
  isSentBack: boolean;
  /** Its proof of payment was not accepted. */
  isPaymentRejected: boolean;
  /** An edit of the workflow has opened required questions again. */
  hasOpenQuestions: boolean;
}): AwaitedParty {
  const { step, isSentBack, isPaymentRejected, hasOpenQuestions } = onboarding;
  const isAskedAgain = isSentBack || isPaymentRejected || hasOpenQuestions;
  if (step === 'finished' && !isAskedAgain) return 'nobody';
  if (onboarding.isWorkflowClosed || onboarding.isArchived) return step === 'finished' ? 'nobody' : 'closed';
  return isSupplierAwaited({ step, isAskedAgain }) ? 'supplier' : 'provider';
}
