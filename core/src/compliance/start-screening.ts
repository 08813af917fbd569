import { DomainError } from '@homologa/domain/errors/domain-error';
import { shareholdersOfLines } from '@homologa/domain/screenings/asked-shareholder';
import { canOperateScreenings } from '@homologa/domain/screenings/screening.policy';
import { SCREENING_OPTIONS } from '@homologa/domain/screenings/screening-rules';
import { authorize } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { canScreen } from '../screenings/screening.queries';
import { createScreening } from '../screenings/screening.steps';
import { lockSuppliers } from '../suppliers/supplier.steps';

/**
 * Starts an operator's screening of a supplier and its known shareholders. Uses no unit of the quota. Throws
 * `forbidden`, `not_found`, `screening_without_lists`.
 */
export async function startScreening(
  ctx: Context,
  supplierId: string,
): Promise<{ screeningId: string; jobId: string }> {
  authorize(canOperateScreenings(ctx.actor));
  const place = await ctx.db.read.supplier.findUnique({ where: { id: supplierId }, select: { companyId: true } });
  if (!place) throw new DomainError('not_found');
  if (!(await canScreen(ctx))) throw new DomainError('screening_without_lists');
  const { companyId } = place;
  return ctx.db.tenant(companyId, async (tx) => {
    await lockSuppliers(tx, companyId, [supplierId]);
    const supplier = await tx.supplier.findFirst({
      where: { id: supplierId, companyId },
      select: { country: true, shareholders: true },
    });
    if (!supplier) throw new DomainError('not_found');
    const { names, facts } = shareholdersOfLines(supplier.shareholders);
    return createScreening(ctx, tx, {
      companyId,
      supplierId,
      country: supplier.country,
      shareholders: names,
      shareholderFacts: facts,
      options: [...SCREENING_OPTIONS],
    });
  });
}
