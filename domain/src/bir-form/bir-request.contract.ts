import { z } from 'zod';
import { onboardingStep } from '../catalog/values.contract';
import { onlinePayment } from '../payments/payment.contract';
import { entityId, id, isoDate, patchText } from '../wire/common.contract';
import { defineList, oneOrMany } from '../wire/list-query';
import { sentUploadParts } from '../wire/upload-parts.contract';
import { birCompanyInput, birFormInput, looseFormValue } from './bir-form.contract';
import { BIR_FORM_FILE_KINDS } from './form-files';

export const birRequestStatus = z.enum(['open', 'submitted', 'delivered', 'cancelled']);
export const birFileType = z.enum(['rfc_document', 'payment_proof', ...BIR_FORM_FILE_KINDS]);

/** `company` and `form` in responses: sections by id, plus unknown values stored by an older form. */
export const formRecord = z.record(z.string().max(80), looseFormValue);
export type FormRecord = z.infer<typeof formRecord>;

/**
 * PATCH merges and PUT replaces `company` (which initially contains `company_name`), `country` and `form` (reference
 * 7.11). Merging is by section and field; list sections are replaced.
 */
export const updateBirRequestBody = z.object({
  company: birCompanyInput.optional(),
  country: patchText(100),
  form: birFormInput.optional(),
});
export type UpdateBirRequestBody = z.infer<typeof updateBirRequestBody>;

export const createBirRequestBody = z.object({ supplier: z.object({ workflow_id: id, supplier_id: id }) });

export const billingGeneralInput = z.object({
  company_name: patchText(),
  tax_id_type: patchText(20),
  tax_id: patchText(100),
  address: patchText(1000),
  postal_code: patchText(40),
  city: patchText(),
  state: patchText(),
  phone: patchText(60),
  mobile_phone: patchText(60),
});
export const billingPaymentInput = z.object({
  person_name: patchText(),
  position: patchText(),
  email: patchText(),
  method: patchText(60),
  cfi: patchText(10),
  terms_accepted: z.boolean().optional(),
});

/**
 * PATCH …/billing merges `general` and `payment` into the stored data without validation; `submit: true` validates the
 * result (reference 8.5).
 */
export const updateBillingBody = z.object({
  general: billingGeneralInput.optional(),
  payment: billingPaymentInput.optional(),
  submit: z.boolean().optional(),
});
export type UpdateBillingBody = z.infer<typeof updateBillingBody>;

const text = z.string().optional();

export const billingResponse = z.object({
  general: z.object({
    company_name: text,
    tax_id_type: text,
    tax_id: text,
    address: text,
    postal_code: text,
    city: text,
    state: text,
    phone: text,
    mobile_phone: text,
  }),
  payment: z.object({
    person_name: text,
    position: text,
    email: text,
    method: text,
    cfi: text,
    terms_accepted: z.boolean().optional(),
  }),
});
export type BillingResponse = z.infer<typeof billingResponse>;

export const birRequestFile = z.object({
  ...entityId,
  file_id: id,
  type: birFileType,
  name: z.string(),
  size: z.number().int().nonnegative(),
  uploaded_at: isoDate,
});
export type BirRequestFileResponse = z.infer<typeof birRequestFile>;

export const birRequestResponse = z.object({
  ...entityId,
  status: birRequestStatus,
  supplier: z.object({ workflow_id: id, supplier_id: id }),
  account: z.object({ account_id: id }).nullable(),
  company: formRecord,
  country: z.string(),
  form: formRecord,
  /**
   * JSON paths of the data still missing for the report: fields, lists and `files.…`. Missing data does not block
   * submission.
   */
  missing: z.array(z.string()),
  step: onboardingStep.nullable(),
  files: z.array(birRequestFile),
  billing: billingResponse,
  online_payment: onlinePayment.nullable(),
  created_at: isoDate,
  submitted_at: isoDate.nullable(),
  delivered_at: isoDate.nullable(),
});
export type BirRequestResponse = z.infer<typeof birRequestResponse>;
export const birRequestListResponse = z.array(birRequestResponse);

export const birRequestParams = z.object({ id });

export const birFileParams = z.object({ id, fid: id });

export const birFilePart = sentUploadParts.extend({ type: birFileType });
/** DELETE …/files?fileName=…; `type` is needed if files of two types have the same name. */
export const birFileQuery = z.object({ fileName: z.string().min(1).max(300), type: birFileType.optional() });

export const birRequestList = defineList({
  resource: 'bir-requests',
  sort: { id: 'created_at', created_at: 'created_at' },
  defaultSort: { field: 'created_at', order: 'DESC' },
  filter: { id: oneOrMany(id).optional(), status: oneOrMany(birRequestStatus).optional() },
});
