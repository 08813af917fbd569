import { z } from 'zod';
import { entityId, id, isoDate, isoDayOrMoment, localeSchema } from '../wire/common.contract';
import { defineList, listQueryParams, oneOrMany } from '../wire/list-query';
import { AUDIT_ACTOR_KINDS } from './audit-words';

const entity = z.object({ ...entityId, name: z.string() });

/** Actor of an entry. For clients, the id and the name of the provider's staff are omitted. */
const auditActor = z.object({
  kind: z.enum(AUDIT_ACTOR_KINDS),
  id: id.nullable(),
  name: z.string().nullable(),
  /** True if the actor is a user of the company to which the audit trail belongs. */
  is_member: z.boolean().optional(),
});

/**
 * Entry of the audit trail (reference 11.18). The names of objects are their current names, or null if the object no
 * longer exists.
 */
export const auditEntryResponse = z.object({
  ...entityId,
  created_at: isoDate,
  company: entity.nullable(),
  actor: auditActor,
  /** Staff member who was logged in as the actor, or who viewed the actor's pages. */
  behalf_of: auditActor.nullable(),
  /** IP address of the call, if it came over HTTP. A company sees the addresses of its own members only. */
  address: z.string().nullable().optional(),
  action: z.string(),
  object: z.object({
    type: z.string(),
    id: id.nullable(),
    name: z.string().nullable(),
    /** Id of the charge if the object is a payment, because the desk shows payments on the page of their charge. */
    charge_id: id.nullable().optional(),
  }),
  /** Supplier that the entry concerns, directly or through a request, payment, screening or form; null if deleted. */
  supplier: entity
    .extend({
      workflow_id: id,
      /** Id of the newest request about the supplier at the desk; present only for staff. */
      request_id: id.nullable().optional(),
    })
    .nullable(),
  /** Company name of the supplier that the entry concerns, if the supplier was deleted. */
  deleted_supplier: z.string().nullable().optional(),
  /** Workflow that the entry concerns, directly or through its supplier. */
  workflow: entity.extend({ status: z.string() }).nullable().optional(),
  facts: z.record(z.string(), z.unknown()),
});
export type AuditEntryResponse = z.infer<typeof auditEntryResponse>;
export const auditEntryListResponse = z.array(auditEntryResponse);

/** How far the nightly check has verified the hash chain of a trail. */
export const auditProofResponse = z.object({
  /** Time of the newest entry that the check covered; null before the first complete check. */
  verified_to: isoDate.nullable(),
  verified_at: isoDate.nullable(),
  entries: z.int(),
  is_broken: z.boolean(),
});
export type AuditProof = z.infer<typeof auditProofResponse>;

const MAX_NAME = 60;

/**
 * Filters of the audit trail. A date without a time means 00:00 UTC as lower bound and the end of the day as upper
 * bound.
 */
const filter = {
  id: oneOrMany(id).optional(),
  company_id: oneOrMany(id).optional(),
  actor_id: oneOrMany(id).optional(),
  q: z.string().max(200).optional(),
  action: oneOrMany(z.string().max(MAX_NAME)).optional(),
  object_type: oneOrMany(z.string().max(MAX_NAME)).optional(),
  object_id: oneOrMany(id).optional(),
  supplier_id: oneOrMany(id).optional(),
  from: isoDayOrMoment.optional(),
  to: isoDayOrMoment.optional(),
};

export const auditEntryList = defineList({
  resource: 'audit-entries',
  sort: { id: 'created_at', created_at: 'created_at' },
  defaultSort: { field: 'created_at', order: 'DESC' },
  filter,
});
export type AuditFilter = z.infer<z.ZodObject<typeof auditEntryList.filter>>;

export const exportAuditQuery = listQueryParams.omit({ range: true });

export const auditExport = z.object({
  filter: z.object(filter),
  order: z.enum(['ASC', 'DESC']),
  locale: localeSchema,
});
export type AuditExport = z.infer<typeof auditExport>;
