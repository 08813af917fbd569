import { isCountryId } from '@homologa/domain/countries/countries';
import { COUNTRY_NAMES } from '@homologa/domain/i18n/country-names';
import type { Locale, Words } from '@homologa/domain/i18n/locales';
import { SUPPLIER_STATUS_WORDS } from '@homologa/domain/i18n/supplier-words';
import { isPaydex, PAYDEX_UNAVAILABLE } from '@homologa/domain/reports/scales';
import type { SupplierColumn } from '@homologa/domain/suppliers/supplier-columns';
import { formatTaxId, taxIdKindOf } from '@homologa/domain/suppliers/tax-id';
import type { SupplierRecord } from '../suppliers/supplier-export.queries';
import { SHEETS } from './export.texts';
import type { CellKind, CellValue } from './xlsx/sheet';

/** Columns of the table that a sheet can hold: all but the buttons. */
export type ExportColumn = Exclude<SupplierColumn, 'actions'>;

export const isExportColumn = (column: SupplierColumn): column is ExportColumn => column !== 'actions';

export interface CellTools {
  locale: Locale;
  labelNames: ReadonlyMap<string, string>;
}

interface SupplierCell {
  kind: CellKind;
  width: number;
  value: (supplier: SupplierRecord, tools: CellTools) => CellValue;
}

type Report = NonNullable<SupplierRecord['report']>;
type Fields<Kind> = { [Field in keyof Report]: Report[Field] extends Kind | null ? Field : never }[keyof Report];

const text = (width: number, value: SupplierCell['value']): SupplierCell => ({ kind: 'text', width, value });
const words = (width: number, value: (supplier: SupplierRecord) => Words): SupplierCell =>
  text(width, (supplier, { locale }) => value(supplier)[locale]);
const reported = (width: number, field: Fields<string>): SupplierCell => text(width, ({ report }) => report?.[field]);
const figure = (kind: 'integer' | 'amount', field: Fields<number>): SupplierCell => ({
  kind,
  width: kind === 'integer' ? 12 : 18,
  value: ({ report }) => report?.[field],
});
const day = (field: 'deliveryDate' | 'balanceSheetDate'): SupplierCell => ({
  kind: 'day',
  width: 14,
  value: ({ report }) => (report?.[field] ? startOfDay(report[field]) : null),
});

/** A sum of two figures, where at least one is known. */
const total = (first: Fields<number>, second: Fields<number>): SupplierCell => ({
  kind: 'amount',
  width: 18,
  value: ({ report }) => {
    const known = [report?.[first], report?.[second]].filter((value) => value != null);
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
  },
});

/** Delivery and balance sheet dates are days of UTC (client-platform.md section 9). */
function startOfDay(value: string): Date {
  const date = new Date(value);
  date.setUTCHours(0, 0, 0, 0);
  return date;
}

const countryName = (id: string, locale: Locale): string => (isCountryId(id) ? COUNTRY_NAMES[id][locale] : id);

function ccrStatus({ ccr }: SupplierRecord): Words {
  if (!ccr) return SHEETS.notRequested;
  return ccr.deliveredAt ? SHEETS.delivered : SHEETS.pending;
}

function questionnaireStatus({ questionnaireStartedAt, questionnaireCompletedAt }: SupplierRecord): Words {
  if (questionnaireCompletedAt) return SHEETS.completed;
  return questionnaireStartedAt ? SHEETS.started : SHEETS.notStarted;
}

/**
 * How each column of the suppliers table is written into a sheet: the same values as on the screen, with figures and
 * dates as such. Ids of every kind are text, so that no leading zero is lost.
 */
export const SUPPLIER_CELLS: Readonly<Record<ExportColumn, SupplierCell>> = {
  company_name: text(36, ({ companyName }) => companyName),
  workflow: text(30, ({ workflow }) => workflow.title),
  status: words(14, ({ displayStatus }) => SUPPLIER_STATUS_WORDS[displayStatus]),
  labels: text(24, ({ labelIds }, { labelNames }) => labelIds.flatMap((id) => labelNames.get(id) ?? []).join(', ')),
  contact_person: text(26, ({ fullName }) => fullName),
  contact_emails: text(32, ({ emails }) => emails.join(', ')),
  country: text(16, ({ country }, { locale }) => countryName(country, locale)),
  address: text(36, ({ address }) => address),
  sic: text(10, ({ sic }) => sic),
  tax_id: text(22, ({ country, taxId }) => formatTaxId(taxIdKindOf(country), taxId)),
  phone: text(20, ({ phone }) => phone),
  financial_strength: reported(12, 'financialStrength'),
  commercial_score: figure('integer', 'commercialScore'),
  risk_indicator: reported(12, 'riskIndicator'),
  sqr_risk: reported(12, 'racRiskIndicator'),
  rating: reported(12, 'dnbRating'),
  delivery_date: day('deliveryDate'),
  balance_sheet_date: day('balanceSheetDate'),
  industry: reported(28, 'industry'),
  duns: text(14, ({ report, dunsNumber }) => report?.dunsNumber ?? dunsNumber),
  emma_score: figure('integer', 'emmaScore'),
  paydex: {
    kind: 'integer',
    width: 10,
    value: ({ report }) => (report ? (isPaydex(report.paydex) ? report.paydex : PAYDEX_UNAVAILABLE) : null),
  },
  records: figure('integer', 'numberOfSuits'),
  website: text(28, ({ website }) => website),
  shareholders: text(32, ({ report, shareholders }) =>
    (report?.shareholders.length ? report.shareholders : shareholders).join(', '),
  ),
  revenue: figure('amount', 'revenue'),
  employees: figure('integer', 'numberOfEmployees'),
  debt: total('shortTermDebit', 'longTermDebit'),
  ebit: figure('amount', 'ebit'),
  assets: total('currentAssets', 'longTermAssets'),
  liabilities: total('currentLiabilities', 'longTermLiabilities'),
  receivable: figure('amount', 'accountsReceivable'),
  payable: figure('amount', 'accountsPayable'),
  inventory: figure('amount', 'inventory'),
  global_ultimate_duns: reported(16, 'globalUltimateDunsNumber'),
  global_ultimate_name: reported(30, 'globalUltimateCompanyName'),
  screen_status: text(16, () => null),
  ccr_score: text(10, ({ ccr }) => ccr?.score),
  ccr_status: words(14, ccrStatus),
  questionnaire_status: words(16, questionnaireStatus),
};
