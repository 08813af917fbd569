import { z } from 'zod';
import { consentInput } from '../accounts/account.contract';
import { birRequestResponse } from '../bir-form/bir-request.contract';
import {
  onboardingStep,
  paymentRegion,
  reportType,
  supplierStatus,
  workflowPayment,
  workflowProduct,
  workflowType,
} from '../catalog/values.contract';
import { supplierPayment } from '../payments/payment.contract';
import { notApplicable, tableAnswer } from '../questionnaires/answer-shapes.contract';
import { questionnaireResponse } from '../questionnaires/questionnaire.contract';
import { ownSendBack } from '../send-backs/send-back.contract';
import { inviteResponse, wrappedInvite } from '../suppliers/invite.contract';
import { ownScore } from '../suppliers/own-score.contract';
import { callTime, comingCall, ownReceipt } from '../suppliers/receipts/receipt.contract';
import { answer } from '../suppliers/supplier.contract';
import { entityId, id, isoDate, localeSchema, patchText, typedText } from '../wire/common.contract';
import { sentUploadParts } from '../wire/upload-parts.contract';
import { onboardingSettings } from '../workflows/workflow.contract';

export const onboardingWorkflowParams = z.object({ id });
export const onboardingSupplierParams = z.object({ id, sid: id });
export const onboardingQuestionParams = z.object({ id, sid: id, qid: id });
export const onboardingAttachmentParams = z.object({ id, qid: id });

const owner = z.object({ company: z.object({ name: z.string(), image: z.string().nullable() }) });

/** Workflow as its suppliers see it; `draft` occurs only in the preview by the workflow's company. */
export const openOnboardingWorkflow = z.object({
  ...entityId,
  status: z.enum(['draft', 'active']),
  type: workflowType,
  product: workflowProduct,
  report_type: reportType,
  payment: workflowPayment,
  info: z.object({
    title: z.string(),
    description: z.string(),
    cover: z.string().nullable(),
    company_name: z.string(),
    welcome_message: z.string(),
    email: z.object({ subject: z.string(), message: z.string() }),
  }),
  onboarding: onboardingSettings,
  owner,
  questionnaire: questionnaireResponse,
  /** URL of the older, embedded form page if configured (BIR_FORM_URL); null for the product's own form. */
  bir_form_url: z.string().nullable(),
  public_onboarding_link: z.boolean(),
});

export const closedOnboardingWorkflow = z.object({
  ...entityId,
  status: z.literal('closed'),
  type: workflowType,
  info: z.object({ company_name: z.string() }),
  owner,
});

/** Public data of a workflow with a public link: client, title, language and payer (reference 7.8). */
export const publicOnboardingWorkflow = z.object({
  ...entityId,
  status: z.literal('active'),
  payment: workflowPayment,
  info: z.object({ title: z.string(), company_name: z.string() }),
  onboarding: onboardingSettings.pick({ default_language: true }),
  owner,
  public_onboarding_link: z.boolean(),
});
export type PublicOnboardingWorkflow = z.infer<typeof publicOnboardingWorkflow>;

export const onboardingWorkflowResponse = z.union([
  openOnboardingWorkflow,
  closedOnboardingWorkflow,
  publicOnboardingWorkflow,
]);
export type OnboardingWorkflowResponse = z.infer<typeof onboardingWorkflowResponse>;
export type OpenOnboardingWorkflow = z.infer<typeof openOnboardingWorkflow>;

const inLanguages = z.object({ en: z.string(), es: z.string(), 'pt-BR': z.string() });

/**
 * Data shown to the supplier before the onboarding starts: estimated minutes, number of questions, required documents
 * and, if the supplier pays, the price including tax.
 */
const toldBefore = z.object({
  minutes: z.number().int(),
  questions: z.number().int(),
  papers: z.array(inLanguages),
  price: z.object({ amount: z.number(), currency: z.string(), region: paymentRegion }).nullable(),
});
export type ToldBefore = z.infer<typeof toldBefore>;

export const supplierLinkView = z.object({
  ...entityId,
  workflow_id: id,
  company_name: z.string(),
  onboarding_step: onboardingStep,
  /**
   * Country of the supplier if the client has entered it, so that the form does not ask for the country; '' if unknown.
   */
  country: z.string().optional(),
  payment_region: paymentRegion.nullable(),
  before_start: toldBefore,
  account: z.null(),
  /**
   * Invited contact, who can begin with one click (reference 11.19). Present only before the start and if the e-mail is
   * confirmed.
   */
  invited: z.object({ email: z.string(), name: z.string(), phone: z.string() }).optional(),
});
export type SupplierLinkView = z.infer<typeof supplierLinkView>;

/**
 * Data that the server returns for a mailed link without a login, once an account is connected. All other requests with
 * the link alone return 401.
 */
export const supplierConnectedView = z.object({
  ...entityId,
  company_name: z.string(),
  onboarding_step: onboardingStep,
  account: z.object({ connected: z.literal(true) }),
});
export type SupplierConnectedView = z.infer<typeof supplierConnectedView>;

/** `version` changes with the answer's content; absent in responses of earlier server versions. */
const ownAnswer = answer.extend({ version: z.string().optional() });
export type OwnAnswer = z.infer<typeof ownAnswer>;

export const goBackTarget = z.enum(['payment', 'bir_form', 'questionnaire']);

export const ownSupplierView = z.object({
  ...entityId,
  workflow_id: id,
  status: supplierStatus,
  onboarding_step: onboardingStep,
  go_back: z.array(goBackTarget),
  email: z.string(),
  full_name: z.string(),
  company_name: z.string(),
  country: z.string(),
  account: z.object({ connected: z.literal(true), account_id: id, email: z.string(), phone: z.string() }),
  invite: inviteResponse,
  answers: z.array(ownAnswer),
  /**
   * Open send-back, with which staff return data to the supplier for correction. Until it is answered, the supplier can
   * change only the items of the send-back.
   */
  send_back: ownSendBack.nullable(),
  questionnaire: z.object({
    started_at: isoDate.nullable(),
    completed_at: isoDate.nullable(),
    /**
     * True if an edit added or changed required questions after the supplier had completed its own steps (reference
     * 6.8).
     */
    reopened: z.boolean().optional(),
    /** Unanswered questions that were added or changed since the supplier began or last submitted (reference 6.18). */
    new_questions: z.array(id).optional(),
  }),
  bir_request: birRequestResponse.nullable(),
  /** Absent unless the client shows scores to its suppliers, and before the submit. */
  score: ownScore.optional(),
  receipt: ownReceipt,
  /** Upcoming phone call in which staff verify the supplier's data; null if no phone call is due. */
  call: comingCall.nullable(),
  payment_region: paymentRegion.nullable(),
  /** Null if the client pays, or if the supplier is in Chile, which has no payment method. */
  payment: supplierPayment.nullable(),
});
export type OwnSupplierView = z.infer<typeof ownSupplierView>;

/**
 * GET …/suppliers/{sid} and get-started. The variants differ in `account`: null before an account is connected, without
 * `account_id` for the mailed link, with `account_id` for the connected account.
 */
export const onboardingSupplierResponse = z.union([ownSupplierView, supplierConnectedView, supplierLinkView]);
export type OnboardingSupplierResponse = z.infer<typeof onboardingSupplierResponse>;

export const publicLinkBody = wrappedInvite;
export const publicLinkQuery = z.object({ attempt: id.optional() });

/**
 * Response to a registration through the public link; `_id` identifies the attempt. The response is the same for known
 * and unknown e-mails; the mail explains how to continue (reference 7.7).
 */
export const publicLinkResponse = z.object({ ...entityId });
export type PublicLinkResponse = z.infer<typeof publicLinkResponse>;

export const registrationParams = z.object({ id, rid: id });
export const confirmedRegistrationResponse = z.object({ ...entityId, token: z.string() });
export type ConfirmedRegistrationResponse = z.infer<typeof confirmedRegistrationResponse>;

export const emailConfirmationBody = z.object({ code: typedText(20) });

/**
 * `answer`: a string for text, an option's id for radio, a list of ids for checkbox, rows for a table, or the reason
 * why the question does not apply; null clears the answer (reference 6.4, reference 6.11). `seen`: the `version` of the answer that this one replaces, '' for none; if the stored answer has another
 * version, nothing is saved and the error is `answer_changed`. Without `seen`, the last save wins.
 */
export const answerInput = z.object({
  question_id: z.string().max(64),
  seen: z.string().max(64).optional(),
  answer: z.union([z.string().max(20_000), z.array(z.string().max(64)).max(200), tableAnswer, notApplicable, z.null()]),
});

/** PATCH …/answers and …/answers/submit: answers are merged by question. */
export const answersBody = z.object({
  answers: z
    .array(answerInput)
    .max(500)
    .nullish()
    .transform((answers) => answers ?? []),
});
export type AnswersBody = z.infer<typeof answersBody>;

/**
 * POST …/begin: data of the new account. The body contains no e-mail address, because the account gets the address of
 * the invitation.
 */
export const beginBody = z.object({
  name: typedText(),
  phone: typedText(60),
  locale: localeSchema.optional(),
  notice_country: z.string().max(80).optional(),
  consents: z.array(consentInput).max(20).optional(),
});

/** Response to `begin`: a session for this supplier's onboarding only. */
export const beginResponse = z.object({
  token: z.string(),
  account: z.object({ ...entityId, name: z.string(), email: z.string(), phone: z.string() }),
  supplier: ownSupplierView,
});
export type BeginResponse = z.infer<typeof beginResponse>;

/**
 * GET …/last-answers: the account's last finished process of the same client and company whose answers this process may start from.
 * `form` and `questions` say what can be taken over now; null if nothing can.
 */
export const lastAnswersResponse = z.object({
  last: z
    .object({
      title: z.string(),
      company_name: z.string(),
      received_at: isoDate,
      form: z.boolean(),
      questions: z.number().int(),
    })
    .nullable(),
});
export type LastAnswersResponse = z.infer<typeof lastAnswersResponse>;

export const answerFilePart = sentUploadParts.extend({ question_id: z.string().max(64) });
export const uploadParams = onboardingSupplierParams.extend({ uid: z.uuid() });

export const accountCheckBody = z.object({ email: typedText(254) });

export const accountCheckResponse = z.object({
  invited: z.boolean(),
  /** Masked e-mail addresses that the client invited; empty if the given address is among them. */
  invited_emails: z.array(z.string()),
});
export type AccountCheckResponse = z.infer<typeof accountCheckResponse>;

/**
 * PATCH …/account: requires both the token of the mailed link and a session, and `account_id` must be the session's
 * account (reference 7.6).
 */
export const connectAccountBody = z.object({
  account_id: z.string().max(64).nullish(),
  language: localeSchema.optional(),
  notice_country: z.string().max(80).optional(),
});

/**
 * PUT …/suppliers/{sid}: the phone for the confirmation call (empty gives 'Phone is required'), the preferred time of
 * day for the call, or the language of the supplier's mails.
 */
export const updateOwnSupplierBody = z.object({
  _id: z.string().max(64).optional(),
  account: z.object({ phone: patchText(60) }).optional(),
  call_time: callTime.optional(),
  language: localeSchema.optional(),
});
