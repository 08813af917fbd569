import { type BirRequestRow, formDataOf } from '@homologa/core/bir-requests/bir-request.queries';
import { birFormFor } from '@homologa/domain/bir-form/bir-form';
import {
  type BillingResponse,
  type BirRequestFileResponse,
  type BirRequestResponse,
  birFileType,
  type FormRecord,
} from '@homologa/domain/bir-form/bir-request.contract';
import { givenFileKinds } from '@homologa/domain/bir-form/form-files';
import { missingBirFields } from '@homologa/domain/bir-form/missing-fields';
import { PAYMENT_METHODS, PAYMENT_REGIONS } from '@homologa/domain/catalog/payment-regions';
import { REPORT_TYPES } from '@homologa/domain/catalog/report-types';
import { memberOf } from '@homologa/domain/language/member-of';
import { formatBoletoLine } from '@homologa/domain/payments/boleto';
import type { BoletoResponse, OnlinePaymentResponse } from '@homologa/domain/payments/payment.contract';
import { dayIn } from '@homologa/domain/payments/payment-terms';

type Payment = BirRequestRow['payments'][number];

export const presentBirRequest = (request: BirRequestRow): BirRequestResponse => ({
  _id: request.id,
  id: request.id,
  status: request.status,
  supplier: { workflow_id: request.workflowId, supplier_id: request.supplierId },
  account: request.accountId ? { account_id: request.accountId } : null,
  company: request.company as FormRecord,
  country: request.country,
  form: request.form as FormRecord,
  missing: missingOf(request),
  step: request.supplier.onboardingStep,
  files: request.files.map(presentFile),
  billing: presentBilling(request),
  online_payment: presentOnlinePayment(request),
  created_at: request.createdAt.toISOString(),
  submitted_at: request.submittedAt?.toISOString() ?? null,
  delivered_at: request.deliveredAt?.toISOString() ?? null,
});

/**
 * Presents a request to other users than the payer: omits the URL of the payment page and the boleto, which contain the payer's data.
 */
export function presentBirRequestToOthers(request: BirRequestRow): BirRequestResponse {
  const shown = presentBirRequest(request);
  return { ...shown, online_payment: shown.online_payment && { ...shown.online_payment, uri: null, boleto: null } };
}

const missingOf = (request: BirRequestRow): string[] =>
  missingBirFields(
    birFormFor(request.country, memberOf(REPORT_TYPES, request.supplier.workflow.reportType)),
    formDataOf(request),
    givenFileKinds(request.files),
  ).map(({ path }) => path);

const presentFile = (file: BirRequestRow['files'][number]): BirRequestFileResponse => ({
  _id: file.id,
  id: file.id,
  file_id: file.fileId,
  type: memberOf(birFileType.options, file.type),
  name: file.name,
  size: file.file.size,
  uploaded_at: file.createdAt.toISOString(),
});

function presentOnlinePayment({ payments: [payment] }: BirRequestRow): OnlinePaymentResponse | null {
  if (!payment) return null;
  return {
    uri: payment.status === 'pending' ? payment.uri : null,
    status: payment.status,
    method: memberOf(PAYMENT_METHODS, payment.method),
    submitted_at: payment.submittedAt?.toISOString() ?? null,
    boleto: presentBoleto(payment),
  };
}

function presentBoleto({ status, region, boletoNumber, boletoUri, boletoExpiresAt }: Payment): BoletoResponse | null {
  if (status !== 'pending' || !boletoNumber || !boletoExpiresAt) return null;
  return {
    line: formatBoletoLine(boletoNumber),
    due_date: dayIn(memberOf(PAYMENT_REGIONS, region), boletoExpiresAt),
    uri: boletoUri,
  };
}

function presentBilling({ billingGeneral, billingPayment }: BirRequestRow): BillingResponse {
  const general = billingGeneral as BillingResponse['general'];
  const payment = billingPayment as BillingResponse['payment'];
  return {
    general: {
      company_name: general.company_name,
      tax_id_type: general.tax_id_type,
      tax_id: general.tax_id,
      address: general.address,
      postal_code: general.postal_code,
      city: general.city,
      state: general.state,
      phone: general.phone,
      mobile_phone: general.mobile_phone,
    },
    payment: {
      person_name: payment.person_name,
      position: payment.position,
      email: payment.email,
      method: payment.method,
      cfi: payment.cfi,
      terms_accepted: payment.terms_accepted,
    },
  };
}
