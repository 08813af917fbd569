import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { Typography } from '@mui/material';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { Facts } from '../../shared/ui/Facts';
import { Panel } from '../../shared/ui/Panel';
import { RiskFigure } from '../legends/figures';
import { LegendButton } from '../legends/LegendButton';
import { DETAIL } from './detail.texts';
import { ratingOf } from './rating';

export function RatingPanel({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  const format = useFormat();
  const { report, ccr } = supplier;
  const { kind, title, legend, figure: given } = ratingOf(supplier);
  const deliveredAt = report?.delivery_date ?? (kind === 'ccr' ? ccr?.delivered_at : null);
  const figure = given || (deliveredAt ? '–' : null);
  return (
    <Panel title={t(title)} action={<LegendButton legend={legend} />}>
      <Typography component="div" sx={{ fontSize: '1.75rem', fontWeight: 750, lineHeight: 1.2, mb: 1.5 }}>
        {figure ?? <Typography sx={{ color: 'text.secondary' }}>{t(DETAIL.notRated)}</Typography>}
      </Typography>
      <Facts
        isCompact
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
