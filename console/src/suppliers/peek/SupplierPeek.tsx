import { TIMELINE_EVENT_WORDS, TIMELINE_WAIT_WORDS } from '@homologa/domain/onboarding/timeline-words';
import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import type { SupplierColumn } from '@homologa/domain/suppliers/supplier-columns';
import { supplierName } from '@homologa/domain/suppliers/supplier-name';
import { SUPPLIER_COLUMN_WORDS } from '@homologa/domain/suppliers/supplier-words';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, IconButton, Paper, Skeleton, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { COMMON } from '../../shared/i18n/common.texts';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { Facts } from '../../shared/ui/Facts';
import { BELOW_HEADER } from '../../shared/ui/header-height';
import { DecideButton } from '../detail/strip/DecideButton';
import { useTimeline } from '../history/use-timeline';
import { SUPPLIERS } from '../suppliers.texts';
import { COLUMNS } from '../table/columns';
import { PEEK } from './peek.texts';

const SHOWN: readonly SupplierColumn[] = [
  'status',
  'decision',
  'risk_indicator',
  'rating',
  'screen_status',
  'questionnaire_status',
  'country',
  'workflow',
  'last_reminded',
];

interface SupplierPeekProps {
  supplier: SupplierRow;
  /** Columns of the suppliers table that the user may see. */
  columns: readonly SupplierColumn[];
  onDecide: () => void;
  onClose: () => void;
}

/**
 * Panel with a summary of the row under the cursor, over the right side of the page. It is not a dialog: the focus
 * stays in the table until Tab moves it into the panel.
 */
export function SupplierPeek({ supplier, columns, onDecide, onClose }: SupplierPeekProps) {
  const t = useText();
  const format = useFormat();
  const { data: timeline, isPending } = useTimeline(supplier);
  const last = timeline?.events.at(-1);
  const awaited = timeline?.awaited;
  const told = (words: string, at: string | null | undefined) =>
    [words, at && format.shortDate(at)].filter(Boolean).join(' · ');
  const waiting = <Skeleton width={140} />;
  const facts = SHOWN.filter((column) => columns.includes(column)).map((column) => ({
    label: t(SUPPLIER_COLUMN_WORDS[column]),
    value: COLUMNS[column].render(supplier, { t, format }),
  }));
  const activity = [
    { label: t(PEEK.awaited), value: awaited && told(t(TIMELINE_WAIT_WORDS[awaited.wait]), awaited.since) },
    { label: t(PEEK.last), value: last && told(t(TIMELINE_EVENT_WORDS[last.event]), last.created_at) },
  ].map(({ label, value }) => ({ label, value: isPending ? waiting : value }));
  return (
    <Paper
      component="aside"
      aria-label={t(PEEK.label)}
      aria-live="polite"
      elevation={8}
      sx={{
        position: 'fixed',
        top: BELOW_HEADER,
        right: 0,
        bottom: 0,
        width: 380,
        zIndex: 'drawer',
        p: 2.5,
        overflowY: 'auto',
        borderRadius: 0,
        borderLeft: 1,
        borderColor: 'divider',
        display: { xs: 'none', sm: 'block' },
        '@media print': { display: 'none' },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, mb: 2 }}>
        <Typography variant="h2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {supplierName(supplier.invite) || t(SUPPLIERS.nameless)}
        </Typography>
        <IconButton size="small" aria-label={t(COMMON.close)} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <Facts isCompact facts={[...facts, ...activity]} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2.5 }}>
        <DecideButton supplier={supplier} onDecide={onDecide} />
        <Button
          component={RouterLink}
          to={`/workflows/${supplier.workflow_id}/suppliers/${supplier.id}`}
          size="small"
          variant="outlined"
        >
          {t(PEEK.open)}
        </Button>
      </Box>
    </Paper>
  );
}
