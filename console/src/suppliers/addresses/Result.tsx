import { Alert } from '@mui/material';
import { messageOf } from '../../shared/data/use-action';
import { useText } from '../../shared/i18n/use-text';
import { Panel } from '../../shared/ui/Panel';
import { ADDRESSES } from './addresses.texts';
import { CorrectionLines } from './CorrectionLines';
import type { Outcome } from './correction-calls';

/** Says which suppliers were changed, which were refused and which a failed call left out. */
export function Result({ done, refused, unreached, error }: Outcome) {
  const t = useText();
  const isWhole = refused.length + unreached.length === 0;
  const told = [
    done.length > 0 ? t(ADDRESSES.corrected, { count: done.length }) : t(ADDRESSES.nothingChanged),
    error ? t(ADDRESSES.stopped, { error: messageOf(error) }) : '',
    isWhole ? '' : t(ADDRESSES.kept),
  ];
  return (
    <Panel title={t(ADDRESSES.result)}>
      <Alert severity={isWhole && !error ? 'success' : 'warning'} role="status">
        {told.filter(Boolean).join(' ')}
      </Alert>
      <CorrectionLines
        title={t(ADDRESSES.unreached, { count: unreached.length })}
        corrections={unreached}
        quotesLines
      />
      <CorrectionLines title={t(ADDRESSES.problems, { count: refused.length })} corrections={refused} quotesLines />
      <CorrectionLines
        title={t(ADDRESSES.changes, { count: done.length })}
        corrections={done}
        quotesLines
        done={t(ADDRESSES.isSent)}
      />
    </Panel>
  );
}
