import { industryIn } from '@homologa/domain/catalog/industry-words';
import { isPaydex, PAYDEX_UNAVAILABLE } from '@homologa/domain/catalog/scales';
import { SUPPLIER_STATUS_WORDS } from '@homologa/domain/catalog/status-words';
import { phaseProgress, SUPPLIER_WAITS } from '@homologa/domain/catalog/supplier-waits';
import { isCountryId } from '@homologa/domain/countries/countries';
import { COUNTRY_NAMES } from '@homologa/domain/countries/country-names';
import { formatTaxId, taxIdKindOf } from '@homologa/domain/identity/tax-id';
import type { Locale, Words } from '@homologa/domain/language/locales';
import { memberOf } from '@homologa/domain/language/member-of';
import { formatNumber, numberLocale } from '@homologa/domain/language/number-locale';
import { phaseText } from '@homologa/domain/onboarding/timeline-words';
import { SCORE_COMPUTED_WORDS } from '@homologa/domain/questionnaires/score-words';
import { SANDBOX_MARK } from '@homologa/domain/reports/gateways';
import { byReportColumn, REPORT_FIELDS, type ReportFieldKind } from '@homologa/domain/reports/report-fields';
import { sayResult } from '@homologa/domain/screenings/screening-sentences';
import { SCREEN_STATUS_FILTERS } from '@homologa/domain/screenings/screening-status';
import type { SupplierColumn } from '@homologa/domain/suppliers/supplier-columns';
import { SUPPLIER_DECISION_WORDS } from '@homologa/domain/suppliers/supplier-decision-words';
import { byColumn, isListField, SUPPLIER_FIELDS } from '@homologa/domain/suppliers/supplier-fields';
import type { ExportedSupplier } from '../suppliers/supplier-export.queries';
import { SHEETS } from './export.texts';
import type { CellKind, CellValue } from './xlsx/sheet';

export type ExportColumn = Exclude<SupplierColumn, 'actions'>;

export const isExportColumn = (column: SupplierColumn): column is ExportColumn => column !== 'actions';

interface CellTools {
  locale: Locale;
  labelNames: ReadonlyMap<string, string>;
}

interface SupplierCell {
  kind: CellKind;
  width: number;
  value: (supplier: ExportedSupplier, tools: CellTools) => CellValue;
}

type Fields<Kind> = {
  [Field in keyof ExportedSupplier]: ExportedSupplier[Field] extends Kind | null ? Field : never;
}[keyof ExportedSupplier];

const text = (width: number, value: SupplierCell['value']): SupplierCell => ({ kind: 'text', width, value });
const plain = (width: number, field: Fields<string>): SupplierCell => text(width, (supplier) => supplier[field]);
const words = (width: number, value: (supplier: ExportedSupplier) => Words): SupplierCell =>
  text(width, (supplier, { locale }) => value(supplier)[locale]);

function startOfDay(date: Date): Date {
  const start = new Date(date);
  start.setUTCHours(0, 0, 0, 0);
  return start;
}

const countryName = (id: string, locale: Locale): string => (isCountryId(id) ? COUNTRY_NAMES[id][locale] : id);

function ccrStatus({ ccrRequestedAt, ccrDeliveredAt }: ExportedSupplier): Words {
  if (!ccrRequestedAt) return SHEETS.notRequested;
  return ccrDeliveredAt ? SHEETS.delivered : SHEETS.pending;
}

function questionnaireStatus({ questionnaireStartedAt, questionnaireCompletedAt }: ExportedSupplier): Words {
  if (questionnaireCompletedAt) return SHEETS.completed;
  return questionnaireStartedAt ? SHEETS.started : SHEETS.notStarted;
}

/** Percentage and outcome in one cell, as the column of the screen has them. */
function scoreText(percent: number | null, outcome: string | null, locale: Locale): string | null {
  const shown = percent === null ? null : `${formatNumber(percent, numberLocale(locale, null))} %`;
  return [shown, outcome].filter((part) => part !== null).join(' · ') || null;
}

const wordOf = (known: Readonly<Record<string, Words>> & { none: Words }, state: string | null): Words =>
  known[state ?? 'none'] ?? known.none;

const LOOKS = {
  text: { kind: 'text', width: 12 },
  grade: { kind: 'text', width: 12 },
  list: { kind: 'text', width: 32 },
  amount: { kind: 'amount', width: 18 },
  whole: { kind: 'integer', width: 12 },
  score: { kind: 'integer', width: 12 },
  day: { kind: 'day', width: 14 },
} as const satisfies Readonly<Record<ReportFieldKind, Omit<SupplierCell, 'value'>>>;

const REPORTED = byReportColumn<SupplierCell>(
  (name) => {
    const field = REPORT_FIELDS[name];
    return {
      ...LOOKS[field.kind],
      ...('width' in field ? { width: field.width } : {}),
      value: ({ [name]: value }) => (value instanceof Date ? startOfDay(value) : value),
    };
  },
  (_, figures) => ({
    ...LOOKS.amount,
    value: (supplier) => {
      const known = figures.map((name) => supplier[name]).filter((value) => value !== null);
      return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
    },
  }),
);

const INVITED = byColumn((name) => {
  const { kind, width } = SUPPLIER_FIELDS[name];
  return text(width, (supplier, { locale }) => {
    if (isListField(name)) return supplier[name].join(', ');
    if (kind === 'country') return countryName(supplier[name], locale);
    return kind === 'tax_id' ? formatTaxId(taxIdKindOf(supplier.country), supplier[name]) : supplier[name];
  });
});

/**
 * Cells of the suppliers export, by column. They show the same values as the screen, but numbers and dates are typed.
 * Ids are text, so that leading zeros are kept.
 */
export const SUPPLIER_CELLS: Readonly<Record<ExportColumn, SupplierCell>> = {
  ...INVITED,
  ...REPORTED,
  workflow: plain(30, 'workflowTitle'),
  status: words(14, ({ displayStatus }) => SUPPLIER_STATUS_WORDS[displayStatus]),
  labels: text(24, ({ labelIds }, { labelNames }) => labelIds.flatMap((id) => labelNames.get(id) ?? []).join(', ')),
  delivery_date: { ...LOOKS.day, value: ({ deliveryDate }) => deliveryDate && startOfDay(deliveryDate) },
  industry: { ...REPORTED.industry, value: ({ industry }, { locale }) => industry && industryIn(industry, locale) },
  // The report's value takes precedence over the client's value, which is less reliable.
  duns: { ...INVITED.duns, value: ({ reportDunsNumber, dunsNumber }) => reportDunsNumber ?? dunsNumber },
  paydex: {
    kind: 'integer',
    width: 10,
    value: ({ hasReport, paydex }) => (isPaydex(paydex) ? paydex : hasReport ? PAYDEX_UNAVAILABLE : null),
  },
  website: plain(28, 'website'),
  shareholders: {
    ...INVITED.shareholders,
    value: ({ reportShareholders, shareholders }) =>
      (reportShareholders.length > 0 ? reportShareholders : shareholders).join(', '),
  },
  screen_status: text(28, ({ screeningStatus, screeningReview }, { locale }) =>
    sayResult(memberOf(SCREEN_STATUS_FILTERS, screeningStatus ?? 'none'), screeningReview, locale),
  ),
  decision: words(22, ({ decision }) => wordOf(SUPPLIER_DECISION_WORDS, decision)),
  score: text(24, ({ scorePercent, scoreOutcome, computedPercent, computedOutcome }, { locale }) => {
    const computed = scoreText(computedPercent, computedOutcome, locale);
    const shown = scoreText(scorePercent, scoreOutcome, locale);
    return computed === null ? shown : `${shown} (${SCORE_COMPUTED_WORDS[locale]}: ${computed})`;
  }),
  ccr_score: plain(10, 'ccrScore'),
  ccr_status: words(14, ccrStatus),
  questionnaire_status: words(16, questionnaireStatus),
  phase: text(28, ({ waitingFor, ...kept }, { locale }) => {
    if (waitingFor === null) return null;
    const wait = memberOf(SUPPLIER_WAITS, waitingFor);
    return phaseText(wait, phaseProgress(wait, kept), locale);
  }),
  waiting_since: { ...LOOKS.day, value: ({ waitingSince }) => waitingSince && startOfDay(waitingSince) },
  last_reminded: { ...LOOKS.day, value: ({ lastRemindedAt }) => lastRemindedAt && startOfDay(lastRemindedAt) },
  added: { ...LOOKS.day, value: ({ createdAt }) => startOfDay(createdAt) },
};

export const SANDBOX_CELL: SupplierCell = text(16, ({ isSandbox }) => (isSandbox ? SANDBOX_MARK : null));
