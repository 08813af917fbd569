import { DomainError, RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { canDecideSupplier } from '@homologa/domain/suppliers/supplier.policy';
import { checkDecision } from '@homologa/domain/suppliers/supplier-decision';
import { audit } from '../kernel/audit';
import { authorize, requireCompany, requireNotActingAsOther } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { newId } from '../kernel/ids';
import { setDecision } from '../supplier-record/supplier-rows.steps';
import { readSupplierDetail, type SupplierDetail } from './supplier.queries';
import { lockSupplier, type SupplierPlace } from './supplier.steps';

/**
 * POST /api/workflows/{id}/suppliers/{sid}/decisions: approves, approves with conditions or rejects a supplier. Appends
 * to the history; idempotent for the same decision with the same reason. Throws `decision_invalid`,
 * `decision_reason_required`, `not_while_logged_in_as`, `workflow_not_active` in a draft, `not_found`, `forbidden`.
 */
export async function decideSupplier(
  ctx: Context,
  input: SupplierPlace & { decision: string; reason: string },
): Promise<SupplierDetail> {
  const { user, companyId } = requireCompany(ctx.actor);
  requireNotActingAsOther(user);
  const { decision } = input;
  const reason = input.reason.trim();
  const decider = await ctx.db.read.user.findUniqueOrThrow({ where: { id: user.userId }, select: { name: true } });
  await ctx.db.tenant(companyId, async (tx) => {
    const supplier = await lockSupplier(tx, companyId, input);
    authorize(canDecideSupplier(user, supplier));
    const broken = checkDecision({ decision, reason });
    if (broken.length > 0) throw new RulesBrokenError(broken);
    if (supplier.workflow.status === 'draft') throw new DomainError('workflow_not_active');
    const own = { companyId, supplierId: supplier.id };
    const last = await tx.supplierDecision.findFirst({
      where: own,
      select: { decision: true, reason: true },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    });
    if (last?.decision !== decision || last.reason !== reason) {
      const createdAt = ctx.now();
      await tx.supplierDecision.create({
        data: {
          id: newId(),
          ...own,
          decision,
          reason,
          decidedById: user.userId,
          decidedByName: decider.name,
          createdAt,
        },
        select: { id: true },
      });
      await setDecision(tx, supplier, decision, createdAt);
      await audit(ctx, tx, {
        companyId,
        action: 'supplier.decide',
        objectType: 'supplier',
        objectId: supplier.id,
        facts: { from: last?.decision ?? null, to: decision },
      });
    }
  });
  return readSupplierDetail(ctx, companyId, input);
}
