import { type Correction, countLines } from '@homologa/domain/suppliers/addresses/match-addresses';
import { Alert, Button, Checkbox, FormControlLabel } from '@mui/material';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { Panel } from '../../shared/ui/Panel';
import { ADDRESSES } from './addresses.texts';
import { busyProps } from './busy-props';
import { CorrectionLines } from './CorrectionLines';

interface ForecastProps {
  corrections: readonly Correction[];
  mayShare: boolean;
  isBusy: boolean;
  onShare: (mayShare: boolean) => void;
  onConfirm: () => void;
}

/** Says which lines will be changed and why the others will not, with the button that changes them. */
export function Forecast({ corrections, mayShare, isBusy, onShare, onConfirm }: ForecastProps) {
  const t = useText();
  const format = useFormat();
  const { changed, total } = countLines(corrections);
  const possible = corrections.filter(({ problem }) => problem === null);
  const refused = corrections.filter(({ problem }) => problem !== null);
  const hasShared = refused.some(({ problem }) => problem === 'email_shared');
  return (
    <Panel title={t(ADDRESSES.forecast)}>
      <Alert severity={changed === total ? 'success' : 'warning'} role="status">
        {t(ADDRESSES.willChange, { changed: format.number(changed), count: total })}
        {changed === 0 && ` ${t(ADDRESSES.noneFits)}`}
      </Alert>
      {(hasShared || mayShare) && (
        <FormControlLabel
          control={
            <Checkbox
              checked={mayShare}
              onChange={(_event, isOn) => !isBusy && onShare(isOn)}
              slotProps={{ input: { 'aria-busy': isBusy } }}
            />
          }
          label={t(ADDRESSES.mayShare)}
          sx={{ mt: 1 }}
        />
      )}
      {possible.length > 0 && (
        <Button
          variant="contained"
          {...busyProps(isBusy)}
          onClick={() => !isBusy && onConfirm()}
          sx={{ mt: 2, display: 'flex' }}
        >
          {t(ADDRESSES.correct, { count: format.number(possible.length) })}
        </Button>
      )}
      <CorrectionLines title={t(ADDRESSES.problems, { count: total - changed })} corrections={refused} />
      <CorrectionLines title={t(ADDRESSES.changes, { count: possible.length })} corrections={possible} />
    </Panel>
  );
}
