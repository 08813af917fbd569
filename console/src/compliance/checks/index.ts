import type { ComplianceCheckResponse } from '@homologa/domain/compliance/checks/compliance-check.contract';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../shared/ui/states/lazy-page';

export const complianceChecks = {
  name: 'compliance-checks',
  list: lazyPage(() => import('./ComplianceChecksPage')),
  recordRepresentation: ({ name }: Pick<ComplianceCheckResponse, 'name'>) => name,
} satisfies ResourceProps;
