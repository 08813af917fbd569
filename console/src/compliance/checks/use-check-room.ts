import { CHECKS_AT_ONCE_MAX } from '@homologa/domain/compliance/limits';
import { useCompany } from '../../shared/auth/use-can';

/**
 * Returns the quota of compliance checks (product CFR); `most` is the maximum number of names per request. Null if the
 * company does not have the product.
 */
export function useCheckRoom(): { used: number; total: number; most: number } | null {
  const product = useCompany()?.features.products.find(({ type }) => type === 'cfr');
  if (!product?.enabled) return null;
  const { used, total } = product;
  return { used, total, most: Math.max(0, Math.min(CHECKS_AT_ONCE_MAX, total - used)) };
}
