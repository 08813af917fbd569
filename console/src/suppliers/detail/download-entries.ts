import { showsReportPanel } from '@homologa/domain/catalog/report-types';
import type { Locale } from '@homologa/domain/language/locales';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { type ComplianceFile, complianceFiles } from '../../compliance/screening-state';

type DownloadEntry =
  | { kind: 'all'; path: string }
  | { kind: 'report'; path: string }
  | ({ kind: 'compliance' } & ComplianceFile);

export function downloadEntries(supplier: SupplierResponse, base: string, language: Locale): DownloadEntry[] {
  const hasReport = showsReportPanel(supplier.workflow.report_type) && (supplier.report?.files.bir.length ?? 0) > 0;
  const compliance = complianceFiles(base, supplier.screenings, language);
  const hasFiles =
    hasReport ||
    compliance.length > 0 ||
    supplier.files.length > 0 ||
    supplier.answers.length > 0 ||
    (supplier.report?.files.additional.length ?? 0) > 0;
  return [
    ...(hasFiles ? [{ kind: 'all' as const, path: `${base}/results` }] : []),
    ...(hasReport ? [{ kind: 'report' as const, path: `${base}/reports` }] : []),
    ...compliance.map((file) => ({ kind: 'compliance' as const, ...file })),
  ];
}
