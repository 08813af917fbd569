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
  const decider = await ctx.db.read.user.findUniqueOrThrow({ where: { id: user.userId }, select: { name: true } });
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
      decidedById: user.userId,
      decidedByName: decider.name,
      createdAt,
    })),
  });
  await setDecisions(tx, companyId, changed, decision, createdAt);
  await auditMany(
    ctx,
    tx,
    changed.map((id) => ({
      companyId,
      action: 'supplier.decide',
      objectType: 'supplier',
      objectId: id,
      facts: { from: last.get(id)?.decision ?? null, to: decision },
    })),
  );
  return changed;
}
