import { type ReportType, showsCommercialScore } from '@homologa/domain/catalog/report-types';
import { REPORT_FIELD_WORDS } from '@homologa/domain/reports/report-words';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { Facts } from '../../shared/ui/Facts';
import { Panel } from '../../shared/ui/Panel';
import { CcrFigure, CommercialScoreFigure, RiskFigure } from '../legends/figures';
import { LegendButton } from '../legends/LegendButton';
import { DETAIL } from './detail.texts';
import { ccrScoreOf } from './requests/report-state';

const RATINGS = {
  ccr: { title: REPORT_FIELD_WORDS.ccrScore, legend: 'ccr' },
  commercial_score: { title: DETAIL.commercialScore, legend: 'commercial_score' },
  ratings: { title: DETAIL.rating, legend: 'ratings' },
} as const;

function ratingKind(type: ReportType): keyof typeof RATINGS {
  if (type === 'ccr') return 'ccr';
  return showsCommercialScore(type) ? 'commercial_score' : 'ratings';
}

function ratingFigure(kind: keyof typeof RATINGS, supplier: SupplierResponse): ReactNode {
  const { report } = supplier;
  const score = ccrScoreOf(supplier);
  if (kind === 'ccr') return score && <CcrFigure value={score} />;
  if (kind === 'ratings') return report?.dnb_rating;
  return report?.commercial_score != null && <CommercialScoreFigure value={report.commercial_score} />;
}

export function RatingPanel({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  const format = useFormat();
  const { workflow, report, ccr } = supplier;
  const kind = ratingKind(workflow.report_type);
  const { title, legend } = RATINGS[kind];
  const deliveredAt = report?.delivery_date ?? (kind === 'ccr' ? ccr?.delivered_at : null);
  const figure = ratingFigure(kind, supplier) || (deliveredAt ? '–' : null);
  return (
    <Panel title={t(title)} action={<LegendButton legend={legend} />}>
      <Typography component="div" sx={{ fontSize: '1.75rem', fontWeight: 750, lineHeight: 1.2, mb: 1.5 }}>
        {figure ?? <Typography sx={{ color: 'text.secondary' }}>{t(DETAIL.notRated)}</Typography>}
      </Typography>
      <Facts
        columns={2}
        facts={[
          ...(kind === 'ratings' && report?.risk_indicator
            ? [
                { label: t(DETAIL.strength), value: report.financial_strength },
                { label: t(DETAIL.risk), value: <RiskFigure value={report.risk_indicator} /> },
              ]
            : []),
          { label: t(DETAIL.deliveryDate), value: format.day(deliveredAt) },
          { label: t(DETAIL.balanceDate), value: format.day(report?.balance_sheet_date) },
        ]}
      />
    </Panel>
  );
}
