import { canManageWorkflow, canReadWorkflow, type WorkflowFacts } from '../companies/workflow-access.policy';
import { type Actor, type Decision, isCompanyAdminOf } from '../identity/actor';

interface SupplierFacts {
  workflow: WorkflowFacts;
}

export const canReadSupplier = (actor: Actor, supplier: SupplierFacts): Decision =>
  canReadWorkflow(actor, supplier.workflow);

/** Permits actions that are reserved for company admins (reference 1.2). */
const canManageSupplier = (actor: Actor, supplier: SupplierFacts): Decision =>
  canManageWorkflow(actor, supplier.workflow);

export const canArchiveSupplier = canManageSupplier;
export const canRemindSupplier = canManageSupplier;
export const canDeleteSupplier = canManageSupplier;

export const canActInBulk = (actor: Actor, companyId: string): Decision =>
  actor.kind === 'system' || isCompanyAdminOf(actor, companyId) ? 'allow' : 'deny';
export const canRequestBir = canManageSupplier;

/**
 * Permits company admins to decide, except when acting as another user (reference 11.7). All members can read
 * decisions.
 */
export const canDecideSupplier = canManageSupplier;

/** Permits those who may decide about the supplier to accept, flag and re-score its answers. */
export const canReviewScore = canDecideSupplier;

/** Permits company admins to send answers back to the supplier, except when acting as another user. */
export const canSendBackAnswers = canManageSupplier;

/**
 * Permits any member to request a CCR score if the company has the product. The quota is not checked here, because it
 * is a rule and not a permission (reference 1.2).
 */
export function canRequestCcr(actor: Actor, supplier: SupplierFacts & { isCcrEnabled: boolean }): Decision {
  const decision = canReadSupplier(actor, supplier);
  return decision === 'allow' && !supplier.isCcrEnabled ? 'deny' : decision;
}

export const canFindDuplicates = (actor: Actor, companyId: string): Decision =>
  actor.kind === 'system' || isCompanyAdminOf(actor, companyId) ? 'allow' : 'deny';

/** Permits all members to read and change the client's own files of a supplier, "My Files" (reference 1.2). */
export const canManageSupplierFiles = canReadSupplier;

/** Permits all members to flag and annotate answers, like the client's own files ("My Files"). */
export const canReviewAnswers = canReadSupplier;

/** False for company users, who must not see labels (reference 1.2). */
export const canSeeLabels = (actor: Actor, companyId: string): boolean =>
  actor.kind === 'system' || isCompanyAdminOf(actor, companyId);

export const canLabelSupplier = canManageSupplier;
