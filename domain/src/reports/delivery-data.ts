import { canonicalJson, type Json } from './canonical-json';
import {
  type FiguresOnWire,
  figuresOnWire,
  NO_FIGURES,
  REPORT_FIELD_NAMES,
  REPORT_FIELDS,
  type ReportFieldName,
  type ReportFigures,
} from './report-fields';

/** What a version of a report says: its kind, and the figures that are known under their names on the wire. */
export type DeliveryData = {
  readonly kind: 'bir' | 'ccr' | 'cfr';
  readonly figures: Readonly<Partial<FiguresOnWire>>;
};

const isKnown = (value: unknown): boolean =>
  value != null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** The data of a version: what is not known is left out, so that a figure invented later changes no hash. */
export function deliveryDataOf(kind: DeliveryData['kind'], figures: Partial<ReportFigures>): DeliveryData {
  const entries = Object.entries(figuresOnWire({ ...NO_FIGURES, ...figures }));
  return { kind, figures: Object.fromEntries(entries.filter(([, value]) => isKnown(value))) };
}

/** The figures of a version under their own names, complete: null and empty lists are what it does not say. */
export function figuresOfDelivery({ figures }: DeliveryData): ReportFigures {
  const known = REPORT_FIELD_NAMES.flatMap((name) => {
    const value = figures[REPORT_FIELDS[name].wire];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...NO_FIGURES, ...Object.fromEntries(known) };
}

/** The figures that two versions say differently, in the order of the report. */
export function changedFigures(before: DeliveryData, after: DeliveryData): ReportFieldName[] {
  return REPORT_FIELD_NAMES.filter((name) => {
    const { wire } = REPORT_FIELDS[name];
    return textOf(before.figures[wire]) !== textOf(after.figures[wire]);
  });
}

const textOf = (value: Json | undefined): string => (value === undefined ? '' : canonicalJson(value));
