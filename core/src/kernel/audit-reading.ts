import type { AuditAction, AuditObjectType } from '@homologa/domain/audit/audit-words';
import { isStaff } from '@homologa/domain/identity/actor';
import { audit } from './audit';
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
