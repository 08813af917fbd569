import { showsCommercialScore } from '@homologa/domain/catalog/report-types';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { Typography } from '@mui/material';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { Facts } from '../../shared/ui/Facts';
import { Panel } from '../../shared/ui/Panel';
import { CommercialScoreFigure, RiskFigure } from '../legends/figures';
import { LegendButton } from '../legends/LegendButton';
import { DETAIL } from './detail.texts';

/** The rating, or for CKR the commercial score, with its dates (reference 4.14). */
export function RatingPanel({ supplier: { workflow, report } }: { supplier: SupplierResponse }) {
  const t = useText();
  const format = useFormat();
  const isScore = showsCommercialScore(workflow.report_type);
  const value = isScore ? report?.commercial_score : report?.dnb_rating;
  return (
    <Panel
      title={t(isScore ? DETAIL.commercialScore : DETAIL.rating)}
      action={<LegendButton legend={isScore ? 'commercial_score' : 'ratings'} />}
    >
      <Typography component="div" sx={{ fontSize: '1.75rem', fontWeight: 750, lineHeight: 1.2, mb: 1.5 }}>
        {isScore ? <CommercialScoreFigure value={report?.commercial_score} /> : value}
        {value == null && <Typography sx={{ color: 'text.secondary' }}>{t(DETAIL.notRated)}</Typography>}
      </Typography>
      <Facts
        columns={2}
        facts={[
          ...(!isScore && report?.risk_indicator
            ? [
                { label: t(DETAIL.strength), value: report.financial_strength },
                { label: t(DETAIL.risk), value: <RiskFigure value={report.risk_indicator} /> },
              ]
            : []),
          { label: t(DETAIL.deliveryDate), value: format.day(report?.delivery_date) },
          { label: t(DETAIL.balanceDate), value: format.day(report?.balance_sheet_date) },
        ]}
      />
    </Panel>
  );
}
