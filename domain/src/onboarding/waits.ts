import { type OnboardingStep, OWN_STEPS } from '../catalog/onboarding-steps';
import type { SupplierStatus } from '../catalog/supplier-status';
import type { TimelineWait } from '../catalog/supplier-waits';
import type { RequestStatus } from '../reports/request-status';

export interface WaitFacts {
  type: 'onboarding' | 'investigating';
  status: SupplierStatus;
  step: OnboardingStep;
  isQuestionnaireOnly: boolean;
  hasDecision: boolean;
  /** True if staff have rejected a proof of payment and the supplier has not uploaded a new proof. */
  isProofRejected: boolean;
  isSentBack: boolean;
  /** True if an edit added or changed required questions after the supplier had completed its own steps. */
  hasOpenQuestions: boolean;
  /**
   * Status of the open report request; if no request is open, status of the newest report request. Requests for a score
   * do not count.
   */
  request: RequestStatus | null;
  isReported: boolean;
}

const REQUEST_WAITS: Readonly<Record<RequestStatus, TimelineWait | null>> = {
  queued: 'confirmation_call',
  taken: 'confirmation_call',
  awaiting_supplier: 'further_data',
  verified: 'report',
  delivered: 'decision',
  unable_to_locate: 'another_number',
  failed: 'report',
  cancelled: null,
};

/**
 * Returns the wait for an item that was requested again after the supplier had completed its own steps; null if no item
 * was requested again. Such a wait takes precedence over the order of the steps.
 */
function askedAgain({ isProofRejected, isSentBack, hasOpenQuestions }: WaitFacts): TimelineWait | null {
  if (isProofRejected) return 'proof';
  if (isSentBack) return 'further_data';
  return hasOpenQuestions ? 'questionnaire' : null;
}

const isOpen = ({ status }: WaitFacts): boolean => status === 'pending' || status === 'in_progress';

const isOwnPartOpen = (facts: WaitFacts): boolean =>
  facts.type === 'onboarding' && isOpen(facts) && OWN_STEPS.includes(facts.step);

/**
 * Returns what a supplier is waiting for according to the order of the onboarding steps, ignoring items that were
 * requested again.
 */
export function waitInOrder(facts: WaitFacts): TimelineWait | null {
  const decision = facts.hasDecision ? null : 'decision';
  if (isOwnPartOpen(facts)) return facts.step === 'finished' ? null : facts.step;
  if (facts.request) {
    const wait = REQUEST_WAITS[facts.request];
    return wait === 'decision' ? decision : wait;
  }
  if (facts.type === 'onboarding' && isOpen(facts) && facts.step === 'confirmation_call') return facts.step;
  if (!isOpen(facts) || facts.isReported) return decision;
  if (facts.type === 'investigating') return null;
  return facts.isQuestionnaireOnly ? decision : 'report';
}

/**
 * Returns the current wait of a supplier in an active workflow; null for an archived supplier. The SQL function
 * `supplier_waiting_for` must implement the same rule; its result is stored with the supplier.
 */
export function waitOf(facts: WaitFacts): TimelineWait | null {
  if (facts.status === 'archived') return null;
  return (isOwnPartOpen(facts) ? null : askedAgain(facts)) ?? waitInOrder(facts);
}
