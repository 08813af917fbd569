import { showsReportPanel } from '@homologa/domain/reports/report-types';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { supplierPath } from '../../shared/data/suppliers.api';

/** Something that the header's download menu offers: the report of the workflow's type. */
export interface DownloadEntry {
  kind: 'report';
  path: string;
}

/** What there is to download of a supplier (client-platform.md section 2): nothing that does not exist yet. */
export function downloadEntries(supplier: SupplierResponse): DownloadEntry[] {
  const base = supplierPath(supplier.workflow_id, supplier.id);
  const hasReport = showsReportPanel(supplier.workflow.report_type) && (supplier.report?.files.bir.length ?? 0) > 0;
  return hasReport ? [{ kind: 'report', path: `${base}/reports` }] : [];
}
