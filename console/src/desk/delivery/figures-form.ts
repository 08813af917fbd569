import type { SuppliedFigure } from '@homologa/domain/bir-form/form-figures';
import type { FiguresInput, FiguresResponse } from '@homologa/domain/reports/report.contract';
import {
  checkReportFigures,
  REPORT_FIELD_NAMES,
  REPORT_FIELDS,
  type ReportFieldName,
  type ReportFigures,
} from '@homologa/domain/reports/report-fields';

/** Every figure as typed; lists have an entry on each line. */
export type FigureTexts = Record<ReportFieldName, string>;
export type FigureProblem = 'not_number' | 'invalid';

/** Scales whose values are numbers. */
const NUMERIC_SCALES: readonly ReportFieldName[] = ['paydex', 'commercialScore'];

const isNumeric = (name: ReportFieldName): boolean =>
  ['amount', 'whole'].includes(REPORT_FIELDS[name].kind) || NUMERIC_SCALES.includes(name);

/** The stored figures as texts to edit. */
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
 * A supplier's own figures as texts to edit, by name, where nothing is entered yet: what the desk has entered stays.
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

/** A number with at most two decimals, so that it cannot be read as thousands. */
const plainText = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : value;

type FigureValue = string | number | string[] | null;

/** One thousand two hundred in one language, one and a bit in the other. */
const THOUSANDS = /^-?[1-9]\d*[.,]\d{3}$/;

/** A number as typed, with a decimal point or comma; NaN for anything else, and for what could be thousands. */
export function numberOf(text: string): number {
  const digits = text.replace(/\s/g, '');
  return THOUSANDS.test(digits) ? Number.NaN : Number(digits.replace(',', '.'));
}

function valueOf(name: ReportFieldName, typed: string): FigureValue {
  const text = typed.trim();
  if (REPORT_FIELDS[name].kind === 'list') {
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  }
  if (text === '') return null;
  return isNumeric(name) ? numberOf(text) : text;
}

/** What is wrong with each figure, by the scales of reference 9.9. */
export function figureProblems(texts: FigureTexts): ReadonlyMap<ReportFieldName, FigureProblem> {
  const values = Object.fromEntries(REPORT_FIELD_NAMES.map((name) => [name, valueOf(name, texts[name])]));
  const invalid = new Set(checkReportFigures(values as Partial<ReportFigures>).map(({ path }) => path));
  return new Map(
    REPORT_FIELD_NAMES.flatMap((name): [ReportFieldName, FigureProblem][] => {
      if (Number.isNaN(values[name])) return [[name, 'not_number']];
      return invalid.has(REPORT_FIELDS[name].wire) ? [[name, 'invalid']] : [];
    }),
  );
}

/** The figures that differ from the stored ones, by their wire names; an emptied one is cleared. */
export function changedFigures(texts: FigureTexts, stored: FiguresResponse): FiguresInput {
  const before = textsOfFigures(stored);
  return Object.fromEntries(
    REPORT_FIELD_NAMES.filter((name) => texts[name].trim() !== before[name].trim()).map((name) => [
      REPORT_FIELDS[name].wire,
      valueOf(name, texts[name]),
    ]),
  ) as FiguresInput;
}
