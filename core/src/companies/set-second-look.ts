import type { ReportType } from '@homologa/domain/catalog/report-types';
import { canManageCompanies } from '@homologa/domain/companies/company.policy';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { audit } from '../kernel/audit';
import { authorize } from '../kernel/authorize';
import type { Context } from '../kernel/context';

/**
 * PUT /api/desk/companies/{id}/second-look: sets the client's report types that must be delivered by a second reviewer.
 * Takes effect with the next delivery. Throws `not_found`, `forbidden`.
 */
export async function setSecondLook(
  ctx: Context,
  { companyId, reportTypes }: { companyId: string; reportTypes: readonly ReportType[] },
): Promise<void> {
  authorize(canManageCompanies(ctx.actor));
  const secondLookTypes = [...new Set(reportTypes)];
  await ctx.db.system(async (tx) => {
    const { count } = await tx.company.updateMany({ where: { id: companyId }, data: { secondLookTypes } });
    if (count === 0) throw new DomainError('not_found');
    await audit(ctx, tx, {
      companyId,
      action: 'company.second_look',
      objectType: 'company',
      objectId: companyId,
      facts: { report_types: secondLookTypes },
    });
  });
}
