import type { BillingResponse } from '@homologa/domain/bir-form/bir-request.contract';
import type { BillingGeneral, BillingPayment } from '@homologa/domain/payments/billing-rules';

export type StoredGeneral = BillingResponse['general'];
export type StoredPayment = BillingResponse['payment'];

export const toBilling = (
  general: StoredGeneral,
  payment: StoredPayment,
): { general: BillingGeneral; payment: BillingPayment } => ({
  general: {
    companyName: general.company_name ?? '',
    taxIdType: general.tax_id_type ?? '',
    taxId: general.tax_id ?? '',
    address: general.address ?? '',
    postalCode: general.postal_code ?? '',
    city: general.city ?? '',
    state: general.state ?? '',
    phone: general.phone ?? '',
    mobilePhone: general.mobile_phone ?? '',
  },
  payment: {
    personName: payment.person_name ?? '',
    position: payment.position ?? '',
    email: payment.email ?? '',
    method: payment.method ?? '',
    cfi: payment.cfi ?? '',
    termsAccepted: payment.terms_accepted ?? false,
  },
});

export const toStored = (
  general: BillingGeneral,
  payment: BillingPayment,
): { billingGeneral: Required<StoredGeneral>; billingPayment: Required<StoredPayment> } => ({
  billingGeneral: {
    company_name: general.companyName,
    tax_id_type: general.taxIdType,
    tax_id: general.taxId,
    address: general.address,
    postal_code: general.postalCode,
    city: general.city,
    state: general.state,
    phone: general.phone,
    mobile_phone: general.mobilePhone,
  },
  billingPayment: {
    person_name: payment.personName,
    position: payment.position,
    email: payment.email,
    method: payment.method,
    cfi: payment.cfi,
    terms_accepted: payment.termsAccepted,
  },
});
