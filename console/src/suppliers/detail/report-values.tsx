import { phoneText } from '@homologa/domain/countries/phone';
import { formatTaxId, taxIdKindOf } from '@homologa/domain/identity/tax-id';
import type { ReportResponse } from '@homologa/domain/reports/report.contract';
import type { ReportFieldName } from '@homologa/domain/reports/report-fields';
import type { Text } from '@homologa/web/texts/text';
import type { ReactNode } from 'react';
import type { useFormat } from '../../shared/i18n/use-format';
import { industryText } from '../industry-text';
import { Explained } from '../legends/Explained';
import { CommercialScoreFigure, PaydexFigure, SqrRiskFigure } from '../legends/figures';

/** Fields of the report panel in display order (reference 9.10). */
export const SHOWN_FIELDS = [
  'companyName',
  'taxId',
  'dnbRating',
  'numberOfSuits',
  'emmaScore',
  'paydex',
  'racRiskIndicator',
  'commercialScore',
  'ccrScore',
  'balanceSheetDate',
  'phones',
  'emails',
  'industry',
  'dunsNumber',
  'sic',
  'shareholders',
] as const satisfies readonly ReportFieldName[];

interface Tools {
  format: ReturnType<typeof useFormat>;
  country: string;
  t: Text;
}

export type ShownField = (typeof SHOWN_FIELDS)[number];
type PlainField = Exclude<ShownField, 'ccrScore'>;

export const REPORT_VALUES: Readonly<Record<PlainField, (report: ReportResponse, tools: Tools) => ReactNode>> = {
  companyName: (report) => report.company_name,
  taxId: (report, { country }) => formatTaxId(taxIdKindOf(country), report.tax_id ?? ''),
  dnbRating: (report) => report.dnb_rating && <Explained legend="ratings">{report.dnb_rating}</Explained>,
  numberOfSuits: (report, { format }) => format.amount(report.number_of_suits),
  emmaScore: (report, { format }) => format.amount(report.emma_score),
  paydex: (report) => (
    <Explained legend="paydex">
      <PaydexFigure value={report.paydex} />
    </Explained>
  ),
  racRiskIndicator: (report) =>
    report.rac_risk_indicator && (
      <Explained legend="sqr_risk">
        <SqrRiskFigure value={report.rac_risk_indicator} />
      </Explained>
    ),
  commercialScore: (report) =>
    report.commercial_score !== null && (
      <Explained legend="commercial_score">
        <CommercialScoreFigure value={report.commercial_score} />
      </Explained>
    ),
  balanceSheetDate: (report, { format }) => format.day(report.balance_sheet_date),
  phones: (report) => report.phones.map(phoneText).join(', '),
  emails: (report) => report.emails.join(', '),
  industry: (report, { t }) => industryText(report.industry, t),
  dunsNumber: (report) => report.duns_number,
  sic: (report) => report.sic,
  shareholders: (report) => report.shareholders.join(', '),
};
