import type { FiguresResponse } from '@homologa/domain/reports/report.contract';
import { REPORT_FIELD_NAMES, REPORT_FIELDS, type ReportFieldName } from '@homologa/domain/reports/report-fields';

export interface ShownFigure {
  name: ReportFieldName;
  now: FiguresResponse[keyof FiguresResponse];
  before: FiguresResponse[keyof FiguresResponse];
}

const isKnown = (value: ShownFigure['now']): boolean => value !== null && !(Array.isArray(value) && value.length === 0);

export function shownFigures(now: FiguresResponse, before: FiguresResponse | undefined): ShownFigure[] {
  return REPORT_FIELD_NAMES.map((name) => {
    const { wire } = REPORT_FIELDS[name];
    return { name, now: now[wire], before: before?.[wire] ?? null };
  }).filter((figure) => isKnown(figure.now) || isKnown(figure.before));
}
