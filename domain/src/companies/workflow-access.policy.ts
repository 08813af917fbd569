import type { WorkflowStatus } from '../catalog/workflow-status';
import { type Actor, type Decision, isCompanyAdminOf, isMemberOf, isSystem } from '../identity/actor';

export interface WorkflowFacts {
  companyId: string;
  status: WorkflowStatus;
}

/**
 * Permits all members to read active and closed workflows, and permits company admins to read drafts too (reference
 * 1.2).
 */
export function canReadWorkflow(actor: Actor, workflow: WorkflowFacts): Decision {
  const mayReadDraft = isSystem(actor) || isCompanyAdminOf(actor, workflow.companyId);
  return mayReadDraft || (isMemberOf(actor, workflow.companyId) && workflow.status !== 'draft') ? 'allow' : 'hide';
}

/**
 * Permits only company admins to manage a workflow. Other users who may read the workflow get `deny`; all others get
 * `hide` (reference 1.2).
 */
export function canManageWorkflow(actor: Actor, workflow: WorkflowFacts): Decision {
  if (canReadWorkflow(actor, workflow) !== 'allow') return 'hide';
  return isSystem(actor) || isCompanyAdminOf(actor, workflow.companyId) ? 'allow' : 'deny';
}
