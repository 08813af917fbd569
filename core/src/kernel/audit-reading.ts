import type { AuditAction, AuditObjectType } from '@homologa/domain/audit/audit-words';
import type { OpenedKind } from '@homologa/domain/audit/opened-kinds';
import { isStaff } from '@homologa/domain/identity/actor';
import { Prisma } from '@homologa/prisma/client';
import { audit, auditRow, auditSql } from './audit';
import type { Context } from './context';

export async function auditStaffReading(
  ctx: Context,
  reading: { companyId: string; action: AuditAction; objectType: AuditObjectType; objectId: string; fileId?: string },
): Promise<void> {
  if (!isStaff(ctx.actor)) return;
  const { fileId, ...entry } = reading;
  await ctx.db.tenant(reading.companyId, (tx) =>
    audit(ctx, tx, { ...entry, ...(fileId ? { facts: { file_id: fileId } } : {}) }),
  );
}

/** Time within which openings of one document by one person are one entry, so that leafing through files adds few. */
const MERGED_MS = 3_600_000;

interface Opening {
  companyId: string;
  supplierId: string;
  kind: OpenedKind;
  /** Absent for a zip of several files. */
  fileId?: string;
}

/** Records that somebody opened a document of a supplier: at most one entry per person, document and hour. */
export async function auditOpening(ctx: Context, { companyId, supplierId, kind, fileId }: Opening): Promise<void> {
  const row = auditRow(ctx, {
    companyId,
    action: 'supplier.open_file',
    objectType: 'supplier',
    objectId: supplierId,
    facts: { kind, ...(fileId ? { file_id: fileId } : {}) },
  });
  const since = new Date(row.createdAt.getTime() - MERGED_MS);
  const isNew = Prisma.sql`WHERE NOT EXISTS (
    SELECT FROM "AuditEntry" e WHERE e."companyId" = ${companyId}::uuid AND e."objectType" = 'supplier'
      AND e."objectId" = ${supplierId}::uuid AND e."action" = ${row.action} AND e."createdAt" > ${since}
      AND e."actorId" IS NOT DISTINCT FROM ${row.actorId}::uuid
      AND e."behalfOfId" IS NOT DISTINCT FROM ${row.behalfOfId}::uuid
      AND e."facts" = ${JSON.stringify(row.facts)}::jsonb)`;
  await ctx.db.forRecording().tenant(companyId, (tx) => tx.$executeRaw(auditSql(row, isNew)));
}
