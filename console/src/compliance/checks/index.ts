import type { ComplianceCheckResponse } from '@homologa/domain/compliance/checks/compliance-check.contract';
import type { ResourceProps } from 'react-admin';
import { lazyPart } from '../../shared/ui/states/lazy-part';

export const complianceChecks = {
  name: 'compliance-checks',
  list: lazyPart(() => import('./ComplianceChecksPage')),
  recordRepresentation: ({ name }: Pick<ComplianceCheckResponse, 'name'>) => name,
} satisfies ResourceProps;
