import type {
  OnboardingSupplierResponse,
  OnboardingWorkflowResponse,
  OpenOnboardingWorkflow,
  OwnSupplierView,
} from '@homologa/domain/onboarding/onboarding.contract';
import type { StepContext } from '@homologa/domain/onboarding/step-selection';

export const isOwnView = (supplier: OnboardingSupplierResponse): supplier is OwnSupplierView =>
  supplier.account !== null && 'account_id' in supplier.account;

/**
 * Returns the country that the client has set, otherwise a country of the payment region, which leads to the same
 * steps.
 */
function countryOf(supplier: OnboardingSupplierResponse): string {
  if (isOwnView(supplier)) return supplier.country;
  if (!('payment_region' in supplier)) return '';
  return supplier.country || (supplier.payment_region ?? 'chile');
}

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

export const isWhole = (workflow: OnboardingWorkflowResponse): workflow is OpenOnboardingWorkflow =>
  'questionnaire' in workflow;

export const clientNameOf = (workflow: {
  info: { company_name: string };
  owner: { company: { name: string } };
}): string => workflow.info.company_name || workflow.owner.company.name;
