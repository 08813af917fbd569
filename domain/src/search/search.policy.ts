import { type Actor, type Decision, hasStaffRole, isMemberOf, staffMay } from '../identity/actor';
import type { StaffRole } from '../identity/staff-roles';
import type { DeskSearchKind } from './search.contract';

export const canSearchCompany = (actor: Actor, companyId: string): Decision =>
  isMemberOf(actor, companyId) ? 'allow' : 'deny';

export const canSearchDesk = (actor: Actor): Decision => staffMay(actor, 'desk', 'administration');

const ROLES: Readonly<Record<DeskSearchKind, StaffRole>> = {
  request: 'desk',
  company: 'administration',
  supplier: 'administration',
  job: 'administration',
};

/** True if the actor may open the page of results of this kind; other results are not shown. */
export const canFind = (actor: Actor, kind: DeskSearchKind): boolean => hasStaffRole(actor, ROLES[kind]);
