import { REPORT_FIELD_WORDS, REPORT_TYPE_WORDS } from '@homologa/domain/i18n/report-words';
import type { ReportResponse } from '@homologa/domain/reports/report.contract';
import type { ReportFieldName } from '@homologa/domain/reports/report-fields';
import { displayedPaydex } from '@homologa/domain/reports/scales';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { formatTaxId, taxIdKindOf } from '@homologa/domain/suppliers/tax-id';
import { Alert, Chip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { supplierPath } from '../../shared/data/suppliers.api';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { DownloadButton } from '../../shared/ui/DownloadButton';
import { Facts } from '../../shared/ui/Facts';
import { Panel } from '../../shared/ui/Panel';
import { DETAIL } from './detail.texts';
import { reportState } from './report-state';

type Format = ReturnType<typeof useFormat>;

/** The fields of the panel, in the specification's order. */
const FIELDS: readonly (readonly [
  ReportFieldName,
  (report: ReportResponse, format: Format, country: string) => ReactNode,
])[] = [
  ['companyName', (report) => report.company_name],
  ['taxId', (report, _format, country) => formatTaxId(taxIdKindOf(country), report.tax_id ?? '')],
  ['dnbRating', (report) => report.dnb_rating],
  ['numberOfSuits', (report, format) => format.amount(report.number_of_suits)],
  ['emmaScore', (report, format) => format.amount(report.emma_score)],
  ['paydex', (report) => displayedPaydex(report.paydex)],
  ['racRiskIndicator', (report) => report.rac_risk_indicator],
  ['commercialScore', (report, format) => format.amount(report.commercial_score)],
  ['ccrScore', (report) => report.ccr_score],
  ['balanceSheetDate', (report, format) => format.day(report.balance_sheet_date)],
  ['phones', (report) => report.phones.join(', ')],
  ['emails', (report) => report.emails.join(', ')],
  ['industry', (report) => report.industry],
  ['dunsNumber', (report) => report.duns_number],
  ['sic', (report) => report.sic],
  ['shareholders', (report) => report.shareholders.join(', ')],
];

const STATE_LOOKS = {
  not_requested: { words: DETAIL.notRequested, color: 'default' },
  pending: { words: DETAIL.pending, color: 'warning' },
  completed: { words: DETAIL.completed, color: 'success' },
} as const;

/** The report: not requested, pending, or delivered with its figures and its file. */
export function ReportPanel({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  const format = useFormat();
  const state = reportState(supplier);
  const { report, workflow } = supplier;
  const type = t(REPORT_TYPE_WORDS[workflow.report_type]);
  const { words, color } = STATE_LOOKS[state];
  const hasFiles = (report?.files.bir.length ?? 0) > 0;
  return (
    <Panel
      title={`${t(DETAIL.report)} ${type}`}
      action={
        <>
          <Chip size="small" color={color} label={t(words)} />
          {hasFiles && (
            <DownloadButton
              size="small"
              variant="outlined"
              path={`${supplierPath(supplier.workflow_id, supplier.id)}/reports`}
              fileName={`${type}.pdf`}
            />
          )}
        </>
      }
    >
      {state === 'pending' && supplier.desk_request && (
        <Alert severity="info" sx={{ mb: report ? 2 : 0 }}>
          {t(DETAIL.pendingHint, { date: format.date(supplier.desk_request.requested_at) })}
        </Alert>
      )}
      {report?.delivery_date && (
        <>
          <Typography sx={{ color: 'text.secondary', mb: 2 }}>
            {t(DETAIL.lastUpdated, { date: format.day(report.delivery_date) })}
          </Typography>
          <Facts
            columns={2}
            facts={FIELDS.map(([name, show]) => ({
              label: t(REPORT_FIELD_WORDS[name]),
              value: show(report, format, supplier.invite.country),
            }))}
          />
        </>
      )}
      {state === 'not_requested' && !report?.delivery_date && (
        <Typography sx={{ color: 'text.secondary' }}>{t(DETAIL.notRequested)}</Typography>
      )}
    </Panel>
  );
}
