import { BULK_ACTION_WORDS } from '@homologa/domain/i18n/bulk-action-words';
import { BULK_ACTION_MAX_IDS } from '@homologa/domain/suppliers/limits';
import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import CloseIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import ArchiveIcon from '@mui/icons-material/Inventory2Outlined';
import LabelIcon from '@mui/icons-material/LabelOutlined';
import ReminderIcon from '@mui/icons-material/NotificationsActiveOutlined';
import UnarchiveIcon from '@mui/icons-material/UnarchiveOutlined';
import { Box, Button, IconButton, Paper, Tooltip, Typography } from '@mui/material';
import { type ComponentType, useState, useSyncExternalStore } from 'react';
import { useListContext } from 'react-admin';
import { useUser } from '../../shared/auth/use-can';
import type { BulkOrder, BulkTargets } from '../../shared/data/bulk.api';
import { useText } from '../../shared/i18n/use-text';
import { jobStore } from '../../shared/jobs/jobs';
import { ReasonButton } from '../../shared/ui/ReasonButton';
import { statusOf } from '../table/empty-message';
import { BulkDialog } from './BulkDialog';
import { BULK } from './bulk.texts';
import { type OfferedAction, offeredActions } from './offered-actions';
import { useSelection } from './SelectionProvider';
import { sentFilter } from './selection';
import { useBulkAction } from './use-bulk-action';

const ICONS: Readonly<Record<OfferedAction, ComponentType>> = {
  remind: ReminderIcon,
  labels: LabelIcon,
  archive: ArchiveIcon,
  unarchive: UnarchiveIcon,
  delete: DeleteIcon,
};

/** How many are selected, and how to select all that the list finds. */
function SelectionCount({ total, isFiltered }: { total: number; isFiltered: boolean }) {
  const t = useText();
  const selection = useSelection();
  if (!selection) return null;
  const { count } = selection;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      <Tooltip title={t(BULK.clear)}>
        <IconButton size="small" aria-label={t(BULK.clear)} onClick={selection.clear}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {t(BULK.selected, { count })}
      </Typography>
      {count < total && (
        <Button size="small" onClick={selection.selectAll}>
          {t(isFiltered ? BULK.selectMatching : BULK.selectAll, { count: total })}
        </Button>
      )}
      {selection.selection.kind === 'some' && count === BULK_ACTION_MAX_IDS && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(BULK.full, { count: BULK_ACTION_MAX_IDS })}
        </Typography>
      )}
    </Box>
  );
}

function ActionButton({ action, onClick }: { action: OfferedAction; onClick: () => void }) {
  const t = useText();
  const hasLabels = Object.keys(useUser().supplier_tags).length > 0;
  const Icon = ICONS[action];
  return (
    <ReasonButton
      size="small"
      startIcon={<Icon />}
      color={action === 'delete' ? 'error' : 'primary'}
      reason={action === 'labels' && !hasLabels ? t(BULK.noLabels) : null}
      onClick={onClick}
    >
      {t(action === 'labels' ? BULK.labels : BULK_ACTION_WORDS[action])}
    </ReasonButton>
  );
}

/**
 * What can be done with the selected suppliers. It lies over the end of the list: nothing moves below the pointer when
 * the first box is ticked.
 */
export function BulkBar({ workflowId }: { workflowId?: string }) {
  const t = useText();
  const selection = useSelection();
  const { data, total = 0, filterValues } = useListContext<SupplierRow>();
  const hasTray = useSyncExternalStore(jobStore.subscribe, jobStore.getJobs).length > 0;
  const [asked, setAsked] = useState<OfferedAction | null>(null);
  const start = useBulkAction(workflowId);
  if (!selection || selection.count === 0) return null;
  const chosen = selection.selection;
  const filter = sentFilter(filterValues);
  const targets: BulkTargets = chosen.kind === 'all' ? { filter } : { ids: chosen.ids };
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
        bottom: { xs: hasTray ? 64 : 8, sm: 16 },
        zIndex: 3,
        mt: 1.5,
        p: 1,
        width: 'fit-content',
        // The tray of jobs keeps its corner.
        maxWidth: { xs: '100%', sm: hasTray ? 'calc(100% - 368px)' : '100%' },
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        border: 1,
        borderColor: 'primary.main',
        borderRadius: 3,
        '@media print': { display: 'none' },
      }}
    >
      <SelectionCount total={total} isFiltered={Object.keys(filter).length > 0} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {offeredActions(statusOf(filterValues), workflowId ? data?.[0]?.workflow : undefined).map((action) => (
          <ActionButton key={action} action={action} onClick={() => setAsked(action)} />
        ))}
      </Box>
      {asked && (
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
