import { isNearlyUsed } from '@homologa/domain/companies/quota';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { notifyAdmins } from '../notifications/notify.steps';

/**
 * Takes units of a company's product in one conditional update, so that concurrent callers cannot push `used` above
 * `total`. Notifies the company's admins each time the usage crosses the threshold. Throws `product_not_enabled` or
 * `product_limit_reached`.
 */
export async function takeUnits(
  ctx: Context,
  tx: Tx,
  companyId: string,
  product: string,
  units: number,
): Promise<void> {
  if (units === 0) return;
  const [taken] = await tx.$queryRaw<{ used: number; total: number }[]>`
    UPDATE "CompanyProduct" SET "used" = "used" + ${units}
    WHERE "companyId" = ${companyId}::uuid AND "type" = ${product} AND "enabled" AND "used" + ${units} <= "total"
    RETURNING "used", "total"`;
  if (!taken) throw new DomainError(await refusalOf(tx, companyId, product));
  if (isNearlyUsed(taken) && !isNearlyUsed({ ...taken, used: taken.used - units })) {
    await notifyAdmins(ctx, tx, 'quota_nearly_used', companyId, { product, ...taken });
  }
}

/**
 * Takes as many of the `wanted` units as the quota allows and returns their number. Concurrent calls never take the
 * same unit. Sends the same notifications as `takeUnits`.
 */
export async function takeUnitsLeft(
  ctx: Context,
  tx: Tx,
  companyId: string,
  product: string,
  wanted: number,
): Promise<number> {
  const [taken] = await tx.$queryRaw<{ units: number; used: number; total: number }[]>`
    WITH held AS (
      SELECT "id", least(${wanted}, greatest("total" - "used", 0)) AS "units" FROM "CompanyProduct"
      WHERE "companyId" = ${companyId}::uuid AND "type" = ${product} AND "enabled" FOR UPDATE
    )
    UPDATE "CompanyProduct" p SET "used" = p."used" + held."units" FROM held
    WHERE p."id" = held."id" AND p."companyId" = ${companyId}::uuid
    RETURNING held."units"::int AS "units", p."used", p."total"`;
  if (!taken) return 0;
  const { units, ...now } = taken;
  if (isNearlyUsed(now) && !isNearlyUsed({ ...now, used: now.used - units })) {
    await notifyAdmins(ctx, tx, 'quota_nearly_used', companyId, { product, ...now });
  }
  return units;
}

async function refusalOf(tx: Tx, companyId: string, product: string) {
  const known = await tx.companyProduct.findUnique({
    where: { companyId_type: { companyId, type: product } },
    select: { enabled: true },
  });
  return known?.enabled ? 'product_limit_reached' : 'product_not_enabled';
}

export async function giveBackUnits(tx: Tx, companyId: string, product: string, units: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE "CompanyProduct" SET "used" = greatest(0, "used" - ${units})
    WHERE "companyId" = ${companyId}::uuid AND "type" = ${product}`;
}
