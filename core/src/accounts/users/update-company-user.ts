import { listChanges } from '@homologa/domain/audit/changes';
import { type AccessChange, accessRefusal } from '@homologa/domain/companies/company-users';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { audit } from '../../kernel/audit';
import { actorIdOf } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import {
  accessOf,
  authorizeUserChange,
  countOtherAdmins,
  getMember,
  lockCompanyUsers,
  type Member,
} from '../company-access';
import { limitInvitations } from '../credentials/credential-limits';
import { endSessionsLeadingNowhere } from '../sessions/sessions-leading-nowhere.steps';
import { type CompanyUser, readCompanyUser } from './company-user.queries';
import { mailUserInvitation } from './mail-user-invitation';

interface UpdateCompanyUserInput extends AccessChange {
  companyId: string;
  membershipId: string;
}

/**
 * PATCH /api/companies/{id}/users/{user_id}: changes a member's role, or deactivates or reactivates the membership. A
 * deactivation takes effect with the next request; it ends the user's sessions unless the user has another company or
 * an onboarding. A user who never joined is invited again by mail. Throws `last_company_admin`, `own_access_locked`,
 * `forbidden`, `not_found`, `rate_limited`, `not_while_logged_in_as`.
 */
export async function updateCompanyUser(ctx: Context, input: UpdateCompanyUserInput): Promise<CompanyUser> {
  const { companyId, membershipId, role, active } = input;
  authorizeUserChange(ctx, companyId);
  if (active) await limitNewInvitation(ctx, companyId, membershipId);
  return ctx.db.system(async (tx) => {
    await lockCompanyUsers(ctx, tx, companyId);
    const member = await getMember(tx, companyId, membershipId);
    if (role === undefined && active === undefined) return readCompanyUser(tx, companyId, membershipId);
    const refusal = accessRefusal(
      accessOf(member),
      { role, active },
      {
        isSelf: member.userId === actorIdOf(ctx.actor),
        otherAdmins: await countOtherAdmins(tx, companyId, membershipId),
      },
    );
    if (refusal) throw new DomainError(refusal);
    await tx.membership.updateMany({
      where: { id: membershipId, companyId },
      data: { role, ...(active === undefined ? {} : accessChange(ctx, member, active)) },
    });
    if (active && isUnanswered(member)) await mailUserInvitation(ctx, tx, { companyId, membershipId });
    if (active === false) await endSessionsLeadingNowhere(ctx, tx, [member.userId]);
    await audit(ctx, tx, {
      companyId,
      action: 'company.update_user',
      objectType: 'membership',
      objectId: membershipId,
      facts: {
        ...(role ? { role } : {}),
        ...(active === undefined ? {} : { active }),
        changes: listChanges({ role: member.role, active: member.active }, { role, active }),
      },
    });
    return readCompanyUser(tx, companyId, membershipId);
  });
}

/** Invited, but withdrawn by the company or declined by the user. */
const isUnanswered = ({ joinedAt, deactivatedAt }: Member): boolean => joinedAt === null && deactivatedAt !== null;

/** Letting in a user who never joined is an invitation and counts as one: a refusal must not be asked away. */
async function limitNewInvitation(ctx: Context, companyId: string, membershipId: string): Promise<void> {
  const member = await getMember(ctx.db.read, companyId, membershipId);
  if (isUnanswered(member)) await limitInvitations(ctx, companyId, member.user.email);
}

/**
 * Returns the values of the columns that deactivate or reactivate a membership. Reactivating a user who never joined
 * invites the user again.
 */
function accessChange(ctx: Context, member: Member, active: boolean) {
  if (!active) return { active: false, deactivatedAt: member.deactivatedAt ?? ctx.now() };
  const invited = isUnanswered(member) ? { invitedAt: ctx.now(), invitedById: actorIdOf(ctx.actor) } : {};
  return { active: member.joinedAt !== null, deactivatedAt: null, ...invited };
}
