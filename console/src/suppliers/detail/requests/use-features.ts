import { useMemo } from 'react';
import { useCompany } from '../../../shared/auth/use-can';
import { featuresOf } from '../../../shared/data/company-features';

const NONE = { products: [] };

export function useFeatures() {
  const features = useCompany()?.features;
  return useMemo(() => (features ? featuresOf(features) : NONE), [features]);
}
