import { type DeskUser, deskUserStatus } from '@homologa/core/accounts/users/desk-user.queries';

export const userRow = (user: DeskUser) => ({
  id: user.id,
  email: user.email,
  name: user.name,
  kind: user.accountRole === 'admin' ? 'staff' : 'client',
  roles: user.staffRoles.length > 0 ? user.staffRoles : user.memberships.map(({ role }) => role),
  status: deskUserStatus(user),
  companies: user.memberships.map(({ companyId, role, company }) => ({ id: companyId, name: company.name, role })),
  last_login_at: user.sessions[0]?.createdAt ?? null,
  created_at: user.createdAt,
});

/** Sentence of the argument that names a user. */
export const USER = ['<user>', 'the sign-in e-mail or the id of the user'] as const;
