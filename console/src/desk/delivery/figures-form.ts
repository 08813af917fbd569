import type { SuppliedFigure } from '@homologa/domain/bir-form/form-figures';
import { readNumber } from '@homologa/domain/language/read-number';
import type { FiguresInput, FiguresResponse } from '@homologa/domain/reports/report.contract';
import {
  checkReportFigures,
  REPORT_FIELD_NAMES,
  REPORT_FIELDS,
  type ReportFieldName,
  type ReportFigures,
} from '@homologa/domain/reports/report-fields';
import { isHalfRating } from './figures/rating-parts';

/** Typed text of each figure; a figure with several values has one value per line. */
export type FigureTexts = Record<ReportFieldName, string>;
export type FigureProblem = 'not_number' | 'invalid' | 'half_rating';

const NUMERIC_SCALES: readonly ReportFieldName[] = ['paydex', 'commercialScore'];

const isNumeric = (name: ReportFieldName): boolean =>
  ['amount', 'whole'].includes(REPORT_FIELDS[name].kind) || NUMERIC_SCALES.includes(name);

export function textsOfFigures(figures: FiguresResponse): FigureTexts {
  const byWire = figures as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    REPORT_FIELD_NAMES.map((name) => {
      const value = byWire[REPORT_FIELDS[name].wire];
      if (Array.isArray(value)) return [name, value.join('\n')];
      return [name, typeof value === 'string' || typeof value === 'number' ? String(value) : ''];
    }),
  ) as FigureTexts;
}

/**
 * Returns the figures of the supplier's form as texts. Omits figures for which the desk has already entered a value.
 */
export function suppliedTexts(
  texts: FigureTexts,
  supplied: Readonly<Record<string, SuppliedFigure>>,
): Partial<FigureTexts> {
  return Object.fromEntries(
    REPORT_FIELD_NAMES.flatMap((name) => {
      const value = supplied[REPORT_FIELDS[name].wire];
      if (value === undefined || texts[name].trim() !== '') return [];
      return [[name, typeof value === 'object' ? value.join('\n') : plainText(value)]];
    }),
  );
}

/** Rounds to two decimals, because three digits after a separator would be ambiguous (see `readNumber`). */
const plainText = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : value;

type FigureValue = string | number | string[] | null;

function valueOf(name: ReportFieldName, typed: string): FigureValue {
  const text = typed.trim();
  if (REPORT_FIELDS[name].kind === 'list') {
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  }
  if (text === '') return null;
  return isNumeric(name) ? readNumber(text) : text;
}

export function figureProblems(texts: FigureTexts): ReadonlyMap<ReportFieldName, FigureProblem> {
  const values = Object.fromEntries(REPORT_FIELD_NAMES.map((name) => [name, valueOf(name, texts[name])]));
  const invalid = new Set(checkReportFigures(values as Partial<ReportFigures>).map(({ path }) => path));
  return new Map(
    REPORT_FIELD_NAMES.flatMap((name): [ReportFieldName, FigureProblem][] => {
      if (Number.isNaN(values[name])) return [[name, 'not_number']];
      if (name === 'dnbRating' && isHalfRating(texts[name])) return [[name, 'half_rating']];
      return invalid.has(REPORT_FIELDS[name].wire) ? [[name, 'invalid']] : [];
    }),
  );
}

/** Returns the figures that differ from the stored figures, by JSON name. A cleared figure is null. */
export function changedFigures(texts: FigureTexts, stored: FiguresResponse): FiguresInput {
  const before = textsOfFigures(stored);
  return Object.fromEntries(
    REPORT_FIELD_NAMES.filter((name) => texts[name].trim() !== before[name].trim()).map((name) => [
      REPORT_FIELDS[name].wire,
      valueOf(name, texts[name]),
    ]),
  ) as FiguresInput;
}
