import type { CompanyFeaturesResponse } from '@homologa/domain/companies/company.contract';
import type { CompanyFeatures } from '@homologa/domain/companies/features';

export const featuresOf = (features: CompanyFeaturesResponse): CompanyFeatures => ({
  workflowType: features.workflow_type,
  workflowProduct: features.workflow_product,
  workflowPayment: features.workflow_payment,
  pricePerSupplier: features.price_per_supplier,
  products: features.products.map(({ type, enabled, extras, used, total }) => ({
    type,
    enabled,
    visible: extras.visible,
    used,
    total,
  })),
  publicOnboardingLink: features.public_onboarding_link,
});
