import type { ProductType } from '../catalog/report-types';
import type { WorkflowPayment, WorkflowProduct, WorkflowTraits, WorkflowType } from '../catalog/workflow-traits';

/** What a company bought of a product: units used of the total (reference 2.2). */
export interface CompanyProduct {
  type: ProductType;
  enabled: boolean;
  visible: boolean;
  used: number;
  total: number;
}

/** The supplier feature block; `hybrid` leaves the choice to the workflow's creator (reference 2.2). */
export interface CompanyFeatures {
  workflowType: WorkflowType | 'hybrid';
  workflowProduct: WorkflowProduct | 'hybrid';
  workflowPayment: WorkflowPayment | 'hybrid';
  pricePerSupplier: number | null;
  products: readonly CompanyProduct[];
  publicOnboardingLink: boolean;
}

/** A product of the company, enabled or not. */
export function productOf(features: Pick<CompanyFeatures, 'products'>, type: ProductType): CompanyProduct | undefined {
  return features.products.find((product) => product.type === type);
}

/** Whether the company bought the product. */
export const isProductEnabled = (features: Pick<CompanyFeatures, 'products'>, type: ProductType): boolean =>
  productOf(features, type)?.enabled === true;

/** The product whose quota a workflow's suppliers use; a score is made from a BIR (reference 3.16). */
export const quotaProductOf = (workflow: Pick<WorkflowTraits, 'product' | 'reportType'>): ProductType =>
  workflow.product === 'score' ? 'bir' : workflow.reportType;
