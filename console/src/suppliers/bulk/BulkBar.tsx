import { MORE_THAN_WINDOW } from '@homologa/domain/catalog/list-window';
import { SUPPLIER_STATUS_FILTERS } from '@homologa/domain/catalog/supplier-status';
import { BULK_ACTION_MAX_IDS } from '@homologa/domain/suppliers/limits';
import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import CloseIcon from '@mui/icons-material/Close';
import { Button, IconButton, Paper, Tooltip, Typography } from '@mui/material';
import { useDeferredValue, useState, useSyncExternalStore } from 'react';
import { useListContext } from 'react-admin';
import { useCan } from '../../shared/auth/use-can';
import type { BulkOrder, BulkTargets } from '../../shared/data/provider/verbs/bulk-actions.verbs';
import { useText } from '../../shared/i18n/use-text';
import { jobStore } from '../../shared/jobs/jobs';
import { useJobAction } from '../../shared/jobs/use-jobs';
import { selectionExportCall } from '../export-calls';
import { tabOf } from '../filters/filter-model';
import { type BarAction, BulkActions } from './BulkActions';
import { BulkDecisionDialog } from './BulkDecisionDialog';
import { BulkDialog } from './BulkDialog';
import { BULK } from './bulk.texts';
import { type OfferedAction, offeredActions } from './offered-actions';
import { type SelectionTools, useSelection } from './SelectionProvider';
import { useBulkAction } from './use-bulk-action';

function useExportSelection(workflowId?: string) {
  const t = useText();
  const { sort } = useListContext();
  return useJobAction((targets: BulkTargets) => ({
    call: selectionExportCall(targets, sort, workflowId),
    title: t(BULK.exporting),
  }));
}

function SelectionCount({ selection, isFiltered }: { selection: SelectionTools; isFiltered: boolean }) {
  const { total = 0 } = useListContext();
  const isMore = total === MORE_THAN_WINDOW;
  const t = useText();
  const { count } = selection;
  const isFull = selection.selection.kind === 'some' && count === BULK_ACTION_MAX_IDS;
  const selectWords = isMore ? BULK.selectEverything : isFiltered ? BULK.selectMatching : BULK.selectAll;
  const words = isMore && selection.selection.kind === 'all' ? BULK.allSelected : BULK.selected;
  return (
    <>
      <Tooltip title={t(BULK.clear)}>
        <IconButton size="small" aria-label={t(BULK.clear)} onClick={selection.clear}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {t(words, { count })}
      </Typography>
      {count < total && (
        <Button size="small" onClick={selection.selectAll}>
          {t(selectWords, { count: total })}
        </Button>
      )}
      {isFull && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(BULK.full, { count: BULK_ACTION_MAX_IDS })}
        </Typography>
      )}
    </>
  );
}

/**
 * Actions for the selected suppliers. Sticky above the end of the list, so that the list does not move when the first
 * box is ticked.
 */
export function BulkBar({ workflowId }: { workflowId?: string }) {
  const t = useText();
  // The ticked box is painted first: the bar has many buttons, and its actions are those of the selection it shows.
  const selection = useDeferredValue(useSelection());
  const { data } = useListContext<SupplierRow>();
  const hasTray = useSyncExternalStore(jobStore.subscribe, jobStore.getJobs).length > 0;
  const [asked, setAsked] = useState<OfferedAction | null>(null);
  const mayScreen = useCan('request_screenings');
  const start = useBulkAction(workflowId);
  const exportThem = useExportSelection(workflowId);
  if (!selection || selection.count === 0) return null;
  const { selection: chosen, filter } = selection;
  const targets: BulkTargets = chosen.kind === 'all' ? { filter } : { ids: chosen.ids };
  const offered = offeredActions(
    tabOf(filter, SUPPLIER_STATUS_FILTERS) ?? 'all',
    workflowId ? data?.[0]?.workflow : undefined,
  ).filter((action) => action !== 'screen' || mayScreen);
  const choose = (action: BarAction) => (action === 'export' ? exportThem.mutate(targets) : setAsked(action));
  const confirm = (order: BulkOrder) =>
    start.mutate(order, {
      onSuccess: () => {
        setAsked(null);
        selection.clear();
      },
    });
  return (
    <Paper
      component="section"
      aria-label={t(BULK.bar)}
      elevation={6}
      sx={{
        position: 'sticky',
        bottom: { xs: 8, sm: 16 },
        // Keep the corner free for the job tray. On phones the bar has the full width and covers the job tray.
        maxWidth: { xs: '100%', sm: hasTray ? 'calc(100% - 368px)' : '100%' },
        zIndex: { xs: 'appBar', sm: 3 },
        mt: 1.5,
        p: 1,
        width: { xs: '100%', sm: 'fit-content' },
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        rowGap: 0.5,
        border: 1,
        borderColor: 'primary.main',
        borderRadius: 3,
        '@media print': { display: 'none' },
      }}
    >
      <SelectionCount selection={selection} isFiltered={Object.keys(filter).length > 0} />
      <BulkActions actions={[...offered, 'export']} onChoose={choose} />
      {asked === 'decide' && (
        <BulkDecisionDialog
          targets={targets}
          workflowId={workflowId}
          onStarted={() => {
            setAsked(null);
            selection.clear();
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {asked && asked !== 'decide' && (
        <BulkDialog
          offered={asked}
          targets={targets}
          workflowId={workflowId}
          isBusy={start.isPending}
          onConfirm={confirm}
          onClose={() => setAsked(null)}
        />
      )}
    </Paper>
  );
}
