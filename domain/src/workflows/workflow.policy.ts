import { type Actor, type Decision, isCompanyAdminOf, isMemberOf } from '../accounts/actor';
import type { WorkflowStatus } from './workflow-status';

export interface WorkflowFacts {
  companyId: string;
  status: WorkflowStatus;
}

const isSystem = (actor: Actor): boolean => actor.kind === 'system';

/** Members see active and closed workflows; drafts are for company admins, unknown to everybody else (wire.md 13). */
export function canReadWorkflow(actor: Actor, workflow: WorkflowFacts): Decision {
  const mayReadDraft = isSystem(actor) || isCompanyAdminOf(actor, workflow.companyId);
  return mayReadDraft || (isMemberOf(actor, workflow.companyId) && workflow.status !== 'draft') ? 'allow' : 'hide';
}

/** Company admins act; whoever may only read is denied, everybody else finds nothing (client-platform.md section 6). */
export function canManageWorkflow(actor: Actor, workflow: WorkflowFacts): Decision {
  if (canReadWorkflow(actor, workflow) !== 'allow') return 'hide';
  return isSystem(actor) || isCompanyAdminOf(actor, workflow.companyId) ? 'allow' : 'deny';
}

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
