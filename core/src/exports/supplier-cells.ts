import { isPaydex, PAYDEX_UNAVAILABLE } from '@homologa/domain/catalog/scales';
import { SUPPLIER_STATUS_WORDS } from '@homologa/domain/catalog/status-words';
import { isCountryId } from '@homologa/domain/countries/countries';
import { COUNTRY_NAMES } from '@homologa/domain/countries/country-names';
import { formatTaxId, taxIdKindOf } from '@homologa/domain/identity/tax-id';
import type { Locale, Words } from '@homologa/domain/language/locales';
import { SCREEN_STATUS_WORDS } from '@homologa/domain/screenings/screening-words';
import type { SupplierColumn } from '@homologa/domain/suppliers/supplier-columns';
import { SUPPLIER_DECISION_WORDS } from '@homologa/domain/suppliers/supplier-decision-words';
import { byColumn, isListField, SUPPLIER_FIELDS } from '@homologa/domain/suppliers/supplier-fields';
import type { ExportedSupplier } from '../suppliers/supplier-export.queries';
import { SHEETS } from './export.texts';
import type { CellKind, CellValue } from './xlsx/sheet';

/** Columns of the table that a sheet can hold: all but the buttons. */
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
const figure = (kind: 'integer' | 'amount', field: Fields<number>): SupplierCell => ({
  kind,
  width: kind === 'integer' ? 12 : 18,
  value: (supplier) => supplier[field],
});
const day = (field: 'deliveryDate' | 'balanceSheetDate'): SupplierCell => ({
  kind: 'day',
  width: 14,
  value: ({ [field]: date }) => date && startOfDay(date),
});

/** A sum of two figures, where at least one is known. */
const total = (first: Fields<number>, second: Fields<number>): SupplierCell => ({
  kind: 'amount',
  width: 18,
  value: ({ [first]: one, [second]: other }) => {
    const known = [one, other].filter((value) => value !== null);
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
  },
});

/** Delivery and balance sheet dates are days of UTC (client-platform.md section 9). */
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

/** The word of a stored state, or of none. */
const wordOf = (known: Readonly<Record<string, Words>> & { none: Words }, state: string | null): Words =>
  known[state ?? 'none'] ?? known.none;

/** What the client said of a supplier, as its kind is written. */
const INVITED = byColumn((name) => {
  const { kind, width } = SUPPLIER_FIELDS[name];
  return text(width, (supplier, { locale }) => {
    if (isListField(name)) return supplier[name].join(', ');
    if (kind === 'country') return countryName(supplier[name], locale);
    return kind === 'tax_id' ? formatTaxId(taxIdKindOf(supplier.country), supplier[name]) : supplier[name];
  });
});

/**
 * How each column of the suppliers table is written into a sheet: the same values as on the screen, with figures and
 * dates as such. Ids of every kind are text, so that no leading zero is lost.
 */
export const SUPPLIER_CELLS: Readonly<Record<ExportColumn, SupplierCell>> = {
  ...INVITED,
  workflow: plain(30, 'workflowTitle'),
  status: words(14, ({ displayStatus }) => SUPPLIER_STATUS_WORDS[displayStatus]),
  labels: text(24, ({ labelIds }, { labelNames }) => labelIds.flatMap((id) => labelNames.get(id) ?? []).join(', ')),
  financial_strength: plain(12, 'financialStrength'),
  commercial_score: figure('integer', 'commercialScore'),
  risk_indicator: plain(12, 'riskIndicator'),
  sqr_risk: plain(12, 'racRiskIndicator'),
  rating: plain(12, 'dnbRating'),
  delivery_date: day('deliveryDate'),
  balance_sheet_date: day('balanceSheetDate'),
  industry: plain(28, 'industry'),
  // The report knows these better than the client who invited.
  duns: { ...INVITED.duns, value: ({ reportDunsNumber, dunsNumber }) => reportDunsNumber ?? dunsNumber },
  emma_score: figure('amount', 'emmaScore'),
  paydex: {
    kind: 'integer',
    width: 10,
    value: ({ hasReport, paydex }) => (isPaydex(paydex) ? paydex : hasReport ? PAYDEX_UNAVAILABLE : null),
  },
  records: figure('integer', 'numberOfSuits'),
  website: plain(28, 'website'),
  shareholders: {
    ...INVITED.shareholders,
    value: ({ reportShareholders, shareholders }) =>
      (reportShareholders.length > 0 ? reportShareholders : shareholders).join(', '),
  },
  revenue: figure('amount', 'revenue'),
  employees: figure('integer', 'numberOfEmployees'),
  debt: total('shortTermDebit', 'longTermDebit'),
  ebit: figure('amount', 'ebit'),
  assets: total('currentAssets', 'longTermAssets'),
  liabilities: total('currentLiabilities', 'longTermLiabilities'),
  receivable: figure('amount', 'accountsReceivable'),
  payable: figure('amount', 'accountsPayable'),
  inventory: figure('amount', 'inventory'),
  global_ultimate_duns: plain(16, 'globalUltimateDunsNumber'),
  global_ultimate_name: plain(30, 'globalUltimateCompanyName'),
  screen_status: words(16, ({ screeningStatus }) => wordOf(SCREEN_STATUS_WORDS, screeningStatus)),
  decision: words(22, ({ decision }) => wordOf(SUPPLIER_DECISION_WORDS, decision)),
  ccr_score: plain(10, 'ccrScore'),
  ccr_status: words(14, ccrStatus),
  questionnaire_status: words(16, questionnaireStatus),
};
