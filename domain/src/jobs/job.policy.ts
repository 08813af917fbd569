import { type Actor, type Decision, isCompanyAdminOf, isMemberOf, isStaff } from '../identity/actor';

export const AUDIT_EXPORT_JOB = 'exports.audit-trail';

interface JobFacts {
  name: string;
  companyId: string | null;
  createdById: string | null;
}

/**
 * A job's file may contain data that only its creator may see (labels, drafts): access for the creator, the company's
 * admins and provider staff. Of the jobs without a company only the audit trail is open, to staff; a user's data export
 * is not available here.
 */
export function canOpenJobFile(actor: Actor, job: JobFacts): Decision {
  if (actor.kind !== 'user') return 'hide';
  if (job.companyId === null) return isStaff(actor) && job.name === AUDIT_EXPORT_JOB ? 'allow' : 'hide';
  if (isStaff(actor)) return 'allow';
  if (isCompanyAdminOf(actor, job.companyId)) return 'allow';
  return isMemberOf(actor, job.companyId) && job.createdById === actor.userId ? 'allow' : 'hide';
}
