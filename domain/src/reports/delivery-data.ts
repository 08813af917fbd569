import { canonicalJson, type Json } from './canonical-json';
import { DETAIL_NAMES, type DetailName, NO_DETAILS, type ReportDetails, shareholdingsOf } from './report-details';
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
  /** Absent in versions from before there were details. */
  readonly details?: Readonly<Partial<ReportDetails>>;
};

const isKnown = (value: unknown): boolean =>
  value != null && value !== '' && !(typeof value === 'object' && Object.keys(value).length === 0);

const known = (members: object) => Object.fromEntries(Object.entries(members).filter(([, value]) => isKnown(value)));

/** The data of a version: what is not known is left out, so that a figure invented later changes no hash. */
export function deliveryDataOf(kind: DeliveryData['kind'], { figures, details }: Content): DeliveryData {
  const said: Partial<ReportDetails> = known(details ?? {});
  return {
    kind,
    figures: known(figuresOnWire({ ...NO_FIGURES, ...figures })),
    ...(isKnown(said) ? { details: said } : {}),
  };
}

type Content = { figures: Partial<ReportFigures>; details?: ReportDetails };

/** The figures of a version under their own names, complete: null and empty lists are what it does not say. */
export function figuresOfDelivery({ figures }: DeliveryData): ReportFigures {
  const said = REPORT_FIELD_NAMES.flatMap((name) => {
    const value = figures[REPORT_FIELDS[name].wire];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...NO_FIGURES, ...Object.fromEntries(said) };
}

/** The details of a version, complete; shareholders of versions before there were shareholdings are read from names. */
export function detailsOfDelivery({ figures, details }: DeliveryData): ReportDetails {
  return { ...NO_DETAILS, shareholdings: shareholdingsOf(figures.shareholders ?? []), ...details };
}

/** The details that two versions say differently. */
export const changedDetails = (before: DeliveryData, after: DeliveryData): DetailName[] =>
  DETAIL_NAMES.filter((name) => textOf(before.details?.[name]) !== textOf(after.details?.[name]));

/** The figures that two versions say differently, in the order of the report. */
export function changedFigures(before: DeliveryData, after: DeliveryData): ReportFieldName[] {
  return REPORT_FIELD_NAMES.filter((name) => {
    const { wire } = REPORT_FIELDS[name];
    return textOf(before.figures[wire]) !== textOf(after.figures[wire]);
  });
}

/** What a version says of a figure on the wire; null is nothing. */
type FigureOnWire = FiguresOnWire[keyof FiguresOnWire];

/** A figure that two versions say differently, as each says it. */
export interface FigureChange {
  name: ReportFieldName;
  before: FigureOnWire;
  after: FigureOnWire;
}

/** Each changed figure with what it was and is. */
export const figureChanges = (before: DeliveryData, after: DeliveryData): FigureChange[] =>
  changedFigures(before, after).map((name) => {
    const { wire } = REPORT_FIELDS[name];
    return { name, before: before.figures[wire] ?? null, after: after.figures[wire] ?? null };
  });

const textOf = (value: Json | undefined): string => (value === undefined ? '' : canonicalJson(value));

/** The data of a stored version; `addDelivery` alone writes it. */
export const storedDeliveryData = ({ data }: { data: unknown }): DeliveryData => data as DeliveryData;
