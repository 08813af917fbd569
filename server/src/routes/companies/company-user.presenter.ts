import type { CompanyUser } from '@homologa/core/accounts/users/company-user.queries';
import type { CompanyUserResponse } from '@homologa/domain/companies/company-user.contract';
import type { Actor } from '@homologa/domain/identity/actor';

export const presentCompanyUser = (user: CompanyUser, actor: Actor): CompanyUserResponse => ({
  _id: user.id,
  id: user.id,
  name: user.name,
  email: user.email,
  role: user.role,
  status: user.status,
  is_self: actor.kind === 'user' && actor.userId === user.userId,
  last_login_at: user.lastLoginAt?.toISOString() ?? null,
  invited_at: user.invitedAt?.toISOString() ?? null,
});
