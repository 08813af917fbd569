import { ONBOARDING_STEPS, type OnboardingStep, OWN_STEPS } from '../catalog/onboarding-steps';
import type { ReportType } from '../catalog/report-types';
import type { WorkflowStatus } from '../catalog/workflow-status';
import type { WorkflowPayment, WorkflowTraits } from '../catalog/workflow-traits';
import { isPaymentOffered } from '../countries/payment-offered';

/** What decides which steps a supplier has. */
export interface StepFacts {
  workflow: WorkflowTraits & { payment: WorkflowPayment; hasQuestionnaire: boolean };
  /** Country id of the supplier, or what was typed. */
  country: string;
}

/** What decides which step is shown. */
export interface StepContext extends StepFacts {
  hasAccount: boolean;
  isAuthenticated: boolean;
  isQuestionnaireSubmitted: boolean;
}

/** Why nobody can be onboarded here, as an error code, or null (reference 7.8). */
export function onboardingRefusal(workflow: {
  status: WorkflowStatus;
  type: WorkflowTraits['type'];
}): 'workflow_investigating' | 'workflow_closed' | null {
  if (workflow.type === 'investigating') return 'workflow_investigating';
  return workflow.status === 'closed' ? 'workflow_closed' : null;
}

const supplierPays = ({ workflow }: StepFacts): boolean => workflow.payment === 'supplier';

const isPaidHomFallabella = (facts: StepFacts): boolean =>
  facts.workflow.reportType === 'hom_fallabella' && supplierPays(facts);

/** Whether a report is made from a form of the supplier's: every type but Questionnaire and CKR (reference 7.2). */
export const isFormReport = (type: ReportType): boolean => type !== 'questionnaire' && type !== 'ckr';

/** Not for Brazil; Hom Fallabella paid by the supplier always (reference 7.2). */
const hasBirForm = (facts: StepFacts): boolean =>
  (isFormReport(facts.workflow.reportType) && facts.country !== 'brazil') || isPaidHomFallabella(facts);

const hasPayment = (facts: StepFacts): boolean => supplierPays(facts) && isPaymentOffered(facts.country);

const APPLIES: Readonly<Record<OnboardingStep, (facts: StepFacts) => boolean>> = {
  introduction: () => true,
  account_connection: () => true,
  bir_form: hasBirForm,
  questionnaire: ({ workflow }) => workflow.hasQuestionnaire,
  payment: hasPayment,
  confirmation_call: ({ workflow }) => workflow.reportType !== 'questionnaire',
  finished: () => true,
};

/** The steps of a supplier, in order (reference 7.2). */
export const stepsOf = (facts: StepFacts): OnboardingStep[] => ONBOARDING_STEPS.filter((step) => APPLIES[step](facts));

/** The supplier's step after a given one; finished stays finished. */
export function nextStep(after: OnboardingStep, facts: StepFacts): OnboardingStep {
  const rest = ONBOARDING_STEPS.slice(ONBOARDING_STEPS.indexOf(after) + 1);
  return rest.find((step) => APPLIES[step](facts)) ?? 'finished';
}

/** Whether a step has been reached, so that its calls are accepted (reference 7.1). */
export const isStepReached = (step: OnboardingStep, stored: OnboardingStep): boolean =>
  ONBOARDING_STEPS.indexOf(step) <= ONBOARDING_STEPS.indexOf(stored);

/** The supplier's own last step: after it, the onboarding is finished as far as the supplier is concerned. */
export const isOwnPartDone = (stored: OnboardingStep): boolean => !OWN_STEPS.includes(stored);

/** Nobody waits for a call that is done: anyone who is still at its address is led on. */
const isOver = (step: OnboardingStep, stored: OnboardingStep): boolean =>
  step === 'confirmation_call' && stored === 'finished';

/**
 * The step to show (reference 7.3): the one chosen, else the one stored on the supplier, else the introduction. A step
 * that was not reached, is over or does not apply is not shown.
 */
export function selectStep(
  chosen: OnboardingStep | null,
  stored: OnboardingStep | null,
  context: StepContext,
): OnboardingStep {
  if (context.hasAccount && !context.isAuthenticated) return 'account_connection';
  const reached = stored ?? 'introduction';
  const isOpen =
    chosen !== null && APPLIES[chosen](context) && isStepReached(chosen, reached) && !isOver(chosen, reached);
  const wanted = isOpen ? chosen : reached;
  const step = APPLIES[wanted](context) ? wanted : nextStep(wanted, context);
  const isUnanswered =
    context.workflow.reportType === 'questionnaire' &&
    context.workflow.hasQuestionnaire &&
    !context.isQuestionnaireSubmitted;
  return step === 'finished' && isUnanswered ? 'questionnaire' : step;
}

const GO_BACK_TARGETS = ['payment', 'bir_form', 'questionnaire'] as const;
export type GoBackTarget = (typeof GO_BACK_TARGETS)[number];

/** What the supplier may go back to from the confirmation screen (reference 7.14). */
export function goBackChoices(facts: StepFacts): GoBackTarget[] {
  const mayReturn: Readonly<Record<GoBackTarget, boolean>> = {
    payment: hasPayment(facts),
    bir_form: hasBirForm(facts) && supplierPays(facts),
    questionnaire: facts.workflow.hasQuestionnaire,
  };
  return GO_BACK_TARGETS.filter((target) => mayReturn[target]);
}

/** Whether answers may still be changed: until the end, and afterwards only for CKR (reference 6.9). */
export const canEditAnswers = (stored: OnboardingStep, workflow: WorkflowTraits): boolean =>
  stored !== 'finished' || workflow.reportType === 'ckr';
