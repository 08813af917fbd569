import type { BirRequestResponse, UpdateBillingBody } from '@homologa/domain/bir-form/bir-request.contract';
import type { OnboardingSupplierResponse } from '@homologa/domain/onboarding/onboarding.contract';
import type { OnlinePaymentUri } from '@homologa/domain/payments/payment.contract';
import type { Upload } from '@homologa/web/http/upload';
import { call, callForFile } from '../../../lib/api-client';
import type { OnboardingKey } from '../../../lib/link-tokens';
import { supplierPath } from '../../../lib/supplier-path';
import { type UploadHooks, upload } from '../../../lib/uploads/upload';

const requestPath = (id: string): string => `/onboarding/bir-requests/${encodeURIComponent(id)}`;

/** Saves the payment reference field by field; `submit` also validates it. */
export const patchBilling = (id: string, body: UpdateBillingBody, keepalive = false): Promise<BirRequestResponse> =>
  call('PATCH', `${requestPath(id)}/billing`, { body, keepalive });

export const postOnlinePayment = (id: string, language: string): Promise<OnlinePaymentUri> =>
  call('POST', `${requestPath(id)}/online-payment`, { language });

export const postBrazilPayment = (id: string, language: string): Promise<BirRequestResponse> =>
  call('POST', `${requestPath(id)}/brazil-payment`, { language });

export const getPaymentSlip = (key: OnboardingKey, language: string): Promise<Blob> =>
  callForFile(`${supplierPath(key)}/payment-instructions.pdf?lang=${language}`, { key });

interface FileToSend extends UploadHooks {
  key: OnboardingKey;
  file: File;
}

export const uploadProof = (sent: FileToSend): Upload<OnboardingSupplierResponse> =>
  upload('PATCH', `${supplierPath(sent.key)}/payment-proof`, sent);

export const deleteProof = (key: OnboardingKey, name: string): Promise<OnboardingSupplierResponse> =>
  call('DELETE', `${supplierPath(key)}/payment-proof/${encodeURIComponent(name)}`, { key });

export const submitProof = (key: OnboardingKey): Promise<OnboardingSupplierResponse> =>
  call('PATCH', `${supplierPath(key)}/payment-proof/submit`, { key });

export const uploadRfcDocument = (sent: FileToSend): Upload<OnboardingSupplierResponse> =>
  upload('PATCH', `${supplierPath(sent.key)}/rfc-document`, sent);

export const deleteRfcDocument = (key: OnboardingKey): Promise<OnboardingSupplierResponse> =>
  call('DELETE', `${supplierPath(key)}/rfc-document`, { key });
