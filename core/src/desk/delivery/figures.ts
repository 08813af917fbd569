import type { FiguresInput } from '@homologa/domain/reports/report.contract';
import { REPORT_FIELD_NAMES, REPORT_FIELDS, type ReportFigures } from '@homologa/domain/reports/report-fields';

export type EnteredFigures = Partial<ReportFigures>;

export function readFigures(input: FiguresInput): EnteredFigures {
  const entries = REPORT_FIELD_NAMES.flatMap((name) => {
    const value = input[REPORT_FIELDS[name].wire];
    if (value === undefined) return [];
    return [[name, Array.isArray(value) ? value.filter(Boolean) : value === '' ? null : value] as const];
  });
  return Object.fromEntries(entries);
}
