import { canManageWorkflow, type WorkflowFacts } from '../companies/workflow-access.policy';
import { type Actor, type Decision, isCompanyAdminOf, isMemberOf, isSystem } from '../identity/actor';

interface ScreenedSupplier {
  workflow: WorkflowFacts;
  /** True if the company bought the CFR product (compliance findings report). */
  isComplianceEnabled: boolean;
}

/** Permits company admins to request a screening, if the company has compliance enabled (reference 10.2). */
export function canRequestScreening(actor: Actor, supplier: ScreenedSupplier): Decision {
  const decision = canManageWorkflow(actor, supplier.workflow);
  return decision === 'allow' && !supplier.isComplianceEnabled ? 'deny' : decision;
}

export const canJudgeHit = canRequestScreening;

export const canMonitor = canRequestScreening;

/** Permits all members to read the hit queue, because they can read each supplier's screening. */
export const canListHits = (actor: Actor, companyId: string): Decision =>
  isSystem(actor) || isMemberOf(actor, companyId) ? 'allow' : 'deny';

/** Permits company admins to check names that are not suppliers yet, if the company has compliance enabled. */
export const canCheckNames = (actor: Actor, company: { companyId: string; isComplianceEnabled: boolean }): Decision =>
  (isSystem(actor) || isCompanyAdminOf(actor, company.companyId)) && company.isComplianceEnabled ? 'allow' : 'deny';

/** Permits all members to read past checks, because they can read the screenings of suppliers. */
export const canReadChecks = (actor: Actor, companyId: string): Decision =>
  isSystem(actor) || isMemberOf(actor, companyId) ? 'allow' : 'deny';
