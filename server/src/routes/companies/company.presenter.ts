import type { Account } from '@homologa/core/accounts/profile/account.queries';
import type { LabelUse } from '@homologa/core/companies/label-uses.queries';
import { REPORT_TYPES } from '@homologa/domain/catalog/report-types';
import type { CompanyResponse, LabelResponse, LabelUseResponse } from '@homologa/domain/companies/company.contract';
import { logoPath } from '@homologa/domain/companies/logo';
import type { CompanyRole } from '@homologa/domain/identity/actor';
import { memberOf } from '@homologa/domain/language/member-of';

type CompanyWithFeatures = Account['memberships'][number]['company'];

export const presentLabel = (label: { id: string; name: string; color: string }): LabelResponse => ({
  _id: label.id,
  id: label.id,
  name: label.name,
  color: label.color,
});

export const presentLabelUse = (label: LabelUse): LabelUseResponse => ({
  ...presentLabel(label),
  suppliers_count: label.suppliers,
});

/** Presents a company with its features. Labels are omitted for roles that cannot see them. */
export function presentCompany(company: CompanyWithFeatures, role: CompanyRole | 'staff'): CompanyResponse {
  return {
    _id: company.id,
    id: company.id,
    legal_name: company.legalName,
    udm: { legal_name: company.udmLegalName },
    info: { name: company.name, logo: company.logoFileId ? logoPath(company.logoFileId) : null },
    country: company.country,
    features: {
      workflow_type: company.workflowType,
      workflow_product: company.workflowProduct,
      workflow_payment: company.workflowPayment,
      price_per_supplier: company.pricePerSupplier === null ? null : company.pricePerSupplier / 100,
      products: company.products.map((product) => ({
        type: memberOf(REPORT_TYPES, product.type),
        enabled: product.enabled,
        extras: { visible: product.visible },
        used: product.used,
        total: product.total,
      })),
      ...(role === 'company_user' ? {} : { tags: company.labels.map(presentLabel) }),
      public_onboarding_link: company.publicOnboardingLink,
    },
  };
}
