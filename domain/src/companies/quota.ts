import type { CompanyProduct } from './features';

/** Units that are left, never below zero. */
export const remainingUnits = (product: Pick<CompanyProduct, 'used' | 'total'>): number =>
  Math.max(0, product.total - product.used);

/** Whether so many further units would pass the total (reference 3.16). */
export const wouldExceed = (product: Pick<CompanyProduct, 'used' | 'total'>, units: number): boolean =>
  units > 0 && product.used + units > product.total;

/** A company's admins are told when so much of a product's total is used. */
const NEARLY_USED = 0.9;

/** Whether most of the total is used. */
export const isNearlyUsed = ({ used, total }: Pick<CompanyProduct, 'used' | 'total'>): boolean =>
  total > 0 && used >= total * NEARLY_USED;

/** Why so many further units are refused, as an error code, or null. */
export function quotaRefusal(
  product: CompanyProduct | undefined,
  units: number,
): 'product_not_enabled' | 'product_limit_reached' | null {
  if (units <= 0) return null;
  if (!product?.enabled) return 'product_not_enabled';
  return wouldExceed(product, units) ? 'product_limit_reached' : null;
}
