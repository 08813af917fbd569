import { assertRules, DomainError } from '@homologa/domain/errors/domain-error';
import { type Invite, pickInvite } from '@homologa/domain/suppliers/invite';
import { checkSingleSupplier, prepareInvite } from '@homologa/domain/suppliers/supplier-rules';
import { audit } from '../../kernel/audit';
import { requireCompany } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { adoptSupplier } from '../../suppliers/add/adopt-supplier.steps';
import { lockSuppliers } from '../../suppliers/supplier.steps';
import { getWorkflowToAddTo } from '../../suppliers/workflow-scope.steps';
import { type CheckRecord, getCheck } from './check.queries';

/** Overwrites the data of the check with the user's input; empty input fields keep the data. */
const typedOver = (known: Invite, typed: Partial<Invite>): Invite => ({
  ...known,
  ...Object.fromEntries(Object.entries(typed).filter(([, value]) => value.length > 0)),
});

/**
 * POST /api/compliance-checks/{id}/supplier: moves the checked party to a workflow, with its screenings and the
 * decisions on their hits. Idempotent for the same workflow. Throws `not_found`, `forbidden`, `check_is_supplier`,
 * `workflow_closed`, `product_limit_reached`, and the validation errors of adding a single supplier.
 */
export async function turnIntoSupplier(
  ctx: Context,
  { checkId, workflowId, invite: typed }: { checkId: string; workflowId: string; invite: Partial<Invite> },
): Promise<CheckRecord> {
  const { companyId } = requireCompany(ctx.actor);
  await ctx.db.tenant(companyId, async (tx) => {
    const workflow = await getWorkflowToAddTo(ctx, tx, companyId, workflowId);
    await lockSuppliers(tx, companyId, [checkId]);
    const check = await tx.complianceCheck.findFirst({
      where: { supplierId: checkId, companyId },
      select: { turnedAt: true, supplier: true },
    });
    if (!check) throw new DomainError('not_found');
    const { supplier } = check;
    if (check.turnedAt !== null) {
      if (supplier.workflowId === workflow.id) return;
      throw new DomainError('check_is_supplier');
    }
    const invite = prepareInvite(typedOver(pickInvite(supplier), typed), workflow);
    assertRules(checkSingleSupplier(invite, workflow));
    await adoptSupplier(ctx, tx, workflow, supplier, invite);
    await tx.complianceCheck.updateMany({
      where: { supplierId: checkId, companyId, turnedAt: null },
      data: { turnedAt: ctx.now() },
    });
    await audit(ctx, tx, {
      companyId,
      action: 'compliance.turn_into_supplier',
      objectType: 'supplier',
      objectId: checkId,
      facts: { workflowId: workflow.id },
    });
  });
  return getCheck(ctx, checkId);
}
