import type { ScreeningSettings } from '@homologa/domain/screenings/screening.contract';
import { canReadScreeningSettings, canSetScreeningSettings } from '@homologa/domain/screenings/screening.policy';
import { audit } from '../kernel/audit';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';

export async function getScreeningSettings(ctx: Context): Promise<ScreeningSettings> {
  const { companyId } = requireCompany(ctx.actor);
  authorize(canReadScreeningSettings(ctx.actor, companyId));
  const { fourEyes } = await ctx.db.tenant(companyId, (tx) =>
    tx.company.findUniqueOrThrow({ where: { id: companyId }, select: { fourEyes: true } }),
  );
  return { four_eyes: fourEyes };
}

/**
 * PUT /api/screening-settings: turns the two-person rule for hit decisions on or off. Idempotent. Throws `forbidden`.
 */
export async function setScreeningSettings(
  ctx: Context,
  { four_eyes: fourEyes }: ScreeningSettings,
): Promise<ScreeningSettings> {
  const { companyId } = requireCompany(ctx.actor);
  authorize(canSetScreeningSettings(ctx.actor, companyId));
  await ctx.db.system(async (tx) => {
    const { count } = await tx.company.updateMany({
      where: { id: companyId, fourEyes: !fourEyes },
      data: { fourEyes, updatedAt: ctx.now() },
    });
    if (count === 0) return;
    await audit(ctx, tx, {
      companyId,
      action: 'company.set_screening',
      objectType: 'company',
      objectId: companyId,
      facts: { four_eyes: fourEyes },
    });
  });
  return { four_eyes: fourEyes };
}
