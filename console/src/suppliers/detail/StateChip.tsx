import ProgressIcon from '@mui/icons-material/AutorenewOutlined';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import EmptyIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import { Chip } from '@mui/material';

const LOOKS = {
  none: { color: 'default', icon: <EmptyIcon /> },
  under_way: { color: 'warning', icon: <ProgressIcon /> },
  done: { color: 'success', icon: <CheckIcon /> },
} as const;

export function StateChip({ state, label }: { state: keyof typeof LOOKS; label: string }) {
  const { color, icon } = LOOKS[state];
  return <Chip size="small" variant="outlined" color={color} icon={icon} label={label} />;
}
