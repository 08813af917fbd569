import { COMMERCIAL_SCORE_WORDS } from '@homologa/domain/i18n/report-words';
import type { ReportResponse } from '@homologa/domain/reports/report.contract';
import { showsCommercialScore } from '@homologa/domain/reports/report-types';
import { commercialScoreGroup } from '@homologa/domain/reports/scales';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { Typography } from '@mui/material';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { Facts } from '../../shared/ui/Facts';
import { Panel } from '../../shared/ui/Panel';
import { DETAIL } from './detail.texts';

/** The rating, or for CKR the commercial score, with its dates. */
export function RatingPanel({ supplier, report }: { supplier: SupplierResponse; report: ReportResponse }) {
  const t = useText();
  const format = useFormat();
  const isScore = showsCommercialScore(supplier.workflow.report_type);
  const group = commercialScoreGroup(report.commercial_score);
  const value = isScore ? report.commercial_score : report.dnb_rating;
  return (
    <Panel title={t(isScore ? DETAIL.commercialScore : DETAIL.rating)}>
      <Typography sx={{ fontSize: '2rem', fontWeight: 750, lineHeight: 1.2, mb: 1.5 }}>
        {value ?? '–'}{' '}
        {isScore && group && (
          <Typography component="span" sx={{ color: 'text.secondary' }}>
            {t(COMMERCIAL_SCORE_WORDS[group])}
          </Typography>
        )}
      </Typography>
      <Facts
        columns={2}
        facts={[
          { label: t(DETAIL.deliveryDate), value: format.day(report.delivery_date) },
          { label: t(DETAIL.balanceDate), value: format.day(report.balance_sheet_date) },
        ]}
      />
    </Panel>
  );
}
