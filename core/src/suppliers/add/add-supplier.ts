import { assertRules } from '@homologa/domain/errors/domain-error';
import type { Invite } from '@homologa/domain/suppliers/invite';
import { checkSingleSupplier, prepareInvite } from '@homologa/domain/suppliers/supplier-rules';
import { audit } from '../../kernel/audit';
import { requireCompany } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { SupplierRecord } from '../supplier-record';
import { getWorkflowToAddTo } from '../workflow-scope.steps';
import { type InviteWarning, warningsOf, writeNewSuppliers } from './new-suppliers';

interface AddedSupplier {
  supplier: SupplierRecord;
  warnings: InviteWarning[];
}

/**
 * POST /api/workflows/{id}/suppliers. A supplier added to a draft is validated too, but uses no quota unit and gets no
 * mail. Throws every violation in `details`, `product_limit_reached`, `workflow_closed`, `not_found`, `forbidden`.
 */
export async function addSupplier(
  ctx: Context,
  input: { workflowId: string; invite: Partial<Invite> },
): Promise<AddedSupplier> {
  const { companyId } = requireCompany(ctx.actor);
  return ctx.db.tenant(companyId, async (tx) => {
    const workflow = await getWorkflowToAddTo(ctx, tx, companyId, input.workflowId);
    const invite = prepareInvite(input.invite, workflow);
    assertRules(checkSingleSupplier(invite, workflow));
    const warnings = await warningsOf(tx, workflow, [invite]);
    const [supplier] = await writeNewSuppliers(ctx, tx, workflow, [invite]);
    if (!supplier) throw new TypeError('one invite makes one supplier');
    await audit(ctx, tx, {
      companyId,
      action: 'supplier.add',
      objectType: 'supplier',
      objectId: supplier.id,
      facts: { workflowId: workflow.id },
    });
    return { supplier, warnings };
  });
}
