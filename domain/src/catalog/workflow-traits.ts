import type { ReportType } from './report-types';

/** Types, products and payers of a workflow (reference 2.3). */
export const WORKFLOW_TYPES = ['onboarding', 'investigating'] as const;
export type WorkflowType = (typeof WORKFLOW_TYPES)[number];

export const WORKFLOW_PRODUCTS = ['report', 'score'] as const;
export type WorkflowProduct = (typeof WORKFLOW_PRODUCTS)[number];

export const WORKFLOW_PAYMENTS = ['client', 'supplier'] as const;
export type WorkflowPayment = (typeof WORKFLOW_PAYMENTS)[number];

/** What most rules need to know of a workflow. */
export interface WorkflowTraits {
  type: WorkflowType;
  product: WorkflowProduct;
  reportType: ReportType;
}

export const isCkrInvestigation = (workflow: WorkflowTraits): boolean =>
  workflow.type === 'investigating' && workflow.reportType === 'ckr';

export const isCcrInvestigation = (workflow: WorkflowTraits): boolean =>
  workflow.type === 'investigating' && workflow.reportType === 'ccr';

export const isCfr = (workflow: WorkflowTraits): boolean => workflow.reportType === 'cfr';

/** CKR and CCR investigations are of Brazilian companies: the country is preset and locked (reference 4.1). */
export const impliesBrazil = (workflow: WorkflowTraits): boolean =>
  isCkrInvestigation(workflow) || isCcrInvestigation(workflow);

/** An onboarding whose only outcome is the answers: no form, no verification call, no report. */
export const isQuestionnaireOnboarding = (workflow: WorkflowTraits): boolean =>
  workflow.type === 'onboarding' && workflow.reportType === 'questionnaire';
