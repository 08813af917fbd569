import { canManageWorkflow, canReadWorkflow, type WorkflowFacts } from '../companies/workflow-access.policy';
import { type Actor, type Decision, isCompanyAdminOf } from '../identity/actor';

/** A supplier is seen by whoever sees its workflow. */
interface SupplierFacts {
  workflow: WorkflowFacts;
}

export const canReadSupplier = (actor: Actor, supplier: SupplierFacts): Decision =>
  canReadWorkflow(actor, supplier.workflow);

/** What client-platform.md section 6 keeps for company admins. */
const canManageSupplier = (actor: Actor, supplier: SupplierFacts): Decision =>
  canManageWorkflow(actor, supplier.workflow);

export const canArchiveSupplier = canManageSupplier;
export const canRemindSupplier = canManageSupplier;
export const canDeleteSupplier = canManageSupplier;

/** Acting on many suppliers at once, over all of the company's workflows: what the single deeds ask of each. */
export const canActInBulk = (actor: Actor, companyId: string): Decision =>
  actor.kind === 'system' || isCompanyAdminOf(actor, companyId) ? 'allow' : 'deny';
export const canRequestBir = canManageSupplier;

/** Everybody of the company reads a decision; its admins make it (decisions.md section 10 excepts who acts as another). */
export const canDecideSupplier = canManageSupplier;

/** Any member, when the CCR product is enabled; its quota is a rule, not a right (client-platform.md section 6). */
export function canRequestCcr(actor: Actor, supplier: SupplierFacts & { isCcrEnabled: boolean }): Decision {
  const decision = canReadSupplier(actor, supplier);
  return decision === 'allow' && !supplier.isCcrEnabled ? 'deny' : decision;
}

/** Looking for suppliers that the company has already, before one is added: whoever may add some. */
export const canFindDuplicates = (actor: Actor, companyId: string): Decision =>
  actor.kind === 'system' || isCompanyAdminOf(actor, companyId) ? 'allow' : 'deny';

/** My Files: the table of section 6 keeps them from no member. */
export const canManageSupplierFiles = canReadSupplier;

/** Labels are not shown to company users (client-platform.md section 6). */
export const canSeeLabels = (actor: Actor, companyId: string): boolean =>
  actor.kind === 'system' || isCompanyAdminOf(actor, companyId);

/** Putting labels on a supplier and taking them off. */
export const canLabelSupplier = canManageSupplier;
