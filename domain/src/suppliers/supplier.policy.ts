import { canManageWorkflow, canReadWorkflow, type WorkflowFacts } from '../companies/workflow-access.policy';
import { type Actor, type Decision, isCompanyAdminOf } from '../identity/actor';

interface SupplierFacts {
  workflow: WorkflowFacts;
}

export const canReadSupplier = (actor: Actor, supplier: SupplierFacts): Decision =>
  canReadWorkflow(actor, supplier.workflow);

/** Actions reserved for company admins (reference 1.2). */
const canManageSupplier = (actor: Actor, supplier: SupplierFacts): Decision =>
  canManageWorkflow(actor, supplier.workflow);

export const canArchiveSupplier = canManageSupplier;
export const canRemindSupplier = canManageSupplier;
export const canDeleteSupplier = canManageSupplier;

export const canActInBulk = (actor: Actor, companyId: string): Decision =>
  actor.kind === 'system' || isCompanyAdminOf(actor, companyId) ? 'allow' : 'deny';
export const canRequestBir = canManageSupplier;

/** All members read a decision; company admins make it, except when acting as another user (reference 11.7). */
export const canDecideSupplier = canManageSupplier;

/** Any member, if the CCR product is enabled; its quota is a rule, not a right (reference 1.2). */
export function canRequestCcr(actor: Actor, supplier: SupplierFacts & { isCcrEnabled: boolean }): Decision {
  const decision = canReadSupplier(actor, supplier);
  return decision === 'allow' && !supplier.isCcrEnabled ? 'deny' : decision;
}

export const canFindDuplicates = (actor: Actor, companyId: string): Decision =>
  actor.kind === 'system' || isCompanyAdminOf(actor, companyId) ? 'allow' : 'deny';

/** Reading and changing the client's own files of a supplier ("My Files"): permitted to all members (reference 1.2). */
export const canManageSupplierFiles = canReadSupplier;

/** Flags and notes on answers are open to all members, like My Files. */
export const canReviewAnswers = canReadSupplier;

/** Labels are hidden from company users (reference 1.2). */
export const canSeeLabels = (actor: Actor, companyId: string): boolean =>
  actor.kind === 'system' || isCompanyAdminOf(actor, companyId);

export const canLabelSupplier = canManageSupplier;
