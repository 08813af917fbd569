import { canManageWorkflow } from '../companies/workflow-access.policy';
import { type Actor, type Decision, isCompanyAdminOf, isMemberOf, isSystem } from '../identity/actor';

/** A new workflow in the company that the request acts in. */
export function canCreateWorkflow(actor: Actor, companyId: string): Decision {
  return isSystem(actor) || isCompanyAdminOf(actor, companyId) ? 'allow' : 'deny';
}

/** Lists and statistics of a company's workflows; drafts are left out for company users. */
export const canListWorkflows = (actor: Actor, companyId: string): Decision =>
  isSystem(actor) || isMemberOf(actor, companyId) ? 'allow' : 'deny';

/** Whether lists hold drafts for this actor. */
export const canSeeDrafts = (actor: Actor, companyId: string): boolean =>
  isSystem(actor) || isCompanyAdminOf(actor, companyId);

export const canEditWorkflow = canManageWorkflow;
export const canLaunchWorkflow = canManageWorkflow;
export const canCloseWorkflow = canManageWorkflow;
export const canCloneWorkflow = canManageWorkflow;
export const canDeleteWorkflow = canManageWorkflow;
export const canAddSuppliers = canManageWorkflow;
