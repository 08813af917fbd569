import { z } from 'zod';
import { onboardingStep, paymentRegion, reportType, supplierStatus } from '../catalog/values.contract';
import { optionalConsent, privacyRequestResponse } from '../privacy/privacy.contract';
import { ownOutcome } from '../suppliers/own-score.contract';
import { receipt } from '../suppliers/receipts/receipt.contract';
import { entityId, id, isoDate, localeSchema } from '../wire/common.contract';

/** Party that must act next. `nobody`: the onboarding is finished; `closed`: the workflow was closed. */
export const awaited = z.enum(['supplier', 'provider', 'nobody', 'closed']);
export type Awaited = z.infer<typeof awaited>;

/**
 * State of the supplier's payment. `none`: the client pays, or nothing is due yet. `proof`: the desk has to check the
 * proof. `rejected`: the supplier has to upload another proof.
 */
export const paymentState = z.enum(['none', 'due', 'proof', 'rejected', 'paid']);
export type PaymentState = z.infer<typeof paymentState>;

export const homeOnboarding = z.object({
  workflow_id: id,
  supplier_id: id,
  title: z.string(),
  client: z.string(),
  company_name: z.string(),
  report_type: reportType,
  status: supplierStatus,
  onboarding_step: onboardingStep,
  awaited,
  sent_back: z.number().int().nonnegative(),
  due_date: isoDate.nullable(),
  connected_at: isoDate.nullable(),
  finished_at: isoDate.nullable(),
  receipt,
  /** Absent unless the client shows scores to its suppliers, and before the submit. */
  score: ownOutcome.optional(),
  payment: z
    .object({
      price: z.number(),
      currency: z.string(),
      region: paymentRegion,
      reference: z.string(),
      state: paymentState,
    })
    .nullable(),
});
export type HomeOnboarding = z.infer<typeof homeOnboarding>;

export const accountHomeResponse = z.object({
  account: z.object({
    ...entityId,
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    /** False if the user logs in with mailed codes and may still set a first password. */
    has_password: z.boolean().optional(),
    country: z.string(),
    /** Language of the account's mails; null if it was never chosen. */
    language: localeSchema.nullable(),
    /** False until a mailed code or link has proven the e-mail, which correcting it requires. */
    is_email_proven: z.boolean(),
    /** False for client users, staff and accounts that a client has invited, whose e-mail and password stay. */
    can_change_email: z.boolean(),
  }),
  onboardings: z.array(homeOnboarding),
  consents: z.array(z.object({ purpose: optionalConsent, given: z.boolean() })),
  privacy_requests: z.array(privacyRequestResponse),
});
export type AccountHomeResponse = z.infer<typeof accountHomeResponse>;
