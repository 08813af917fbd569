import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Tx } from '../kernel/database';

/**
 * Takes units of a company's product (reference 3.16). One guarded update, so that `used` never passes `total`, however
 * many ask at once. Throws `product_not_enabled` or `product_limit_reached`.
 */
export async function takeUnits(tx: Tx, companyId: string, product: string, units: number): Promise<void> {
  if (units === 0) return;
  const taken = await tx.$executeRaw`
    UPDATE "CompanyProduct" SET "used" = "used" + ${units}
    WHERE "companyId" = ${companyId}::uuid AND "type" = ${product} AND "enabled" AND "used" + ${units} <= "total"`;
  if (taken === 1) return;
  const known = await tx.companyProduct.findUnique({
    where: { companyId_type: { companyId, type: product } },
    select: { enabled: true },
  });
  throw new DomainError(known?.enabled ? 'product_limit_reached' : 'product_not_enabled');
}

/** Gives units back, when a pending supplier is deleted. */
export async function giveBackUnits(tx: Tx, companyId: string, product: string, units: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE "CompanyProduct" SET "used" = greatest(0, "used" - ${units})
    WHERE "companyId" = ${companyId}::uuid AND "type" = ${product}`;
}
