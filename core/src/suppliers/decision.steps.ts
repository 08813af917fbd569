import { Prisma } from '@homologa/prisma/client';
import { auditMany } from '../kernel/audit';
import { requireMember } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { newId } from '../kernel/ids';
import { setDecisions } from '../supplier-record/supplier-rows.steps';

interface Decided {
  decision: string;
  reason: string;
}

/**
 * Appends a decision and an audit entry to the history of each supplier, except suppliers whose last decision has the
 * same value and reason. Returns the ids of the changed suppliers. The caller must have locked the suppliers.
 */
export async function recordDecisions(
  ctx: Context,
  tx: Tx,
  suppliers: readonly { id: string }[],
  { decision, reason }: Decided,
): Promise<string[]> {
  const { user, companyId } = requireMember(ctx.actor);
  const { name } = await ctx.db.read.user.findUniqueOrThrow({ where: { id: user.userId }, select: { name: true } });
  const decider = { companyId, decidedById: user.userId, decidedByName: name, byRule: false };
  return insertDecisions(ctx, tx, suppliers, { decision, reason, decider });
}

/**
 * Appends the decision that a workflow's rule makes: nobody is its author, and the audit entry is the system's, whoever
 * caused it. The caller must have locked the supplier.
 */
export async function recordRuleDecision(
  ctx: Context,
  tx: Tx,
  { companyId, supplierId }: { companyId: string; supplierId: string },
  made: Decided,
): Promise<void> {
  const asRule: Context = { ...ctx, actor: { kind: 'system', name: 'decide_by_threshold' } };
  const decider = { companyId, decidedById: null, decidedByName: '', byRule: true };
  await insertDecisions(asRule, tx, [{ id: supplierId }], { ...made, decider });
}

interface Decider {
  companyId: string;
  decidedById: string | null;
  decidedByName: string;
  byRule: boolean;
}

async function insertDecisions(
  ctx: Context,
  tx: Tx,
  suppliers: readonly { id: string }[],
  { decision, reason, decider }: Decided & { decider: Decider },
): Promise<string[]> {
  const { companyId, decidedById, decidedByName, byRule } = decider;
  const asked = suppliers.map(({ id }) => id);
  const latest = await tx.$queryRaw<(Decided & { supplierId: string })[]>(Prisma.sql`
    SELECT DISTINCT ON ("supplierId") "supplierId", "decision", "reason" FROM "SupplierDecision"
    WHERE "companyId" = ${companyId}::uuid AND "supplierId" = ANY(${asked}::uuid[])
    ORDER BY "supplierId", "createdAt" DESC, "id" DESC`);
  const last = new Map(latest.map((made) => [made.supplierId, made]));
  const changed = asked.filter((id) => last.get(id)?.decision !== decision || last.get(id)?.reason !== reason);
  if (changed.length === 0) return [];
  const createdAt = ctx.now();
  await tx.supplierDecision.createMany({
    data: changed.map((supplierId) => ({
      id: newId(),
      companyId,
      supplierId,
      decision,
      reason,
      decidedById,
      decidedByName,
      byRule,
      createdAt,
    })),
  });
  await setDecisions(tx, companyId, changed, decision, createdAt);
  await auditMany(
    ctx,
    tx,
    changed.map((id) => ({
      companyId,
      action: byRule ? ('supplier.decide_by_rule' as const) : ('supplier.decide' as const),
      objectType: 'supplier',
      objectId: id,
      facts: { from: last.get(id)?.decision ?? null, to: decision },
    })),
  );
  return changed;
}
