import { namesOf } from '../language/record-of';
import { REPORT_FIELD_NAMES, REPORT_FIELDS, type ReportFieldName, type ReportFigures } from './report-fields';

export const AMOUNT_UNITS = { units: 1, thousands: 1000, millions: 1_000_000 } as const;
export type AmountUnit = keyof typeof AMOUNT_UNITS;
export const AMOUNT_UNIT_NAMES = namesOf(AMOUNT_UNITS);

export const FIGURE_SOURCES = ['form', 'file', 'call', 'registry'] as const;
export type FigureSource = (typeof FIGURE_SOURCES)[number];

export const SHAREHOLDER_KINDS = ['person', 'company'] as const;

export const MAX_EARLIER_PERIODS = 2;
export const MAX_SUITS = 100;
export const MAX_SHAREHOLDERS = 200;

export const STATEMENT_FIGURES = REPORT_FIELD_NAMES.filter(
  (name) => REPORT_FIELDS[name].kind === 'amount' && name !== 'emmaScore',
);

export type Period = { readonly balance_sheet_date: string | null; readonly amounts: Readonly<Record<string, number>> };

export type Suit = {
  readonly court: string;
  readonly number: string;
  readonly date: string | null;
  readonly amount: number | null;
  readonly plaintiff: string;
};

export type Shareholding = {
  readonly name: string;
  readonly kind: (typeof SHAREHOLDER_KINDS)[number] | null;
  readonly country: string | null;
  /** The shareholder's share in the company, in per cent. */
  readonly share: number | null;
  /** Date of birth, complete or partial: `1962`, `1962-05` or `1962-05-03`; absent if unknown. */
  readonly birth_date?: string | undefined;
  readonly document?: string | undefined;
};

type Sourced = { readonly source: FigureSource; readonly date: string };

export type ReportDetails = {
  /** Currency of the report's amounts (ISO 4217); null in reports that are older than this field. */
  readonly currency: string | null;
  /** Unit of the amounts; null means whole units. */
  readonly unit: AmountUnit | null;
  readonly earlier_periods: readonly Period[];
  readonly suits: readonly Suit[];
  readonly shareholdings: readonly Shareholding[];
  readonly sources: Readonly<Record<string, Sourced>>;
};

export const NO_DETAILS: ReportDetails = {
  currency: null,
  unit: null,
  earlier_periods: [],
  suits: [],
  shareholdings: [],
  sources: {},
};
export const DETAIL_NAMES = namesOf(NO_DETAILS);
export type DetailName = (typeof DETAIL_NAMES)[number];

/** Matches a shareholder of an older report, whose share is part of the name: 'Luz (50 %)'. */
const NAME_AND_SHARE = /^(.*\S)\s+\((\d+(?:\.\d+)?) ?%\)$/;

export const shareholdingsOf = (names: readonly string[]): Shareholding[] =>
  names.map((text) => {
    const [, name = text, share] = NAME_AND_SHARE.exec(text) ?? [];
    return { name, kind: null, country: null, share: share === undefined ? null : Number(share) };
  });

export type ReportContent = { figures: Partial<ReportFigures>; details: ReportDetails };

/** Rounds to cents, because multiplying a decimal by the unit leaves floating-point noise. */
const toCents = (amount: number): number => Math.round(amount * 100) / 100;

function eachAmount({ figures, details }: ReportContent, change: (amount: number) => number): ReportContent {
  const changed = STATEMENT_FIGURES.flatMap((name: ReportFieldName) => {
    const amount = figures[name];
    return typeof amount === 'number' ? [[name, change(amount)] as const] : [];
  });
  const ofAll = (amounts: Period['amounts']) =>
    Object.fromEntries(Object.entries(amounts).map(([wire, amount]) => [wire, change(amount)]));
  return {
    figures: { ...figures, ...Object.fromEntries(changed) },
    details: {
      ...details,
      earlier_periods: details.earlier_periods.map((period) => ({ ...period, amounts: ofAll(period.amounts) })),
      suits: details.suits.map((suit) => ({ ...suit, amount: suit.amount === null ? null : change(suit.amount) })),
    },
  };
}

/** Converts entered amounts from their unit to whole units of the currency, in which reports and lists store them. */
export function inWholeUnits(content: ReportContent): ReportContent {
  const factor = AMOUNT_UNITS[content.details.unit ?? 'units'];
  return factor === 1 ? content : eachAmount(content, (amount) => toCents(amount * factor));
}

export function asEntered(content: ReportContent): ReportContent {
  const factor = AMOUNT_UNITS[content.details.unit ?? 'units'];
  return factor === 1 ? content : eachAmount(content, (amount) => amount / factor);
}
