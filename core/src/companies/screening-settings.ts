import type { ScreeningSettings } from '@homologa/domain/screenings/screening.contract';
import { canReadScreeningSettings, canSetScreeningSettings } from '@homologa/domain/screenings/screening.policy';
import { audit } from '../kernel/audit';
import { authorize, requireCompany, requireFreshProof, requireNotActingAsOther } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { lockCompany } from './company.steps';
import { proposeWeakerRule } from './rules/propose-weaker-rule.steps';

export async function getScreeningSettings(ctx: Context): Promise<ScreeningSettings> {
  const { companyId } = requireCompany(ctx.actor);
  authorize(canReadScreeningSettings(ctx.actor, companyId));
  const { fourEyes } = await ctx.db.tenant(companyId, (tx) =>
    tx.company.findUniqueOrThrow({ where: { id: companyId }, select: { fourEyes: true } }),
  );
  return { four_eyes: fourEyes };
}

/**
 * PUT /api/screening-settings: turns the two-person rule for decisions on hits on, or proposes to turn it off, which
 * needs a fresh proof and a second person who confirms (`answerRuleProposal`). Returns the rule in force. Idempotent.
 * Throws `forbidden`, `not_while_logged_in_as`, `step_up_required`.
 */
export async function setScreeningSettings(
  ctx: Context,
  { four_eyes: wanted }: ScreeningSettings,
): Promise<ScreeningSettings> {
  const { companyId } = requireCompany(ctx.actor);
  authorize(canSetScreeningSettings(ctx.actor, companyId));
  requireNotActingAsOther(ctx.actor);
  if (!wanted) requireFreshProof(ctx);
  return ctx.db.system(async (tx) => {
    await lockCompany(tx, companyId);
    const where = { id: companyId };
    const { fourEyes } = await tx.company.findUniqueOrThrow({ where, select: { fourEyes: true } });
    if (fourEyes === wanted) return { four_eyes: fourEyes };
    if (fourEyes) {
      await proposeWeakerRule(ctx, tx, { companyId, rule: 'four_eyes' });
      return { four_eyes: true };
    }
    await tx.company.update({ where, data: { fourEyes: true, updatedAt: ctx.now() }, select: { id: true } });
    await audit(ctx, tx, {
      companyId,
      action: 'company.set_screening',
      objectType: 'company',
      objectId: companyId,
      facts: { four_eyes: true },
    });
    return { four_eyes: true };
  });
}
