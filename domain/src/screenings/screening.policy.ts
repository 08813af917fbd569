import { canManageWorkflow, type WorkflowFacts } from '../companies/workflow-access.policy';
import { type Actor, type Decision, isCompanyAdminOf, isMemberOf } from '../identity/actor';

interface ScreenedSupplier {
  workflow: WorkflowFacts;
  /** Whether the company bought the CFR product. */
  isComplianceEnabled: boolean;
}

/** Asking for a screening: company admins whose company has compliance enabled (reference 10.2). */
export function canRequestScreening(actor: Actor, supplier: ScreenedSupplier): Decision {
  const decision = canManageWorkflow(actor, supplier.workflow);
  return decision === 'allow' && !supplier.isComplianceEnabled ? 'deny' : decision;
}

/** Judging a hit: company admins, as they may ask for the screening (reference 10.6). */
export const canJudgeHit = canRequestScreening;

/** Switching monitoring: it is part of the same product. */
export const canMonitor = canRequestScreening;

/** How a company reviews: its members may know, its admins decide. */
export const canReadScreeningSettings = (actor: Actor, companyId: string): Decision =>
  isMemberOf(actor, companyId) ? 'allow' : 'hide';
export function canSetScreeningSettings(actor: Actor, companyId: string): Decision {
  if (!isMemberOf(actor, companyId)) return 'hide';
  return isCompanyAdminOf(actor, companyId) ? 'allow' : 'deny';
}

/** Searching the lists for a name, and screening anew what was screened: operators and the workers. */
export const canOperateScreenings = (actor: Actor): Decision => (actor.kind === 'system' ? 'allow' : 'deny');
