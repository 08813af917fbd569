import { type Actor, type Decision, isCompanyAdminOf, isMemberOf, isStaff } from '../identity/actor';

interface JobFacts {
  companyId: string | null;
  /** Who started it. */
  createdById: string | null;
}

/** A job's file may hold what only its maker sees (labels, drafts): it is theirs, their admins' and the provider's. */
export function canOpenJobFile(actor: Actor, job: JobFacts): Decision {
  if (isStaff(actor)) return 'allow';
  if (job.companyId === null || actor.kind !== 'user') return 'hide';
  if (isCompanyAdminOf(actor, job.companyId)) return 'allow';
  return isMemberOf(actor, job.companyId) && job.createdById === actor.userId ? 'allow' : 'hide';
}
