import { canonicalJson, type Json } from '../language/canonical-json';
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

export type DeliveryData = {
  readonly kind: 'bir' | 'ccr' | 'cfr';
  readonly figures: Readonly<Partial<FiguresOnWire>>;
  /**
   * Report details, such as statements and shareholdings; absent in report versions that were delivered before reports
   * had details.
   */
  readonly details?: Readonly<Partial<ReportDetails>>;
};

const isKnown = (value: unknown): boolean =>
  value != null && value !== '' && !(typeof value === 'object' && Object.keys(value).length === 0);

const known = (members: object) => Object.fromEntries(Object.entries(members).filter(([, value]) => isKnown(value)));

/**
 * Builds the stored data of a report version. Omits unknown figures, so that adding a new figure to the product does
 * not change the hash of existing versions.
 */
export function deliveryDataOf(kind: DeliveryData['kind'], { figures, details }: Content): DeliveryData {
  const said: Partial<ReportDetails> = known(details ?? {});
  return {
    kind,
    figures: known(figuresOnWire({ ...NO_FIGURES, ...figures })),
    ...(isKnown(said) ? { details: said } : {}),
  };
}

type Content = { figures: Partial<ReportFigures>; details?: ReportDetails };

/** Returns all figures of a report version by name; missing figures are null or an empty list. */
export function figuresOfDelivery({ figures }: DeliveryData): ReportFigures {
  const said = REPORT_FIELD_NAMES.flatMap((name) => {
    const value = figures[REPORT_FIELDS[name].wire];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...NO_FIGURES, ...Object.fromEntries(said) };
}

/** Returns all details of a report version; shareholdings of older versions are parsed from the shareholders' names. */
export function detailsOfDelivery({ figures, details }: DeliveryData): ReportDetails {
  return { ...NO_DETAILS, shareholdings: shareholdingsOf(figures.shareholders ?? []), ...details };
}

export const changedDetails = (before: DeliveryData, after: DeliveryData): DetailName[] =>
  DETAIL_NAMES.filter((name) => textOf(before.details?.[name]) !== textOf(after.details?.[name]));

export function changedFigures(before: DeliveryData, after: DeliveryData): ReportFieldName[] {
  return REPORT_FIELD_NAMES.filter((name) => {
    const { wire } = REPORT_FIELDS[name];
    return textOf(before.figures[wire]) !== textOf(after.figures[wire]);
  });
}

type FigureOnWire = FiguresOnWire[keyof FiguresOnWire];

export interface FigureChange {
  name: ReportFieldName;
  before: FigureOnWire;
  after: FigureOnWire;
}

export const figureChanges = (before: DeliveryData, after: DeliveryData): FigureChange[] =>
  changedFigures(before, after).map((name) => {
    const { wire } = REPORT_FIELDS[name];
    return { name, before: before.figures[wire] ?? null, after: after.figures[wire] ?? null };
  });

const textOf = (value: Json | undefined): string => (value === undefined ? '' : canonicalJson(value));

/** Casts the stored data of a report version; safe because only `addDelivery` writes it. */
export const storedDeliveryData = ({ data }: { data: unknown }): DeliveryData => data as DeliveryData;
