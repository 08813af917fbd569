import type { OnboardingKey } from './link-tokens';

export const supplierPath = ({ workflowId, supplierId }: OnboardingKey): string =>
  `/onboarding/workflows/${encodeURIComponent(workflowId)}/suppliers/${encodeURIComponent(supplierId)}`;
