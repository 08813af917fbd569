import { canManageCompanies } from '@homologa/domain/companies/company.policy';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { authorize } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';

export interface DeactivationEffects {
  users: number;
  sessions: number;
  activeWorkflows: number;
  openOnboardings: number;
  runningToDelivery: number;
}

/** Throws `not_found`, `forbidden`. */
export async function getDeactivationEffects(ctx: Context, companyId: string): Promise<DeactivationEffects> {
  authorize(canManageCompanies(ctx.actor));
  const company = await ctx.db.read.company.findUnique({ where: { id: companyId }, select: { id: true } });
  if (!company) throw new DomainError('not_found');
  const acting = { companyId, active: true };
  const [users, sessions, activeWorkflows, openOnboardings, runningToDelivery] = await Promise.all([
    ctx.db.read.membership.count({ where: acting }),
    ctx.db.read.session.count({
      where: { revokedAt: null, expiresAt: { gt: ctx.now() }, user: { memberships: { some: acting } } },
    }),
    ctx.db.read.workflow.count({ where: { companyId, status: 'active' } }),
    ctx.db.read.supplier.count({
      where: {
        companyId,
        status: { in: ['pending', 'in_progress'] },
        workflow: { status: 'active', type: 'onboarding' },
      },
    }),
    ctx.db.read.reportRequest.count({ where: { companyId, status: { in: ['queued', 'taken', 'verified'] } } }),
  ]);
  return { users, sessions, activeWorkflows, openOnboardings, runningToDelivery };
}
