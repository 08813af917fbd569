import type { DeskDataBody } from '@homologa/domain/desk/desk.contract';
import {
  DETAIL_NAMES,
  NO_DETAILS,
  type ReportContent,
  type ReportDetails,
  shareholdingsOf,
} from '@homologa/domain/reports/report-details';
import { REPORT_FIELDS, type ReportFieldName } from '@homologa/domain/reports/report-fields';
import type { ReportRequest } from '@homologa/prisma/models';
import type { EnteredFigures } from './figures';

export const contentOf = ({ figures, details }: Pick<ReportRequest, 'figures' | 'details'>): ReportContent => ({
  figures: figures as EnteredFigures,
  details: { ...NO_DETAILS, ...(details as Partial<ReportDetails>) },
});

/**
 * Merges entered values into a report's content: new values replace old values, the shareholders' names in both lists
 * (shareholders and shareholdings) are kept equal, and each entered value gets the given source.
 */
export function enter({ figures, details }: ReportContent, entered: EnteredFigures, data: DeskDataBody): ReportContent {
  const said = data.details ?? {};
  const names = said.shareholdings && { shareholders: said.shareholdings.map(({ name }) => name) };
  const shareholdings = entered.shareholders && {
    shareholdings: shareholdingsOf(entered.shareholders).map(
      (one) => details.shareholdings.find(({ name }) => name === one.name) ?? one,
    ),
  };
  const places = [
    ...Object.keys(entered).map((name) => REPORT_FIELDS[name as ReportFieldName].wire),
    ...DETAIL_NAMES.filter((name) => Object.hasOwn(said, name)),
  ];
  const { source } = data;
  const sources = source && Object.fromEntries(places.map((name) => [name, source]));
  return {
    figures: { ...figures, ...entered, ...names },
    details: {
      ...details,
      ...shareholdings,
      ...(said as Partial<ReportDetails>),
      sources: { ...details.sources, ...sources },
    },
  };
}
