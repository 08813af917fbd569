import { canSetLogo } from '@homologa/domain/companies/company.policy';
import { freeFile } from '../files/let-go.steps';
import { audit } from '../kernel/audit';
import { authorize, requireNotActingAsOther } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { lockCompany } from './company.steps';

/** DELETE /api/companies/{id}/logo and /api/desk/companies/{id}/logo. Idempotent. Throws `not_found`, `forbidden`. */
export async function removeLogo(ctx: Context, companyId: string): Promise<void> {
  authorize(canSetLogo(ctx.actor, companyId));
  requireNotActingAsOther(ctx.actor);
  await ctx.db.system(async (tx) => {
    const { logoFileId } = await lockCompany(tx, companyId);
    if (!logoFileId) return;
    await tx.company.update({ where: { id: companyId }, data: { logoFileId: null }, select: { id: true } });
    await freeFile(ctx, tx, companyId, logoFileId);
    await audit(ctx, tx, { companyId, action: 'company.remove_logo', objectType: 'company', objectId: companyId });
  });
}
