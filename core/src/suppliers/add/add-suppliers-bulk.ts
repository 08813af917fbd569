import type { WorkflowTraits } from '@homologa/domain/catalog/workflow-traits';
import { assertRules } from '@homologa/domain/errors/domain-error';
import {
  type BulkSuppliers,
  checkBulkInvites,
  parseBulkSuppliers,
} from '@homologa/domain/suppliers/bulk/bulk-suppliers';
import type { Invite } from '@homologa/domain/suppliers/invite';
import { prepareInvite } from '@homologa/domain/suppliers/supplier-rules';
import { audit } from '../../kernel/audit';
import { requireCompany } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { SupplierRecord } from '../supplier-record';
import { getWorkflowToAddTo } from '../workflow-scope.steps';
import { type InviteWarning, warningsOf, writeNewSuppliers } from './new-suppliers';

type BulkInput = Partial<Invite>[] | string;

interface AddedSuppliers {
  suppliers: SupplierRecord[];
  warnings: InviteWarning[];
}

/**
 * POST /api/workflows/{id}/suppliers_bulk: adds all suppliers or none. Throws every violation in `details`,
 * `product_limit_reached`, `workflow_closed`, `not_found`, `forbidden`.
 */
export async function addSuppliersBulk(
  ctx: Context,
  input: { workflowId: string; suppliers: BulkInput },
): Promise<AddedSuppliers> {
  const { companyId } = requireCompany(ctx.actor);
  return ctx.db.tenant(companyId, async (tx) => {
    const workflow = await getWorkflowToAddTo(ctx, tx, companyId, input.workflowId);
    const { invites, violations } = readBulk(input.suppliers, workflow);
    assertRules(violations);
    const warnings = await warningsOf(tx, workflow, invites);
    const suppliers = await writeNewSuppliers(ctx, tx, workflow, invites);
    await audit(ctx, tx, {
      companyId,
      action: 'supplier.add_bulk',
      objectType: 'workflow',
      objectId: workflow.id,
      facts: { added: suppliers.length },
    });
    return { suppliers, warnings };
  });
}

function readBulk(input: BulkInput, workflow: WorkflowTraits): Pick<BulkSuppliers, 'invites' | 'violations'> {
  if (typeof input === 'string') return parseBulkSuppliers(input, workflow);
  const invites = input.map((invite) => prepareInvite(invite, workflow));
  return { invites, violations: checkBulkInvites(invites, workflow) };
}
