import ProgressIcon from '@mui/icons-material/AutorenewOutlined';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import EmptyIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import { Chip } from '@mui/material';
import { useText } from '../../shared/i18n/use-text';
import { DETAIL } from './detail.texts';
import type { RequestState } from './requests/report-state';

const LOOKS = {
  not_requested: { words: DETAIL.notRequested, color: 'default', icon: <EmptyIcon /> },
  pending: { words: DETAIL.pending, color: 'warning', icon: <ProgressIcon /> },
  completed: { words: DETAIL.completed, color: 'success', icon: <CheckIcon /> },
} as const;

/** Not requested, Pending or Completed: colour, icon and word. */
export function ReportStateChip({ state }: { state: RequestState }) {
  const t = useText();
  const { words, color, icon } = LOOKS[state];
  return <Chip size="small" variant="outlined" color={color} icon={icon} label={t(words)} />;
}
