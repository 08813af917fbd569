import { BULK_ACTION_WORDS } from '@homologa/domain/suppliers/bulk/bulk-action-words';
import { type BulkAction, isLabelAction } from '@homologa/domain/suppliers/bulk/bulk-actions';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useProvider } from '../../shared/data/provider/use-provider';
import type { BulkOrder, BulkTargets } from '../../shared/data/provider/verbs/bulk-actions.verbs';
import { COMMON } from '../../shared/i18n/common.texts';
import { useText } from '../../shared/i18n/use-text';
import { ReasonButton } from '../../shared/ui/ReasonButton';
import { ErrorState } from '../../shared/ui/states/ErrorState';
import { BULK, BULK_CONFIRM } from './bulk.texts';
import { Forecast, type ForecastWords } from './Forecast';
import { LabelChoice } from './LabelChoice';
import type { OfferedAction } from './offered-actions';

interface BulkDialogProps {
  offered: Exclude<OfferedAction, 'decide'>;
  targets: BulkTargets;
  workflowId?: string | undefined;
  /** Texts that replace the defaults, which refer to the selected suppliers. */
  words?: ForecastWords;
  isBusy: boolean;
  onConfirm: (order: BulkOrder) => void;
  onClose: () => void;
}

const isReady = ({ action, tags }: BulkOrder): boolean => !isLabelAction(action) || (tags?.length ?? 0) > 0;

/**
 * Loads how many suppliers an action would change and skip. Never cached, because the numbers must be current when the
 * user confirms.
 */
export function useForecast(order: BulkOrder, workflowId?: string) {
  const dataProvider = useProvider();
  return useQuery({
    queryKey: ['bulk-actions', 'previewBulkAction', workflowId ?? 'all', order],
    queryFn: ({ signal }) => dataProvider.previewBulkAction(order, workflowId, signal),
    enabled: isReady(order),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
}

export function BulkDialog({ offered, targets, workflowId, words, isBusy, onConfirm, onClose }: BulkDialogProps) {
  const t = useText();
  const titleId = useId();
  const [action, setAction] = useState<BulkAction>(offered === 'labels' ? 'add_labels' : offered);
  const [tags, setTags] = useState<readonly string[]>([]);
  const order: BulkOrder = { action, ...targets, ...(isLabelAction(action) ? { tags } : {}) };
  const forecast = useForecast(order, workflowId);
  const possible = forecast.data?.possible ?? 0;
  const isWaiting = isReady(order) && (forecast.isPending || forecast.isPlaceholderData);
  const reason = !isReady(order)
    ? t(BULK.chooseLabels)
    : possible === 0 && !isWaiting
      ? t(words?.nobody ?? BULK.nobody)
      : null;
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t(offered === 'labels' ? BULK.labels : BULK_ACTION_WORDS[offered])}</DialogTitle>
      <DialogContent>
        {isLabelAction(action) && (
          <LabelChoice
            action={action === 'remove_labels' ? action : 'add_labels'}
            chosen={tags}
            onAction={setAction}
            onChosen={setTags}
          />
        )}
        {forecast.error ? (
          <ErrorState error={forecast.error} onRetry={() => void forecast.refetch()} />
        ) : (
          isReady(order) && <Forecast action={action} forecast={isWaiting ? undefined : forecast.data} words={words} />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose} disabled={isBusy}>
          {t(COMMON.cancel)}
        </Button>
        <ReasonButton
          variant="contained"
          color={action === 'delete' ? 'error' : 'primary'}
          loading={isBusy || isWaiting}
          reason={reason}
          onClick={() => onConfirm(order)}
        >
          {possible > 0 && isReady(order) ? t(BULK_CONFIRM[action], { count: possible }) : t(BULK_ACTION_WORDS[action])}
        </ReasonButton>
      </DialogActions>
    </Dialog>
  );
}
