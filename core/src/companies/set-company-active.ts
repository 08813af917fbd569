import { canManageCompanies } from '@homologa/domain/companies/company.policy';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { endSessionsLeadingNowhere } from '../accounts/sessions/sessions-leading-nowhere.steps';
import { audit } from '../kernel/audit';
import { authorize } from '../kernel/authorize';
import type { Context } from '../kernel/context';

/**
 * PUT /api/desk/companies/{id}/active: suspends or resumes a client. During a suspension, the client's users and
 * suppliers cannot change anything, sessions of users without another company end, and the client's schedules pause.
 * Staff still deliver open requests. No data is deleted. Idempotent. Throws `not_found`, `forbidden`.
 */
export async function setCompanyActive(
  ctx: Context,
  { companyId, active }: { companyId: string; active: boolean },
): Promise<void> {
  authorize(canManageCompanies(ctx.actor));
  await ctx.db.system(async (tx) => {
    const { count } = await tx.company.updateMany({
      where: { id: companyId, deactivatedAt: active ? { not: null } : null },
      data: { deactivatedAt: active ? null : ctx.now() },
    });
    if (count === 0) {
      if (await tx.company.findUnique({ where: { id: companyId }, select: { id: true } })) return;
      throw new DomainError('not_found');
    }
    if (!active) {
      const members = await tx.membership.findMany({ where: { companyId }, select: { userId: true } });
      await endSessionsLeadingNowhere(
        ctx,
        tx,
        members.map(({ userId }) => userId),
      );
    }
    await audit(ctx, tx, {
      companyId,
      action: active ? 'company.reactivate' : 'company.deactivate',
      objectType: 'company',
      objectId: companyId,
    });
  });
}
