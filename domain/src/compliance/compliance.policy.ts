import { canManageWorkflow, type WorkflowFacts } from '../companies/workflow-access.policy';
import { type Actor, type Decision, isCompanyAdminOf, isMemberOf, isSystem } from '../identity/actor';

interface ScreenedSupplier {
  workflow: WorkflowFacts;
  /** True if the company bought the CFR product (compliance findings report). */
  isComplianceEnabled: boolean;
}

/** Requesting a screening: company admins, if the company has compliance enabled (reference 10.2). */
export function canRequestScreening(actor: Actor, supplier: ScreenedSupplier): Decision {
  const decision = canManageWorkflow(actor, supplier.workflow);
  return decision === 'allow' && !supplier.isComplianceEnabled ? 'deny' : decision;
}

export const canJudgeHit = canRequestScreening;

export const canMonitor = canRequestScreening;

/** Reading the queue of hits: all members of the company, as they read each supplier's screening. */
export const canListHits = (actor: Actor, companyId: string): Decision =>
  isSystem(actor) || isMemberOf(actor, companyId) ? 'allow' : 'deny';

/** Checking names that are no suppliers yet: company admins, if the company has compliance enabled. */
export const canCheckNames = (actor: Actor, company: { companyId: string; isComplianceEnabled: boolean }): Decision =>
  (isSystem(actor) || isCompanyAdminOf(actor, company.companyId)) && company.isComplianceEnabled ? 'allow' : 'deny';

/** All members read past checks, as they read the screenings of suppliers. */
export const canReadChecks = (actor: Actor, companyId: string): Decision =>
  isSystem(actor) || isMemberOf(actor, companyId) ? 'allow' : 'deny';
