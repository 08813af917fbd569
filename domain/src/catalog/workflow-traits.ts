import type { ReportType } from './report-types';

export const WORKFLOW_TYPES = ['onboarding', 'investigating'] as const;
export type WorkflowType = (typeof WORKFLOW_TYPES)[number];

export const WORKFLOW_PRODUCTS = ['report', 'score'] as const;
export type WorkflowProduct = (typeof WORKFLOW_PRODUCTS)[number];

export const WORKFLOW_PAYMENTS = ['client', 'supplier'] as const;
export type WorkflowPayment = (typeof WORKFLOW_PAYMENTS)[number];

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

/**
 * True for investigations for a CKR (report with a commercial score) or a CCR (score A to E): they concern Brazilian
 * companies only, so the country is preset and locked (reference 4.1).
 */
export const impliesBrazil = (workflow: WorkflowTraits): boolean =>
  isCkrInvestigation(workflow) || isCcrInvestigation(workflow);

/** True if the onboarding ends with the answers, without a report form, a verification call and a report. */
export const isQuestionnaireOnboarding = (workflow: WorkflowTraits): boolean =>
  workflow.type === 'onboarding' && workflow.reportType === 'questionnaire';
