import type { CompanyProduct } from './features';

export const remainingUnits = (product: Pick<CompanyProduct, 'used' | 'total'>): number =>
  Math.max(0, product.total - product.used);

export const wouldExceed = (product: Pick<CompanyProduct, 'used' | 'total'>, units: number): boolean =>
  units > 0 && product.used + units > product.total;

/** Used share of a product's total at which the company's admins are notified. */
const NEARLY_USED = 0.9;

export const isNearlyUsed = ({ used, total }: Pick<CompanyProduct, 'used' | 'total'>): boolean =>
  total > 0 && used >= total * NEARLY_USED;

export function quotaRefusal(
  product: CompanyProduct | undefined,
  units: number,
): 'product_not_enabled' | 'product_limit_reached' | null {
  if (units <= 0) return null;
  if (!product?.enabled) return 'product_not_enabled';
  return wouldExceed(product, units) ? 'product_limit_reached' : null;
}
