import type { DeskRequestRow } from '@homologa/domain/desk/desk.contract';
import { REQUEST_STATUS_WORDS } from '@homologa/domain/reports/request-status-words';
import { Chip, type ChipProps } from '@mui/material';
import { useText } from '../../shared/i18n/use-text';

const COLORS: Readonly<Record<DeskRequestRow['status'], ChipProps['color']>> = {
  queued: 'warning',
  taken: 'info',
  awaiting_supplier: 'secondary',
  verified: 'primary',
  delivered: 'success',
  unable_to_locate: 'error',
  failed: 'error',
  cancelled: 'default',
};

export function RequestStatusChip({ status }: { status: DeskRequestRow['status'] }) {
  const t = useText();
  return <Chip size="small" variant="outlined" color={COLORS[status]} label={t(REQUEST_STATUS_WORDS[status])} />;
}
