import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ComponentType, useId } from 'react';
import { COMMON } from '../../shared/i18n/common.texts';
import { useText } from '../../shared/i18n/use-text';
import { LEGEND_TITLES, type LegendKind } from './legend-kinds';
import { PaydexLegend } from './PaydexLegend';
import { CcrLegend, CommercialScoreLegend, RatingsLegend, SqrRiskLegend } from './ScaleLegends';
import { StatusLegend } from './StatusLegend';
import type { StatusScope } from './status-scope';

const LEGENDS: Readonly<Record<LegendKind, ComponentType<{ scope?: StatusScope }>>> = {
  ratings: RatingsLegend,
  sqr_risk: SqrRiskLegend,
  commercial_score: CommercialScoreLegend,
  ccr: CcrLegend,
  paydex: PaydexLegend,
  status: StatusLegend,
};

interface LegendDialogProps {
  legend: LegendKind;
  scope?: StatusScope;
  onClose: () => void;
}

export default function LegendDialog({ legend, scope, onClose }: LegendDialogProps) {
  const t = useText();
  const titleId = useId();
  const Legend = LEGENDS[legend];
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t(LEGEND_TITLES[legend])}</DialogTitle>
      {/* Focusable, so that the content can be scrolled by keyboard. */}
      <DialogContent tabIndex={0}>
        <Legend scope={scope} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t(COMMON.close)}</Button>
      </DialogActions>
    </Dialog>
  );
}
