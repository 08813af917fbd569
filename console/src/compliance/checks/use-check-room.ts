import { CHECKS_AT_ONCE_MAX } from '@homologa/domain/compliance/limits';
import { useCompany } from '../../shared/auth/use-can';

/** Quota of the CFR product; `most` is the number of names that one request may check. Null without compliance. */
export function useCheckRoom(): { used: number; total: number; most: number } | null {
  const product = useCompany()?.features.products.find(({ type }) => type === 'cfr');
  if (!product?.enabled) return null;
  const { used, total } = product;
  return { used, total, most: Math.max(0, Math.min(CHECKS_AT_ONCE_MAX, total - used)) };
}
