import type { AuditAction, AuditObjectType } from '@homologa/domain/audit/audit-words';
import type { Context } from './context';
import type { Tx } from './database/database';
import { insertRows } from './database/insert-rows';
import { newId } from './ids';

interface AuditFact {
  companyId: string | null;
  action: AuditAction;
  objectType: AuditObjectType;
  objectId: string | null;
  /** Names and numbers of what changed; never personal data. */
  facts?: Record<string, string | number | boolean | null | string[]>;
}

/** The row that says who did what; its columns are those of `AuditEntry`. */
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
    createdAt: ctx.now(),
  };
}

/** Writes who did what in the transaction that does it, so that neither exists without the other. */
export async function audit(ctx: Context, tx: Tx, entry: AuditFact): Promise<void> {
  await auditMany(ctx, tx, [entry]);
}

/** The same for many things at once, in one statement. */
export async function auditMany(ctx: Context, tx: Tx, entries: readonly AuditFact[]): Promise<void> {
  await insertRows(
    tx,
    'AuditEntry',
    entries.map((entry) => auditRow(ctx, entry)),
  );
}
