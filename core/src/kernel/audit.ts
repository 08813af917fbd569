import type { AuditAction, AuditObjectType } from '@homologa/domain/audit/audit-words';
import type { Prisma } from '@homologa/prisma/client';
import type { Context } from './context';
import type { Tx } from './database/database';
import { insertRows, insertSql } from './database/insert-rows';
import { newId } from './ids';

export interface AuditFact {
  companyId: string | null;
  action: AuditAction;
  objectType: AuditObjectType;
  objectId: string | null;
  facts?: Record<string, string | number | boolean | null | string[]>;
}

export function auditRow(ctx: Context, entry: AuditFact) {
  const { actor } = ctx;
  return {
    id: newId(),
    companyId: entry.companyId,
    actorKind: actor.kind,
    actorId: actor.kind === 'user' ? actor.userId : actor.kind === 'link' ? actor.supplierId : null,
    behalfOfId: actor.kind === 'user' ? actor.loggedInAsBy : null,
    action: entry.action,
    objectType: entry.objectType,
    objectId: entry.objectId,
    facts: entry.facts ?? {},
    requestId: ctx.requestId,
    address: ctx.address ?? null,
    operator: actor.kind === 'system' ? (actor.operator ?? null) : null,
    createdAt: ctx.now(),
  };
}

export type AuditRow = ReturnType<typeof auditRow>;

export const auditSql = (row: AuditRow, condition: Prisma.Sql): Prisma.Sql => insertSql('AuditEntry', [row], condition);

/** Records an audit entry in the transaction of the change, so that both commit or neither. */
export async function audit(ctx: Context, tx: Tx, entry: AuditFact): Promise<void> {
  await auditMany(ctx, tx, [entry]);
}

export async function auditMany(ctx: Context, tx: Tx, entries: readonly AuditFact[]): Promise<void> {
  await insertRows(
    tx,
    'AuditEntry',
    entries.map((entry) => auditRow(ctx, entry)),
  );
}

export interface ErasedCaller {
  userId: string;
  /** Suppliers whose links the person has used. */
  supplierIds: readonly string[];
}

/**
 * Erases the addresses of a person's calls, including logins, whose actor is not known yet: at most `limit` of either
 * kind. Returns how many. Needs the system role.
 */
export async function eraseAddresses(
  tx: Tx,
  { userId, supplierIds }: ErasedCaller,
  limit?: number,
): Promise<{ erased: number }> {
  // One statement each, because each kind has its own index.
  const kinds: Prisma.AuditEntryWhereInput[] = [
    { actorId: { in: [userId, ...supplierIds] } },
    { actorKind: 'anonymous', objectType: 'user', objectId: userId },
  ];
  let erased = 0;
  for (const kind of kinds) {
    const where = { ...kind, address: { not: null } };
    const { count } = await tx.auditEntry.updateMany({ where, data: { address: null }, limit });
    erased += count;
  }
  return { erased };
}

/** Deletes entries whose links were released; PostgreSQL rejects the deletion of any other. Needs the system role. */
export async function deleteReleasedEntries(tx: Tx, ids: readonly string[]): Promise<number> {
  const { count } = await tx.auditEntry.deleteMany({ where: { id: { in: [...ids] } } });
  return count;
}
