import { ONBOARDING_STEPS, type OnboardingStep, OWN_STEPS } from '../catalog/onboarding-steps';
import type { ReportType } from '../catalog/report-types';
import type { WorkflowStatus } from '../catalog/workflow-status';
import type { WorkflowPayment, WorkflowTraits } from '../catalog/workflow-traits';
import { isPaymentOffered } from '../countries/payment-offered';

export interface StepFacts {
  workflow: WorkflowTraits & { payment: WorkflowPayment; hasQuestionnaire: boolean };
  /** Country id of the supplier, or free text. */
  country: string;
}

export interface StepContext extends StepFacts {
  hasAccount: boolean;
  isAuthenticated: boolean;
  isQuestionnaireSubmitted: boolean;
}

/** Returns the error code for a workflow without onboarding, or null (reference 7.8). */
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

/** True if the report is made from the supplier's form: all types except Questionnaire and CKR (reference 7.2). */
export const isFormReport = (type: ReportType): boolean => type !== 'questionnaire' && type !== 'ckr';

/**
 * True if the supplier fills in the report form. In Brazil, this is only so for Hom Fallabella paid by the supplier
 * (reference 7.2).
 */
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

export const stepsOf = (facts: StepFacts): OnboardingStep[] => ONBOARDING_STEPS.filter((step) => APPLIES[step](facts));

export function nextStep(after: OnboardingStep, facts: StepFacts): OnboardingStep {
  const rest = ONBOARDING_STEPS.slice(ONBOARDING_STEPS.indexOf(after) + 1);
  return rest.find((step) => APPLIES[step](facts)) ?? 'finished';
}

export const isStepReached = (step: OnboardingStep, stored: OnboardingStep): boolean =>
  ONBOARDING_STEPS.indexOf(step) <= ONBOARDING_STEPS.indexOf(stored);

export const isOwnPartDone = (stored: OnboardingStep): boolean => !OWN_STEPS.includes(stored);

/**
 * True if a step must not be shown again. The step of the confirmation call is not shown after the phone call has taken
 * place, not even on a page that is still open.
 */
const isOver = (step: OnboardingStep, stored: OnboardingStep): boolean =>
  step === 'confirmation_call' && stored === 'finished';

/**
 * Selects the step to show (reference 7.3): the step that the user chose, otherwise the stored step, otherwise the
 * introduction. Skips a step that is not reached yet, is already over, or does not apply.
 */
export function selectStep(
  chosen: OnboardingStep | null,
  stored: OnboardingStep | null,
  context: StepContext,
): OnboardingStep {
  if (context.hasAccount && !context.isAuthenticated) return 'account_connection';
  const furthest = stored ?? 'introduction';
  // After a handover to a colleague the own steps wait for the colleague's account, however far the former person got.
  const reached =
    !context.hasAccount && isStepReached('account_connection', furthest) ? 'account_connection' : furthest;
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

export function goBackChoices(facts: StepFacts): GoBackTarget[] {
  const mayReturn: Readonly<Record<GoBackTarget, boolean>> = {
    payment: hasPayment(facts),
    bir_form: hasBirForm(facts) && supplierPays(facts),
    questionnaire: facts.workflow.hasQuestionnaire,
  };
  return GO_BACK_TARGETS.filter((target) => mayReturn[target]);
}

/**
 * True until the onboarding is finished. In workflows of report type CKR the answers stay editable afterwards
 * (reference 6.9).
 */
export const canEditAnswers = (stored: OnboardingStep, workflow: WorkflowTraits): boolean =>
  stored !== 'finished' || workflow.reportType === 'ckr';
