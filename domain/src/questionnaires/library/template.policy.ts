import {
  type Actor,
  type Decision,
  isCompanyAdminOf,
  isMemberOf,
  isSystem,
  staffOrSystemMay,
} from '../../identity/actor';

/** Permits members to read the company's templates and the provider's. */
export const canReadTemplates = (actor: Actor, companyId: string): Decision =>
  isSystem(actor) || isMemberOf(actor, companyId) ? 'allow' : 'deny';

/** Permits company admins to change the company's templates. */
export const canManageTemplates = (actor: Actor, companyId: string): Decision =>
  isSystem(actor) || isCompanyAdminOf(actor, companyId) ? 'allow' : 'deny';

/** Permits the provider's administration to read and change the provider's templates. */
export const canManageProviderTemplates = (actor: Actor): Decision => staffOrSystemMay(actor, 'administration');
