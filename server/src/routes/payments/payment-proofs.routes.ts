import { openPaymentSlip } from '@homologa/core/payments/open-payment-slip';
import { deletePaymentProof } from '@homologa/core/payments/proofs/delete-payment-proof';
import { deleteRfcDocument } from '@homologa/core/payments/proofs/delete-rfc-document';
import { submitPaymentProof } from '@homologa/core/payments/proofs/submit-payment-proof';
import { uploadPaymentProofs } from '@homologa/core/payments/proofs/upload-payment-proofs';
import { uploadRfcDocument } from '@homologa/core/payments/proofs/upload-rfc-document';
import { matchLocale } from '@homologa/domain/language/locales';
import { onboardingSupplierParams, onboardingSupplierResponse } from '@homologa/domain/onboarding/onboarding.contract';
import { MAX_PROOFS_AT_ONCE } from '@homologa/domain/payments/limits';
import { paymentProofParams, paymentSlipQuery } from '@homologa/domain/payments/payment.contract';
import { sentUploadParts } from '@homologa/domain/wire/upload-parts.contract';
import { route } from '../../http/route';
import { sendFile } from '../../http/send-file';
import { answerSupplier, keyOf } from '../onboarding/onboarding.routes';
import { sentFileOf, sentFilesOf } from '../onboarding/uploads.routes';

const SUPPLIER = '/onboarding/workflows/:id/suppliers/:sid';

export const paymentProofRoutes = [
  route({
    method: 'get',
    path: `${SUPPLIER}/payment-instructions.pdf`,
    summary: 'The payment instructions as a PDF, for whoever makes the payment',
    auth: 'onboarding',
    params: onboardingSupplierParams,
    query: paymentSlipQuery,
    async handler(input) {
      const locale = input.query.lang ?? matchLocale(input.req.get('Accept-Language')) ?? 'en';
      return sendFile(input.res, await openPaymentSlip(input.ctx, keyOf(input), locale));
    },
  }),
  route({
    method: 'patch',
    path: `${SUPPLIER}/payment-proof`,
    summary: 'Adds proofs of payment (multipart: payment-proof, one or several)',
    auth: 'onboarding',
    params: onboardingSupplierParams,
    body: sentUploadParts,
    upload: 'payment-proof',
    maxFiles: MAX_PROOFS_AT_ONCE,
    response: onboardingSupplierResponse,
    async handler(input) {
      const sent = sentFilesOf(input.files, input.body);
      return answerSupplier(input, await uploadPaymentProofs(input.ctx, keyOf(input), sent));
    },
  }),
  route({
    method: 'patch',
    path: `${SUPPLIER}/payment-proof/submit`,
    summary: 'Confirms the payment: needs at least one proof',
    auth: 'onboarding',
    params: onboardingSupplierParams,
    response: onboardingSupplierResponse,
    handler: async (input) => answerSupplier(input, await submitPaymentProof(input.ctx, keyOf(input))),
  }),
  route({
    method: 'delete',
    path: `${SUPPLIER}/payment-proof/:name`,
    summary: 'Takes a proof back by its name',
    auth: 'onboarding',
    params: paymentProofParams,
    response: onboardingSupplierResponse,
    handler: async (input) =>
      answerSupplier(input, await deletePaymentProof(input.ctx, keyOf(input), input.params.name)),
  }),
  route({
    method: 'patch',
    path: `${SUPPLIER}/rfc-document`,
    summary: 'Sets the RFC document (multipart: rfc-document)',
    auth: 'onboarding',
    params: onboardingSupplierParams,
    body: sentUploadParts,
    upload: 'rfc-document',
    response: onboardingSupplierResponse,
    handler: async (input) =>
      answerSupplier(input, await uploadRfcDocument(input.ctx, keyOf(input), sentFileOf(input.file, input.body))),
  }),
  route({
    method: 'delete',
    path: `${SUPPLIER}/rfc-document`,
    summary: 'Takes the RFC document back',
    auth: 'onboarding',
    params: onboardingSupplierParams,
    response: onboardingSupplierResponse,
    handler: async (input) => answerSupplier(input, await deleteRfcDocument(input.ctx, keyOf(input))),
  }),
];
