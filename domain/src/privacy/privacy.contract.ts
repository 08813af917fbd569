import { z } from 'zod';
import { entityId, id, isoDate, localeSchema, MAX_TEXT, typedText } from '../wire/common.contract';
import { defineList, oneOrMany } from '../wire/list-query';
import { OPTIONAL_CONSENTS } from './privacy-notice';

/** GET /onboarding/privacy-notice: the notice of a country (any way of writing it) in a language. */
export const privacyNoticeQuery = z.object({
  country: z.string().max(80).default(''),
  language: localeSchema.default('en'),
});

export const privacyNoticeResponse = z.object({
  version: z.string(),
  language: localeSchema,
  parts: z.array(z.object({ heading: z.string(), text: z.string() })),
});
export type PrivacyNoticeResponse = z.infer<typeof privacyNoticeResponse>;

export const optionalConsent = z.enum(OPTIONAL_CONSENTS);

/** PUT /onboarding/account/consents. */
export const consentsBody = z.object({
  consents: z.array(z.object({ purpose: optionalConsent, given: z.boolean() })).max(OPTIONAL_CONSENTS.length),
});

/** access: a copy of one's data. erasure: decided at the desk. */
export const privacyRequestKind = z.enum(['access', 'erasure']);
/** open; being carried out; done; refused with a reason; withdrawn by the person; failed: ask again. */
export const privacyRequestStatus = z.enum(['open', 'running', 'done', 'refused', 'withdrawn', 'failed']);
export type PrivacyRequestKind = z.infer<typeof privacyRequestKind>;

/** A request as the person who made it sees it. */
export const privacyRequestResponse = z.object({
  ...entityId,
  kind: privacyRequestKind,
  status: privacyRequestStatus,
  note: z.string(),
  /** Why it was refused. */
  reason: z.string(),
  created_at: isoDate,
  due_at: isoDate,
  decided_at: isoDate.nullable(),
  /** Until when the copy may be downloaded; null while there is none. */
  available_until: isoDate.nullable(),
});
export type PrivacyRequestResponse = z.infer<typeof privacyRequestResponse>;

/** POST /onboarding/account/erasure. */
export const erasureBody = z.object({ note: typedText(MAX_TEXT) });

export const privacyRequestParams = z.object({ id });

/** A line of the desk's list of requests. */
export const deskPrivacyRequest = privacyRequestResponse.extend({
  person: z.object({ ...entityId, name: z.string(), email: z.string() }),
  /** The companies for which the person acts, and who the clients are. */
  onboardings: z.array(z.object({ company_name: z.string(), client: z.string(), status: z.string() })),
  decided_by: z.object({ ...entityId, name: z.string() }).nullable(),
});
export type DeskPrivacyRequest = z.infer<typeof deskPrivacyRequest>;
export const deskPrivacyRequestListResponse = z.array(deskPrivacyRequest);

/** GET /api/desk/privacy-requests: what waits for the desk, the oldest first, unless a status is asked for. */
export const deskPrivacyRequestList = defineList({
  resource: 'privacy-requests',
  sort: { id: 'created_at', created_at: 'created_at', due_at: 'due_at' },
  defaultSort: { field: 'created_at', order: 'ASC' },
  filter: { id: oneOrMany(id).optional(), status: oneOrMany(privacyRequestStatus).optional() },
  plain: ['status'],
});
export type DeskPrivacyRequestFilter = z.infer<z.ZodObject<typeof deskPrivacyRequestList.filter>>;

/** POST /api/desk/privacy-requests/{id}/decision: a refusal needs its reason, which the person is told. */
export const privacyDecisionBody = z.object({ decision: z.enum(['erase', 'refuse']), reason: typedText(MAX_TEXT) });
export type PrivacyDecisionBody = z.infer<typeof privacyDecisionBody>;
