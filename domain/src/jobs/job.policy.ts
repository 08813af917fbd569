import {
  type Actor,
  type Decision,
  hasStaffRole,
  isCompanyAdminOf,
  isMemberOf,
  staffOrSystemMay,
} from '../identity/actor';

export const AUDIT_EXPORT_JOB = 'exports.audit-trail';

interface JobFacts {
  name: string;
  companyId: string | null;
  createdById: string | null;
}

/** Permits staff to see, retry, cancel and pause the jobs and mails of all companies. */
export const canManageJobs = (actor: Actor): Decision => staffOrSystemMay(actor, 'administration');

/** Staff follow the jobs that they started themselves; all others need the role for jobs. */
export const canFollowAllJobs = (actor: Actor): boolean => hasStaffRole(actor, 'administration');

/**
 * Permits access to the creator, the company's admins and staff with administration, because a job's file may contain data that
 * other users must not see (labels, drafts). Of the jobs without a company, only the audit trail export has a file,
 * which only staff with administration can open.
 */
export function canOpenJobFile(actor: Actor, job: JobFacts): Decision {
  if (actor.kind !== 'user') return 'hide';
  const isAdministrator = hasStaffRole(actor, 'administration');
  if (job.companyId === null) return isAdministrator && job.name === AUDIT_EXPORT_JOB ? 'allow' : 'hide';
  if (isAdministrator) return 'allow';
  if (isCompanyAdminOf(actor, job.companyId)) return 'allow';
  return isMemberOf(actor, job.companyId) && job.createdById === actor.userId ? 'allow' : 'hide';
}
