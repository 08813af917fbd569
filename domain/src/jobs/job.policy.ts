import { type Actor, type Decision, isCompanyAdminOf, isMemberOf, isStaff } from '../identity/actor';

/** The provider's own export, which belongs to no company. */
export const AUDIT_EXPORT_JOB = 'exports.audit-trail';

interface JobFacts {
  name: string;
  companyId: string | null;
  /** Who started it. */
  createdById: string | null;
}

/**
 * A job's file may hold what only its maker sees (labels, drafts): it is theirs, their admins' and the provider's. Of
 * what belongs to no company, the audit trail is the provider's; a person's copy of their data is nobody's here.
 */
export function canOpenJobFile(actor: Actor, job: JobFacts): Decision {
  if (actor.kind !== 'user') return 'hide';
  if (job.companyId === null) return isStaff(actor) && job.name === AUDIT_EXPORT_JOB ? 'allow' : 'hide';
  if (isStaff(actor)) return 'allow';
  if (isCompanyAdminOf(actor, job.companyId)) return 'allow';
  return isMemberOf(actor, job.companyId) && job.createdById === actor.userId ? 'allow' : 'hide';
}
