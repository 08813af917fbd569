import { type Actor, type Decision, isCompanyAdminOf, isMemberOf, isStaff } from '../identity/actor';

export const AUDIT_EXPORT_JOB = 'exports.audit-trail';

interface JobFacts {
  name: string;
  companyId: string | null;
  createdById: string | null;
}

/**
 * Permits access to the creator, the company's admins and provider staff, because a job's file may contain data that
 * other users must not see (labels, drafts). Of the jobs without a company, only the audit trail export has a file,
 * which only staff can open.
 */
export function canOpenJobFile(actor: Actor, job: JobFacts): Decision {
  if (actor.kind !== 'user') return 'hide';
  if (job.companyId === null) return isStaff(actor) && job.name === AUDIT_EXPORT_JOB ? 'allow' : 'hide';
  if (isStaff(actor)) return 'allow';
  if (isCompanyAdminOf(actor, job.companyId)) return 'allow';
  return isMemberOf(actor, job.companyId) && job.createdById === actor.userId ? 'allow' : 'hide';
}
