/** Roles of the provider's staff; a person may hold several. Staff without a role may do nothing. */
export const STAFF_ROLES = ['desk', 'payments', 'watchlists', 'administration'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Returns the known roles without duplicates, in the order of `STAFF_ROLES`. */
export const staffRolesOf = (roles: readonly string[]): StaffRole[] =>
  STAFF_ROLES.filter((role) => roles.includes(role));
