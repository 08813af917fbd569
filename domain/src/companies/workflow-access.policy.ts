import type { WorkflowStatus } from '../catalog/workflow-status';
import { type Actor, type Decision, isCompanyAdminOf, isMemberOf, isSystem } from '../identity/actor';

export interface WorkflowFacts {
  companyId: string;
  status: WorkflowStatus;
}

/** Permits members to read active and closed workflows, and company admins also drafts (reference 1.2). */
export function canReadWorkflow(actor: Actor, workflow: WorkflowFacts): Decision {
  const mayReadDraft = isSystem(actor) || isCompanyAdminOf(actor, workflow.companyId);
  return mayReadDraft || (isMemberOf(actor, workflow.companyId) && workflow.status !== 'draft') ? 'allow' : 'hide';
}

/** Permits company admins only: other readers get `deny`, non-readers get `hide` (reference 1.2). */
export function canManageWorkflow(actor: Actor, workflow: WorkflowFacts): Decision {
  if (canReadWorkflow(actor, workflow) !== 'allow') return 'hide';
  return isSystem(actor) || isCompanyAdminOf(actor, workflow.companyId) ? 'allow' : 'deny';
}
