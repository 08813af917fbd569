import type { DeskCompanyRow } from '@homologa/core/companies/desk-company.queries';

const MINOR_UNITS = 100;

export const companyStatus = ({ deactivatedAt }: DeskCompanyRow) => (deactivatedAt ? 'deactivated' : 'active');

/** Number of users who are not deactivated; `_count` is Prisma's name. */
export const companyUsers = ({ _count: { memberships } }: DeskCompanyRow) => memberships;

export const companyFeatures = (company: DeskCompanyRow) => ({
  workflow_type: company.workflowType,
  workflow_product: company.workflowProduct,
  workflow_payment: company.workflowPayment,
  price_per_supplier: company.pricePerSupplier === null ? null : company.pricePerSupplier / MINOR_UNITS,
  public_onboarding_link: company.publicOnboardingLink,
});

export const companyQuotas = ({ products }: Pick<DeskCompanyRow, 'products'>) =>
  products.map(({ type, enabled, used, total }) => ({ product: type, enabled, used, total, left: total - used }));
