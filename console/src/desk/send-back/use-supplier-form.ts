import { type BirForm, birFormFor } from '@homologa/domain/bir-form/bir-form';
import { useMemo } from 'react';
import { useRequest } from '../request-context';

export function useSupplierForm(): BirForm | null {
  const { workflow, sendable, bir_request: request } = useRequest();
  const country = sendable.form && request ? request.country : null;
  const { report_type: reportType } = workflow;
  return useMemo(() => (country === null ? null : birFormFor(country, reportType)), [country, reportType]);
}
