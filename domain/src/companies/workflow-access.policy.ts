import type { WorkflowStatus } from '../catalog/workflow-status';
import { type Actor, type Decision, isCompanyAdminOf, isMemberOf, isSystem } from '../identity/actor';

/** What a policy needs to know of a workflow, and of whatever belongs to it. */
export interface WorkflowFacts {
  companyId: string;
  status: WorkflowStatus;
}

/**
 * Members see active and closed workflows; drafts are for company admins, unknown to everybody else (reference 1.2).
 */
export function canReadWorkflow(actor: Actor, workflow: WorkflowFacts): Decision {
  const mayReadDraft = isSystem(actor) || isCompanyAdminOf(actor, workflow.companyId);
  return mayReadDraft || (isMemberOf(actor, workflow.companyId) && workflow.status !== 'draft') ? 'allow' : 'hide';
}

/** Company admins act; anyone who may only read is denied, everybody else finds nothing (reference 1.2). */
export function canManageWorkflow(actor: Actor, workflow: WorkflowFacts): Decision {
  if (canReadWorkflow(actor, workflow) !== 'allow') return 'hide';
  return isSystem(actor) || isCompanyAdminOf(actor, workflow.companyId) ? 'allow' : 'deny';
}
