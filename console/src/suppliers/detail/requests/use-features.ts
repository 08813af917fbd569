import { useMemo } from 'react';
import { useCompany } from '../../../shared/auth/use-can';
import { featuresOf } from '../../../shared/data/company-features';

const NONE = { products: [] };

/** The products of the company that the person acts in. */
export function useFeatures() {
  const features = useCompany()?.features;
  return useMemo(() => (features ? featuresOf(features) : NONE), [features]);
}
