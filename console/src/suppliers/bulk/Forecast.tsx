import type { Words } from '@homologa/domain/language/locales';
import type { BulkActionPreview } from '@homologa/domain/suppliers/bulk/bulk-action.contract';
import { type BulkAction, REVERSE_BULK_ACTION } from '@homologa/domain/suppliers/bulk/bulk-actions';
import { DialogContentText, Skeleton, Typography } from '@mui/material';
import { useCompany } from '../../shared/auth/use-can';
import { useText } from '../../shared/i18n/use-text';
import { BULK, BULK_WILL } from './bulk.texts';
import { skippedCount, skippedReasons } from './bulk-summary';

function Consequence({ action }: { action: BulkAction }) {
  const t = useText();
  const quota = useCompany()?.features.products.find(({ type }) => type === 'cfr');
  if (action === 'remind' || action === 'invite_again') return null;
  if (action === 'decide') return <DialogContentText sx={{ mt: 2 }}>{t(BULK.decisionsKept)}</DialogContentText>;
  if (action === 'screen') {
    const { used, total } = quota ?? { used: 0, total: 0 };
    return <DialogContentText sx={{ mt: 2 }}>{t(BULK.screensAsKnown, { used, total })}</DialogContentText>;
  }
  return (
    <DialogContentText sx={{ mt: 2 }}>
      {t(REVERSE_BULK_ACTION[action] === null ? BULK.cannotUndo : BULK.canUndo)}
    </DialogContentText>
  );
}

export interface ForecastWords {
  will: Words;
  nobody: Words;
}

interface ForecastProps {
  action: BulkAction;
  forecast: BulkActionPreview | undefined;
  /**
   * Texts that replace the defaults, for an action without a selection; `nobody` is shown if no supplier is affected.
   */
  words?: ForecastWords | undefined;
}

export function Forecast({ action, forecast, words }: ForecastProps) {
  const t = useText();
  if (!forecast) return <Skeleton height={48} />;
  const { total, possible, skipped } = forecast;
  const { will, nobody } = words ?? { will: BULK_WILL[action], nobody: BULK.nobody };
  return (
    <>
      <DialogContentText sx={{ color: 'text.primary' }}>
        {t(possible === 0 ? nobody : will, { count: possible, total })}
      </DialogContentText>
      {skipped.length > 0 && (
        <>
          <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
            {t(BULK.skipped, { count: skippedCount(skipped) })}
          </Typography>
          <Typography component="ul" variant="body2" sx={{ mt: 0.5, mb: 0, pl: 2.5, color: 'text.secondary' }}>
            {skippedReasons(skipped, t).map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </Typography>
        </>
      )}
      {possible > 0 && <Consequence action={action} />}
    </>
  );
}
