import { z } from 'zod';
import { entityId, id, isoDate, isoDayOrMoment, localeSchema } from '../wire/common.contract';
import { defineList, listQueryParams, oneOrMany } from '../wire/list-query';
import { AUDIT_ACTOR_KINDS } from './audit-words';

const entity = z.object({ ...entityId, name: z.string() });

/** Somebody behind an entry; of the provider's staff, clients are told no name. */
const auditActor = z.object({
  kind: z.enum(AUDIT_ACTOR_KINDS),
  id: id.nullable(),
  name: z.string().nullable(),
});

/** One entry of the audit trail (reference 11.18). Names are as they are now, null where the thing is gone. */
export const auditEntryResponse = z.object({
  ...entityId,
  created_at: isoDate,
  company: entity.nullable(),
  actor: auditActor,
  /** Who acted or looked as that person. */
  behalf_of: auditActor.nullable(),
  action: z.string(),
  object: z.object({ type: z.string(), id: id.nullable(), name: z.string().nullable() }),
  facts: z.record(z.string(), z.unknown()),
});
export type AuditEntryResponse = z.infer<typeof auditEntryResponse>;
export const auditEntryListResponse = z.array(auditEntryResponse);

const MAX_NAME = 60;

/** Days count from their beginning in UTC; the last one is included. */
const filter = {
  id: oneOrMany(id).optional(),
  /** The provider's staff alone. */
  company_id: oneOrMany(id).optional(),
  actor_id: oneOrMany(id).optional(),
  /** A person's name or e-mail. */
  q: z.string().max(200).optional(),
  action: oneOrMany(z.string().max(MAX_NAME)).optional(),
  object_type: oneOrMany(z.string().max(MAX_NAME)).optional(),
  object_id: oneOrMany(id).optional(),
  from: isoDayOrMoment.optional(),
  to: isoDayOrMoment.optional(),
};

/** GET /api/desk/audit-entries and GET /api/companies/{id}/audit-entries. */
export const auditEntryList = defineList({
  resource: 'audit-entries',
  sort: { id: 'created_at', created_at: 'created_at' },
  defaultSort: { field: 'created_at', order: 'DESC' },
  filter,
});
export type AuditFilter = z.infer<z.ZodObject<typeof auditEntryList.filter>>;

/** GET …/audit-entries/download-excel. */
export const exportAuditQuery = listQueryParams.omit({ range: true });

/** What an export of the trail was asked for, as its job keeps it. */
export const auditExport = z.object({
  filter: z.object(filter),
  order: z.enum(['ASC', 'DESC']),
  locale: localeSchema,
});
export type AuditExport = z.infer<typeof auditExport>;
