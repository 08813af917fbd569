import type { ScaleLevel } from '@homologa/domain/catalog/scale-levels';
import GoodIcon from '@mui/icons-material/CheckCircleOutlined';
import WorstIcon from '@mui/icons-material/DangerousOutlined';
import WatchIcon from '@mui/icons-material/ErrorOutlineOutlined';
import UnknownIcon from '@mui/icons-material/HelpOutlineOutlined';
import FairIcon from '@mui/icons-material/RemoveCircleOutlineOutlined';
import BestIcon from '@mui/icons-material/VerifiedOutlined';
import BadIcon from '@mui/icons-material/WarningAmberOutlined';
import { Box, type SvgIconProps, useTheme } from '@mui/material';
import type { ComponentType, ReactNode } from 'react';
import { levelColors } from './level-colors';

/** One icon per level, so that levels differ by shape, not only by colour. */
const ICONS: Readonly<Record<ScaleLevel, ComponentType<SvgIconProps>>> = {
  best: BestIcon,
  good: GoodIcon,
  fair: FairIcon,
  watch: WatchIcon,
  bad: BadIcon,
  worst: WorstIcon,
  unknown: UnknownIcon,
};

interface ScaleMarkProps {
  level: ScaleLevel;
  value: ReactNode;
  word?: string;
}

export function ScaleMark({ level, value, word }: ScaleMarkProps) {
  const { palette } = useTheme();
  const Icon = ICONS[level];
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minWidth: 0 }}>
      <Icon aria-hidden sx={{ fontSize: '1.15em', flexShrink: 0, color: levelColors(palette.mode)[level] }} />
      <span>
        <strong>{value}</strong>
        {word && ` · ${word}`}
      </span>
    </Box>
  );
}
