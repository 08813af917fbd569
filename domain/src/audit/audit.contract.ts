import { z } from 'zod';
import { entityId, id, isoDate, isoDayOrMoment, localeSchema } from '../wire/common.contract';
import { defineList, listQueryParams, oneOrMany } from '../wire/list-query';
import { AUDIT_ACTOR_KINDS } from './audit-words';

const entity = z.object({ ...entityId, name: z.string() });

/** Actor of an entry. Clients see neither id nor name of the provider's staff. */
const auditActor = z.object({
  kind: z.enum(AUDIT_ACTOR_KINDS),
  id: id.nullable(),
  name: z.string().nullable(),
  /** True if the actor is a user of the company whose trail is read. */
  is_member: z.boolean().optional(),
});

/** One entry of the audit trail (reference 11.18). Names are the current ones, null if the object no longer exists. */
export const auditEntryResponse = z.object({
  ...entityId,
  created_at: isoDate,
  company: entity.nullable(),
  actor: auditActor,
  /** Staff member who was logged in as the actor or viewed the actor's pages. */
  behalf_of: auditActor.nullable(),
  action: z.string(),
  object: z.object({
    type: z.string(),
    id: id.nullable(),
    name: z.string().nullable(),
    /** The charge whose page at the desk shows the payment. */
    charge_id: id.nullable().optional(),
  }),
  /** The supplier that the entry is about, also through its request, payment, screening or form; null if deleted. */
  supplier: entity
    .extend({
      workflow_id: id,
      /** The supplier's newest request at the desk, for staff. */
      request_id: id.nullable().optional(),
    })
    .nullable(),
  /** The company name of the supplier that the entry is about, if it was deleted. */
  deleted_supplier: z.string().nullable().optional(),
  /** The workflow that the entry is about, also through its supplier. */
  workflow: entity.extend({ status: z.string() }).nullable().optional(),
  facts: z.record(z.string(), z.unknown()),
});
export type AuditEntryResponse = z.infer<typeof auditEntryResponse>;
export const auditEntryListResponse = z.array(auditEntryResponse);

const MAX_NAME = 60;

/** A day without time starts at 00:00 UTC; the last day is included. */
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
