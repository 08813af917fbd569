import { isSupplierAwaited, type OnboardingStep } from '../catalog/onboarding-steps';

type AwaitedParty = 'supplier' | 'provider' | 'nobody' | 'closed';

/**
 * Returns the party that must act next in an onboarding: the supplier in its own steps, and again if data was sent
 * back, a proof of payment was rejected, or required questions were added or changed; otherwise the provider; `nobody`
 * after the last step. An unfinished onboarding of a closed workflow or an archived supplier is `closed`.
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
