import { showsReportPanel } from '@homologa/domain/catalog/report-types';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { type ComplianceFile, complianceFiles } from '../screening/screening-state';

/** Something that the header's download menu offers: the report of the workflow's type, or a past compliance report. */
type DownloadEntry = { kind: 'report'; path: string } | ({ kind: 'compliance' } & ComplianceFile);

/** What there is to download of a supplier below its path (reference 4.15): nothing that does not exist yet. */
export function downloadEntries(supplier: SupplierResponse, base: string): DownloadEntry[] {
  const hasReport = showsReportPanel(supplier.workflow.report_type) && (supplier.report?.files.bir.length ?? 0) > 0;
  return [
    ...(hasReport ? [{ kind: 'report' as const, path: `${base}/reports` }] : []),
    ...complianceFiles(base, supplier.screenings).map((file) => ({ kind: 'compliance' as const, ...file })),
  ];
}
