import { canManageWorkflow } from '../companies/workflow-access.policy';
import { type Actor, type Decision, isCompanyAdminOf, isMemberOf, isSystem } from '../identity/actor';

export function canCreateWorkflow(actor: Actor, companyId: string): Decision {
  return isSystem(actor) || isCompanyAdminOf(actor, companyId) ? 'allow' : 'deny';
}

export const canListWorkflows = (actor: Actor, companyId: string): Decision =>
  isSystem(actor) || isMemberOf(actor, companyId) ? 'allow' : 'deny';

export const canSeeDrafts = (actor: Actor, companyId: string): boolean =>
  isSystem(actor) || isCompanyAdminOf(actor, companyId);

export const canEditWorkflow = canManageWorkflow;
export const canLaunchWorkflow = canManageWorkflow;
export const canCloseWorkflow = canManageWorkflow;
export const canCloneWorkflow = canManageWorkflow;
export const canDeleteWorkflow = canManageWorkflow;
export const canAddSuppliers = canManageWorkflow;
