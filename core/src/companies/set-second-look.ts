import { listChanges } from '@homologa/domain/audit/changes';
import { isReportType, type ReportType } from '@homologa/domain/catalog/report-types';
import { canManageCompanies } from '@homologa/domain/companies/company.policy';
import { audit } from '../kernel/audit';
import { authorize } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { lockCompany } from './company.steps';
import { proposeWeakerRule } from './rules/propose-weaker-rule.steps';

/**
 * PUT /api/desk/companies/{id}/second-look: sets the client's report types that a second person must deliver. Further
 * types count from the next delivery on; types that are left out stay until a second person confirms the proposal to
 * drop them (`answerRuleProposal`). Throws `not_found`, `forbidden`, `rule_proposal_waiting`.
 */
export async function setSecondLook(
  ctx: Context,
  { companyId, reportTypes: wanted }: { companyId: string; reportTypes: readonly ReportType[] },
): Promise<void> {
  authorize(canManageCompanies(ctx.actor));
  await ctx.db.system(async (tx) => {
    await lockCompany(tx, companyId);
    const where = { id: companyId };
    const { secondLookTypes } = await tx.company.findUniqueOrThrow({ where, select: { secondLookTypes: true } });
    const before = secondLookTypes.filter(isReportType);
    const added = [...new Set(wanted)].filter((type) => !before.includes(type));
    const dropped = before.filter((type) => !wanted.includes(type));
    if (dropped.length > 0) {
      await proposeWeakerRule(ctx, tx, { companyId, rule: 'second_look', reportTypes: dropped });
    }
    if (added.length === 0) return;
    const after = [...before, ...added];
    await tx.company.update({ where, data: { secondLookTypes: after }, select: { id: true } });
    await audit(ctx, tx, {
      companyId,
      action: 'company.second_look',
      objectType: 'company',
      objectId: companyId,
      facts: { report_types: after, changes: listChanges({ report_types: before }, { report_types: after }) },
    });
  });
}
