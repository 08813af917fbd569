import type { Words } from '@homologa/domain/language/locales';
import type { BulkActionPreview } from '@homologa/domain/suppliers/bulk/bulk-action.contract';
import {
  type BulkAction,
  REVERSE_BULK_ACTION,
  type SkippedSuppliers,
} from '@homologa/domain/suppliers/bulk/bulk-actions';
import { Box, DialogContentText, Skeleton, Typography } from '@mui/material';
import { useCompany } from '../../shared/auth/use-can';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { SUPPLIERS } from '../suppliers.texts';
import { BULK, BULK_WILL } from './bulk.texts';
import { skippedCount, skippedReason } from './bulk-summary';

function Consequence({ action }: { action: BulkAction }) {
  const t = useText();
  const quota = useCompany()?.features.products.find(({ type }) => type === 'cfr');
  if (action === 'remind' || action === 'invite_again' || action === 'decide') return null;
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

type Named = NonNullable<BulkActionPreview['left_out']>;

/**
 * Lists the suppliers that the action skips for one reason: the names that the server returned, then the number of
 * remaining suppliers.
 */
function LeftOut({ group: { reason, count }, named }: { group: SkippedSuppliers; named: Named }) {
  const t = useText();
  const format = useFormat();
  const own = named.filter((supplier) => supplier.reason === reason);
  if (own.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2 }}>
      {own.map(({ id, name, next_at: nextAt }) => (
        <li key={id}>
          {nextAt
            ? t(BULK.againFrom, { name: name || t(SUPPLIERS.nameless), when: format.dateTime(nextAt) })
            : name || t(SUPPLIERS.nameless)}
        </li>
      ))}
      {count > own.length && <li>{t(BULK.more, { count: count - own.length })}</li>}
    </Box>
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
   * Texts that replace the defaults, for an action that does not refer to a selection. `nobody` is displayed if the
   * action would affect no supplier.
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
            {skipped.map((group) => (
              <li key={group.reason}>
                {skippedReason(group, t)}
                <LeftOut group={group} named={forecast.left_out ?? []} />
              </li>
            ))}
          </Typography>
        </>
      )}
      {possible > 0 && <Consequence action={action} />}
    </>
  );
}
