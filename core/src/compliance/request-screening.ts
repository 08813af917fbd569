import { canRequestScreening } from '@homologa/domain/compliance/compliance.policy';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { type AskedShareholder, askedShareholders } from '@homologa/domain/screenings/asked-shareholder';
import {
  canBeScreened,
  hasUnitForScreening,
  SCREENING_OPTIONS,
  type ScreeningOption,
} from '@homologa/domain/screenings/screening-rules';
import { takeUnits } from '../companies/quota.steps';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { newestScreeningOf } from '../screenings/newest-screening.queries';
import { canScreen, getScreening, type ScreeningRecord } from '../screenings/screening.queries';
import { createScreening } from '../screenings/screening.steps';
import { lockSupplier, requireLaunched, type SupplierPlace } from '../suppliers/supplier.steps';

interface ScreeningRequest extends SupplierPlace {
  shareholders: readonly (string | AskedShareholder)[];
  options?: readonly ScreeningOption[];
}

/**
 * PATCH …/suppliers/{sid}/screen: starts a screening and takes one unit of the quota; the first screening in a
 * compliance workflow uses the unit taken when the supplier was added. Does nothing while a screening is in progress.
 * Throws `not_found`, `forbidden`, `workflow_not_active`, `screening_without_lists`, `supplier_not_completed`,
 * `product_limit_reached`.
 */
export async function requestScreening(ctx: Context, input: ScreeningRequest): Promise<ScreeningRecord> {
  const { companyId } = requireCompany(ctx.actor);
  const hasLists = await canScreen(ctx);
  await ctx.db.tenant(companyId, async (tx) => {
    const supplier = await lockSupplier(tx, companyId, input);
    const product = await tx.companyProduct.findUnique({
      where: { companyId_type: { companyId, type: 'cfr' } },
      select: { enabled: true },
    });
    authorize(
      canRequestScreening(ctx.actor, {
        workflow: supplier.workflow,
        isComplianceEnabled: product?.enabled === true,
      }),
    );
    requireLaunched(supplier);
    if (!hasLists) throw new DomainError('screening_without_lists');
    const newest = await tx.screening.findFirst({
      ...newestScreeningOf({ companyId, supplierId: supplier.id }),
      select: { status: true },
    });
    if (newest?.status === 'in_progress') return;
    if (!canBeScreened(supplier)) throw new DomainError('supplier_not_completed');
    const { reportType } = supplier.workflow;
    if (!hasUnitForScreening({ reportType, isScreened: newest !== null }))
      await takeUnits(ctx, tx, companyId, 'cfr', 1);
    const { names, facts } = askedShareholders(input.shareholders);
    await createScreening(ctx, tx, {
      companyId,
      supplierId: supplier.id,
      country: supplier.country,
      shareholders: names,
      shareholderFacts: facts,
      options: [...(input.options?.length ? input.options : SCREENING_OPTIONS)],
    });
  });
  return getScreening(ctx, input);
}
