import { canManageLabels } from '@homologa/domain/companies/company.policy';
import { authorize } from '../kernel/authorize';
import type { Context } from '../kernel/context';

export interface LabelUse {
  id: string;
  name: string;
  color: string;
  suppliers: number;
}

export async function listLabelUses(ctx: Context, { companyId }: { companyId: string }): Promise<LabelUse[]> {
  authorize(canManageLabels(ctx.actor, companyId));
  return ctx.db.tenant(companyId, async (tx) => {
    const labels = await tx.label.findMany({ where: { companyId }, orderBy: { id: 'asc' } });
    const counted = await tx.supplierLabel.groupBy({ by: ['labelId'], where: { companyId }, _count: true });
    const counts = new Map(counted.map(({ labelId, _count: count }) => [labelId, count]));
    return labels.map(({ id, name, color }) => ({ id, name, color, suppliers: counts.get(id) ?? 0 }));
  });
}
