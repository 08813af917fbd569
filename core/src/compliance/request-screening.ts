import { DomainError } from '@homologa/domain/errors/domain-error';
import { type AskedShareholder, askedShareholders } from '@homologa/domain/screenings/asked-shareholder';
import { canRequestScreening } from '@homologa/domain/screenings/screening.policy';
import { SCREENING_OPTIONS, type ScreeningOption, screeningRefusal } from '@homologa/domain/screenings/screening-rules';
import { takeUnits } from '../companies/quota.steps';
import { audit } from '../kernel/audit';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { newestScreeningOf } from '../screenings/newest-screening.queries';
import { canScreen, getScreening, type ScreeningRecord } from '../screenings/screening.queries';
import { createScreening } from '../screenings/screening.steps';
import { lockSupplier, requireLaunched, type SupplierPlace, type SupplierSubject } from '../suppliers/supplier.steps';

interface ScreeningRequest extends SupplierPlace {
  shareholders: readonly (string | AskedShareholder)[];
  options?: readonly ScreeningOption[];
}

/**
 * PATCH …/suppliers/{sid}/screen: starts a screening and takes one unit; the first screening in a compliance workflow
 * uses the unit taken when the supplier was added. No effect while a screening is in progress. Throws `not_found`,
 * `forbidden`, `workflow_not_active`, `screening_without_lists`, `supplier_not_completed`, `product_limit_reached`.
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
    const newest = await newestOf(tx, supplier);
    if (newest?.status === 'in_progress') return;
    await useUnit(ctx, tx, supplier, newest === null);
    const { names, facts } = askedShareholders(input.shareholders);
    const { screeningId } = await createScreening(ctx, tx, {
      companyId,
      supplierId: supplier.id,
      country: supplier.country,
      shareholders: names,
      shareholderFacts: facts,
      options: [...(input.options?.length ? input.options : SCREENING_OPTIONS)],
    });
    await audit(ctx, tx, {
      companyId,
      action: 'screening.request',
      objectType: 'screening',
      objectId: screeningId,
      facts: { supplier_id: supplier.id },
    });
  });
  return getScreening(ctx, input);
}

const newestOf = (tx: Tx, { id: supplierId, companyId }: SupplierSubject) =>
  tx.screening.findFirst({
    ...newestScreeningOf({ companyId, supplierId }),
    select: { status: true },
  });

async function useUnit(ctx: Context, tx: Tx, supplier: SupplierSubject, isFirst: boolean): Promise<void> {
  const { id, companyId, workflow } = supplier;
  const { displayStatus } = await tx.supplier.findUniqueOrThrow({
    where: { id, companyId },
    select: { displayStatus: true },
  });
  // A placeholder quota always passes: the conditional update below checks the real one.
  const refusal = screeningRefusal({ displayStatus: displayStatus ?? '' }, { used: 0, total: 1 });
  if (refusal) throw new DomainError(refusal);
  if (!(isFirst && workflow.reportType === 'cfr')) await takeUnits(ctx, tx, companyId, 'cfr', 1);
}
