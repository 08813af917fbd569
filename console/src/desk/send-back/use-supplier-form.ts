import { type BirForm, birFormFor } from '@homologa/domain/bir-form/bir-form';
import { useMemo } from 'react';
import { useRequest } from '../request-context';

/** The form that the supplier fills in; null where it has none. */
export function useSupplierForm(): BirForm | null {
  const { workflow, sendable, bir_request: request } = useRequest();
  const country = sendable.form && request ? request.country : null;
  const { report_type: reportType } = workflow;
  return useMemo(() => (country === null ? null : birFormFor(country, reportType)), [country, reportType]);
}
