import type { CompanyRole } from '@homologa/domain/identity/actor';
import { STAFF_ROLES, type StaffRole, staffRolesOf } from '@homologa/domain/identity/staff-roles';
import { Option } from 'commander';
import { UsageError } from '../../exit-codes';

const COMPANY_ROLES: readonly CompanyRole[] = ['company_admin', 'company_user'];
/** Value of `--role` that gives a member of staff every role. */
const ALL = 'all';
const STAFF_CHOICES = [...STAFF_ROLES, ALL];

export const staffRoleOption = () =>
  new Option('--role <role...>', `roles of staff; ${ALL} gives each of them`).choices(STAFF_CHOICES);

export const roleOption = () =>
  new Option(
    '--role <role...>',
    `role in the company (by default company_user), or roles of staff; ${ALL} gives each of them`,
  ).choices([...COMPANY_ROLES, ...STAFF_CHOICES]);

/** Returns the roles of staff that were given. Throws a usage error if there is none, or a role of a company. */
export function staffRolesGiven(given: readonly string[] | undefined): StaffRole[] {
  if (!given?.length || !given.every((role) => STAFF_CHOICES.includes(role))) {
    throw new UsageError(`give --role with some of ${STAFF_CHOICES.join(', ')}`);
  }
  return given.includes(ALL) ? [...STAFF_ROLES] : staffRolesOf(given);
}

/** Returns the role in a company. Throws a usage error if several were given, or a role of staff. */
export function companyRoleGiven([given = 'company_user', ...more]: readonly string[] = []): CompanyRole {
  const role = COMPANY_ROLES.find((known) => known === given);
  if (!role || more.length > 0) throw new UsageError(`give --role with one of ${COMPANY_ROLES.join(', ')}`);
  return role;
}
