import { canManageLabels } from '@homologa/domain/companies/company.policy';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { audit } from '../kernel/audit';
import { authorize, requireNotActingAsOther } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { type CompanyRow, readCompany } from './company.queries';

/** Deletes a label and removes it from every supplier. Throws `not_found`. */
export async function deleteLabel(
  ctx: Context,
  { companyId, labelId }: { companyId: string; labelId: string },
): Promise<CompanyRow> {
  authorize(canManageLabels(ctx.actor, companyId));
  requireNotActingAsOther(ctx.actor);
  return ctx.db.tenant(companyId, async (tx) => {
    const label = await tx.label.findFirst({ where: { id: labelId, companyId }, select: { name: true } });
    const { count } = await tx.label.deleteMany({ where: { id: labelId, companyId } });
    if (!label || count === 0) throw new DomainError('not_found');
    const facts = { object_name: label.name };
    await audit(ctx, tx, { companyId, action: 'company.delete_label', objectType: 'label', objectId: labelId, facts });
    return readCompany(tx, companyId);
  });
}
