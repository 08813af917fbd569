import { SUPPLIER_STATUS_WORDS } from '@homologa/domain/catalog/status-words';
import type { SupplierStatus } from '@homologa/domain/catalog/supplier-status';
import ProgressIcon from '@mui/icons-material/AutorenewOutlined';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import ArchiveIcon from '@mui/icons-material/Inventory2Outlined';
import PendingIcon from '@mui/icons-material/ScheduleOutlined';
import { Chip, type ChipProps } from '@mui/material';
import type { ReactElement } from 'react';
import { useText } from '../shared/i18n/use-text';

const LOOKS: Readonly<Record<SupplierStatus, { color: ChipProps['color']; icon: ReactElement }>> = {
  pending: { color: 'warning', icon: <PendingIcon /> },
  in_progress: { color: 'info', icon: <ProgressIcon /> },
  completed: { color: 'success', icon: <CheckIcon /> },
  archived: { color: 'default', icon: <ArchiveIcon /> },
};

export function StatusChip({ status }: { status: SupplierStatus }) {
  const t = useText();
  const { color, icon } = LOOKS[status];
  return <Chip size="small" variant="outlined" color={color} icon={icon} label={t(SUPPLIER_STATUS_WORDS[status])} />;
}
