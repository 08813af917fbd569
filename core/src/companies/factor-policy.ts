import { canManageUsers } from '@homologa/domain/companies/company.policy';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { audit } from '../kernel/audit';
import { authorize, requireFreshProof, requireNotActingAsOther, requireUser } from '../kernel/authorize';
import type { Context } from '../kernel/context';

interface FactorPolicy {
  required: boolean;
  /** Number of the company's users who have no second factor yet. */
  without: number;
}

/** Returns whether the company requires a second factor of its users. Throws `forbidden`, `not_found`. */
export async function getFactorPolicy(ctx: Context, companyId: string): Promise<FactorPolicy> {
  authorize(canManageUsers(ctx.actor, companyId));
  const [company, without] = await Promise.all([
    ctx.db.read.company.findUniqueOrThrow({ where: { id: companyId }, select: { requiresSecondFactor: true } }),
    ctx.db.read.membership.count({
      where: {
        companyId,
        active: true,
        joinedAt: { not: null },
        user: { active: true, accountRole: 'user', secondFactorAt: null },
      },
    }),
  ]);
  return { required: company.requiresSecondFactor, without };
}

/**
 * PUT /api/companies/{id}/second-factor-policy: requires a second factor of the company's users, or no longer. Whoever
 * has none is led to enrol with the next request. Idempotent. Switching it off needs a fresh proof; switching it on needs
 * a factor of one's own, so that no admin locks the company's only admins out unawares. Throws `forbidden`, `not_found`,
 * `second_factor_own_first`, `step_up_required`, `not_while_logged_in_as`.
 */
export async function setFactorPolicy(
  ctx: Context,
  { companyId, required }: { companyId: string; required: boolean },
): Promise<FactorPolicy> {
  authorize(canManageUsers(ctx.actor, companyId));
  requireNotActingAsOther(ctx.actor);
  if (!required) requireFreshProof(ctx);
  else if (!requireUser(ctx.actor).hasSecondFactor) throw new DomainError('second_factor_own_first');
  await ctx.db.system(async (tx) => {
    const { count } = await tx.company.updateMany({
      where: { id: companyId, requiresSecondFactor: !required },
      data: { requiresSecondFactor: required, updatedAt: ctx.now() },
    });
    if (count === 0) return;
    await audit(ctx, tx, {
      companyId,
      action: 'company.require_factor',
      objectType: 'company',
      objectId: companyId,
      facts: { required },
    });
  });
  return getFactorPolicy(ctx, companyId);
}
