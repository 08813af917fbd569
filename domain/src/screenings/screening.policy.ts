import { canManageWorkflow, type WorkflowFacts } from '../companies/workflow-access.policy';
import { type Actor, type Decision, isCompanyAdminOf, isMemberOf } from '../identity/actor';

interface ScreenedSupplier {
  workflow: WorkflowFacts;
  /** The company bought the CFR product. */
  isComplianceEnabled: boolean;
}

/** Requesting a screening: company admins, if the company has compliance enabled (reference 10.2). */
export function canRequestScreening(actor: Actor, supplier: ScreenedSupplier): Decision {
  const decision = canManageWorkflow(actor, supplier.workflow);
  return decision === 'allow' && !supplier.isComplianceEnabled ? 'deny' : decision;
}

/** Deciding about a hit: company admins, like requesting a screening (reference 10.6). */
export const canJudgeHit = canRequestScreening;

/** Switching monitoring on or off: it is part of the same product. */
export const canMonitor = canRequestScreening;

/** Review settings of a company: all members read them, admins change them. */
export const canReadScreeningSettings = (actor: Actor, companyId: string): Decision =>
  isMemberOf(actor, companyId) ? 'allow' : 'hide';
export function canSetScreeningSettings(actor: Actor, companyId: string): Decision {
  if (!isMemberOf(actor, companyId)) return 'hide';
  return isCompanyAdminOf(actor, companyId) ? 'allow' : 'deny';
}

/** Searching the lists for a name, and screening again: operators and the workers. */
export const canOperateScreenings = (actor: Actor): Decision => (actor.kind === 'system' ? 'allow' : 'deny');
