import { checkDecision } from '@homologa/domain/catalog/supplier-decision';
import { DomainError, RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { canDecideSupplier } from '@homologa/domain/suppliers/supplier.policy';
import { authorize, requireMember, requireNotActingAsOther } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { recordDecisions } from './decision.steps';
import { readSupplierDetail, type SupplierDetail } from './supplier.queries';
import { lockSupplier, type SupplierPlace } from './supplier.steps';

/**
 * POST /api/workflows/{id}/suppliers/{sid}/decisions: approves, approves with conditions or rejects a supplier. Appends
 * to the history; idempotent for the same decision and reason. Throws `decision_invalid`, `decision_reason_required`,
 * `not_while_logged_in_as`, `workflow_not_active` for a draft, `not_found`, `forbidden`.
 */
export async function decideSupplier(
  ctx: Context,
  input: SupplierPlace & { decision: string; reason: string },
): Promise<SupplierDetail> {
  const { user, companyId } = requireMember(ctx.actor);
  requireNotActingAsOther(user);
  const { decision } = input;
  const reason = input.reason.trim();
  await ctx.db.tenant(companyId, async (tx) => {
    const supplier = await lockSupplier(tx, companyId, input);
    authorize(canDecideSupplier(user, supplier));
    const broken = checkDecision({ decision, reason });
    if (broken.length > 0) throw new RulesBrokenError(broken);
    if (supplier.workflow.status === 'draft') throw new DomainError('workflow_not_active');
    await recordDecisions(ctx, tx, [supplier], { decision, reason });
  });
  return readSupplierDetail(ctx, companyId, input);
}
