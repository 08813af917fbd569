import type {
  OnboardingSupplierResponse,
  OnboardingWorkflowResponse,
  OpenOnboardingWorkflow,
  OwnSupplierView,
} from '@homologa/domain/onboarding/onboarding.contract';
import type { StepContext } from '@homologa/domain/onboarding/step-selection';

/** Whether it is the whole view, for the connected account's own session (reference 7.5). */
export const isOwnView = (supplier: OnboardingSupplierResponse): supplier is OwnSupplierView =>
  supplier.account !== null && 'account_id' in supplier.account;

/** The country that the client gave; of an answer without one its payment region, which decides the same steps. */
function countryOf(supplier: OnboardingSupplierResponse): string {
  if (isOwnView(supplier)) return supplier.country;
  if (!('payment_region' in supplier)) return '';
  return supplier.country || (supplier.payment_region ?? 'chile');
}

/** What decides the steps of a supplier and which one is shown. */
export function stepContextOf(workflow: OpenOnboardingWorkflow, supplier: OnboardingSupplierResponse): StepContext {
  const isOwn = isOwnView(supplier);
  return {
    workflow: {
      type: workflow.type,
      product: workflow.product,
      reportType: workflow.report_type,
      payment: workflow.payment,
      hasQuestionnaire: workflow.questionnaire.length > 0,
    },
    country: countryOf(supplier),
    hasAccount: supplier.account !== null,
    isAuthenticated: isOwn,
    isQuestionnaireSubmitted: isOwn && supplier.questionnaire.completed_at !== null,
  };
}

/** Whether it is all that its suppliers see, and not only what a public link tells anybody. */
export const isWhole = (workflow: OnboardingWorkflowResponse): workflow is OpenOnboardingWorkflow =>
  'questionnaire' in workflow;

/** The client as its suppliers know it. */
export const clientNameOf = (workflow: {
  info: { company_name: string };
  owner: { company: { name: string } };
}): string => workflow.info.company_name || workflow.owner.company.name;
