import type { ProductType } from '../catalog/report-types';
import type { WorkflowPayment, WorkflowProduct, WorkflowTraits, WorkflowType } from '../catalog/workflow-traits';

export interface CompanyProduct {
  type: ProductType;
  enabled: boolean;
  visible: boolean;
  used: number;
  total: number;
}

/** Feature block of a company; `hybrid` lets the creator of a workflow choose (reference 2.2). */
export interface CompanyFeatures {
  workflowType: WorkflowType | 'hybrid';
  workflowProduct: WorkflowProduct | 'hybrid';
  workflowPayment: WorkflowPayment | 'hybrid';
  pricePerSupplier: number | null;
  products: readonly CompanyProduct[];
  publicOnboardingLink: boolean;
}

export function productOf(features: Pick<CompanyFeatures, 'products'>, type: ProductType): CompanyProduct | undefined {
  return features.products.find((product) => product.type === type);
}

export const isProductEnabled = (features: Pick<CompanyFeatures, 'products'>, type: ProductType): boolean =>
  productOf(features, type)?.enabled === true;

/**
 * Returns the product whose quota the suppliers of a workflow use. A score uses the quota of the BIR (business
 * information report), because a score is based on a BIR (reference 3.16).
 */
export const quotaProductOf = (workflow: Pick<WorkflowTraits, 'product' | 'reportType'>): ProductType =>
  workflow.product === 'score' ? 'bir' : workflow.reportType;
