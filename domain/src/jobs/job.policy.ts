import { type Actor, type Decision, isCompanyAdminOf, isMemberOf, isStaff } from '../identity/actor';

interface JobFacts {
  companyId: string | null;
  /** Who started it. */
  createdById: string | null;
}

/**
 * A job's file may hold what only its maker sees (labels, drafts): it is theirs, their admins' and the provider's. What
 * belongs to no company, a person's copy of their data, is nobody's here.
 */
export function canOpenJobFile(actor: Actor, job: JobFacts): Decision {
  if (job.companyId === null || actor.kind !== 'user') return 'hide';
  if (isStaff(actor)) return 'allow';
  if (isCompanyAdminOf(actor, job.companyId)) return 'allow';
  return isMemberOf(actor, job.companyId) && job.createdById === actor.userId ? 'allow' : 'hide';
}
