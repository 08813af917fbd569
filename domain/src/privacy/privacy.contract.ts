import { z } from 'zod';
import { entityId, id, isoDate, localeSchema, MAX_TEXT, typedText } from '../wire/common.contract';
import { defineList, oneOrMany } from '../wire/list-query';
import { OPTIONAL_CONSENTS } from './privacy-notice';

/** GET /onboarding/privacy-notice: `country` is an id, a code or a name. */
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

export const consentsBody = z.object({
  consents: z.array(z.object({ purpose: optionalConsent, given: z.boolean() })).max(OPTIONAL_CONSENTS.length),
});

/** `access`: a copy of the person's own data. `erasure`: deletion, decided by the desk. */
export const privacyRequestKind = z.enum(['access', 'erasure']);
/**
 * `running`: the request is being executed. `refused`: the desk refused it with a reason. `withdrawn`: the person
 * withdrew it. `failed`: the person must request it again.
 */
export const privacyRequestStatus = z.enum(['open', 'running', 'done', 'refused', 'withdrawn', 'failed']);
export type PrivacyRequestKind = z.infer<typeof privacyRequestKind>;

export const privacyRequestResponse = z.object({
  ...entityId,
  kind: privacyRequestKind,
  status: privacyRequestStatus,
  note: z.string(),
  reason: z.string(),
  created_at: isoDate,
  due_at: isoDate,
  decided_at: isoDate.nullable(),
  available_until: isoDate.nullable(),
});
export type PrivacyRequestResponse = z.infer<typeof privacyRequestResponse>;

export const erasureBody = z.object({ note: typedText(MAX_TEXT) });

export const privacyRequestParams = z.object({ id });

export const deskPrivacyRequest = privacyRequestResponse.extend({
  person: z.object({ ...entityId, name: z.string(), email: z.string() }),
  onboardings: z.array(z.object({ company_name: z.string(), client: z.string(), status: z.string() })),
  decided_by: z.object({ ...entityId, name: z.string() }).nullable(),
});
export type DeskPrivacyRequest = z.infer<typeof deskPrivacyRequest>;
export const deskPrivacyRequestListResponse = z.array(deskPrivacyRequest);

export const deskPrivacyRequestList = defineList({
  resource: 'privacy-requests',
  sort: { id: 'created_at', created_at: 'created_at', due_at: 'due_at' },
  defaultSort: { field: 'created_at', order: 'ASC' },
  filter: { id: oneOrMany(id).optional(), status: oneOrMany(privacyRequestStatus).optional() },
  plain: ['status'],
});
export type DeskPrivacyRequestFilter = z.infer<z.ZodObject<typeof deskPrivacyRequestList.filter>>;

/** POST /api/desk/privacy-requests/{id}/decision. A refusal requires a reason, which is sent to the person. */
export const privacyDecisionBody = z.object({ decision: z.enum(['erase', 'refuse']), reason: typedText(MAX_TEXT) });
export type PrivacyDecisionBody = z.infer<typeof privacyDecisionBody>;
