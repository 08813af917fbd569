import { canManageWorkflow, canReadWorkflow, type WorkflowFacts } from '../companies/workflow-access.policy';
import { type Actor, type Decision, isCompanyAdminOf } from '../identity/actor';

/** A supplier is seen by anyone who sees its workflow. */
interface SupplierFacts {
  workflow: WorkflowFacts;
}

export const canReadSupplier = (actor: Actor, supplier: SupplierFacts): Decision =>
  canReadWorkflow(actor, supplier.workflow);

/** What reference 1.2 keeps for company admins. */
const canManageSupplier = (actor: Actor, supplier: SupplierFacts): Decision =>
  canManageWorkflow(actor, supplier.workflow);

export const canArchiveSupplier = canManageSupplier;
export const canRemindSupplier = canManageSupplier;
export const canDeleteSupplier = canManageSupplier;

/** Acting on many suppliers at once, over all of the company's workflows: what the single actions ask of each. */
export const canActInBulk = (actor: Actor, companyId: string): Decision =>
  actor.kind === 'system' || isCompanyAdminOf(actor, companyId) ? 'allow' : 'deny';
export const canRequestBir = canManageSupplier;

/** Everybody of the company reads a decision; its admins make it (reference 11.7 excepts who acts as another). */
export const canDecideSupplier = canManageSupplier;

/** Any member, when the CCR product is enabled; its quota is a rule, not a right (reference 1.2). */
export function canRequestCcr(actor: Actor, supplier: SupplierFacts & { isCcrEnabled: boolean }): Decision {
  const decision = canReadSupplier(actor, supplier);
  return decision === 'allow' && !supplier.isCcrEnabled ? 'deny' : decision;
}

/** Looking for suppliers that the company has already, before one is added: anyone who may add some. */
export const canFindDuplicates = (actor: Actor, companyId: string): Decision =>
  actor.kind === 'system' || isCompanyAdminOf(actor, companyId) ? 'allow' : 'deny';

/** My Files: the table of reference 1.2 keeps them from no member. */
export const canManageSupplierFiles = canReadSupplier;

/** Labels are not shown to company users (reference 1.2). */
export const canSeeLabels = (actor: Actor, companyId: string): boolean =>
  actor.kind === 'system' || isCompanyAdminOf(actor, companyId);

/** Putting labels on a supplier and taking them off. */
export const canLabelSupplier = canManageSupplier;
