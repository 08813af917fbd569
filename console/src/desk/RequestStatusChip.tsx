import type { DeskRequestRow } from '@homologa/domain/desk/desk.contract';
import { Chip, type ChipProps } from '@mui/material';
import { useText } from '../shared/i18n/use-text';
import { REQUEST_STATUS_WORDS } from './desk.texts';

const COLORS: Readonly<Record<DeskRequestRow['status'], ChipProps['color']>> = {
  queued: 'warning',
  taken: 'info',
  verified: 'primary',
  delivered: 'success',
  cancelled: 'default',
};

export function RequestStatusChip({ status }: { status: DeskRequestRow['status'] }) {
  const t = useText();
  return <Chip size="small" variant="outlined" color={COLORS[status]} label={t(REQUEST_STATUS_WORDS[status])} />;
}
