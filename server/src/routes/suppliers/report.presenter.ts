import type { ReportFileRecord, ReportRecord } from '@homologa/core/suppliers/supplier-record';
import type { ReportResponse } from '@homologa/domain/reports/report.contract';
import { figuresOnWire } from '@homologa/domain/reports/report-fields';
import { presentTime } from './present-time';

const presentFile = (file: ReportFileRecord) => ({
  file_id: file.fileId,
  name: file.name,
  created_at: presentTime(file.createdAt),
});

export function presentReport(report: ReportRecord, files: ReportFileRecord[]): ReportResponse {
  const { website: _website, ...figures } = figuresOnWire(report);
  return {
    ...figures,
    delivery_date: report.deliveryDate && presentTime(report.deliveryDate),
    is_sandbox: report.isSandbox,
    files: {
      bir: files.filter(({ kind }) => kind === 'bir').map(presentFile),
      additional: files.filter(({ kind }) => kind === 'additional').map(presentFile),
    },
  };
}
