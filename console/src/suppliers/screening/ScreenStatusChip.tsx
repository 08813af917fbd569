import type { ScreeningStatus } from '@homologa/domain/screenings/screening-status';
import { SCREEN_STATUS_WORDS } from '@homologa/domain/screenings/screening-words';
import ProgressIcon from '@mui/icons-material/AutorenewOutlined';
import FailedIcon from '@mui/icons-material/ErrorOutlineOutlined';
import MatchIcon from '@mui/icons-material/GppMaybeOutlined';
import ClearIcon from '@mui/icons-material/VerifiedUserOutlined';
import { Chip, type ChipProps } from '@mui/material';
import type { ReactElement } from 'react';
import { useText } from '../../shared/i18n/use-text';

const LOOKS: Readonly<Record<ScreeningStatus, { color: ChipProps['color']; icon: ReactElement }>> = {
  in_progress: { color: 'info', icon: <ProgressIcon /> },
  match: { color: 'error', icon: <MatchIcon /> },
  no_match: { color: 'success', icon: <ClearIcon /> },
  failed: { color: 'warning', icon: <FailedIcon /> },
};

/** A screening's status: colour, icon and word together, never colour alone. */
export function ScreenStatusChip({ status }: { status: ScreeningStatus }) {
  const t = useText();
  const { color, icon } = LOOKS[status];
  return <Chip size="small" variant="outlined" color={color} icon={icon} label={t(SCREEN_STATUS_WORDS[status])} />;
}
