import type { ScaleLevel } from '@homologa/domain/reports/scale-levels';
import GoodIcon from '@mui/icons-material/CheckCircleOutlined';
import WorstIcon from '@mui/icons-material/DangerousOutlined';
import WatchIcon from '@mui/icons-material/ErrorOutlineOutlined';
import UnknownIcon from '@mui/icons-material/HelpOutlineOutlined';
import FairIcon from '@mui/icons-material/RemoveCircleOutlineOutlined';
import BestIcon from '@mui/icons-material/VerifiedOutlined';
import BadIcon from '@mui/icons-material/WarningAmberOutlined';
import { Box, type SvgIconProps, useTheme } from '@mui/material';
import type { ComponentType, ReactNode } from 'react';

interface LevelLook {
  Icon: ComponentType<SvgIconProps>;
  light: string;
  dark: string;
}

/** Each level has a shape of its own beside its colour; all carry 3 : 1 on the panels of their theme. */
const LOOKS: Readonly<Record<ScaleLevel, LevelLook>> = {
  best: { Icon: BestIcon, light: '#1c7a3e', dark: '#6fcf8e' },
  good: { Icon: GoodIcon, light: '#4d7c0f', dark: '#a3d65c' },
  fair: { Icon: FairIcon, light: '#1f5fa8', dark: '#8ec2ff' },
  watch: { Icon: WatchIcon, light: '#9a5b00', dark: '#f0b75a' },
  bad: { Icon: BadIcon, light: '#c2410c', dark: '#ff9d66' },
  worst: { Icon: WorstIcon, light: '#b3261e', dark: '#ff8a80' },
  unknown: { Icon: UnknownIcon, light: '#51605d', dark: '#a9bab7' },
};

interface ScaleMarkProps {
  level: ScaleLevel;
  /** The figure itself, as shown. */
  value: ReactNode;
  /** What it says. */
  word?: string;
}

/** A figure of a scale: colour, icon and word together, never colour alone. */
export function ScaleMark({ level, value, word }: ScaleMarkProps) {
  const { palette } = useTheme();
  const { Icon, light, dark } = LOOKS[level];
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minWidth: 0 }}>
      <Icon aria-hidden sx={{ fontSize: '1.15em', flexShrink: 0, color: palette.mode === 'dark' ? dark : light }} />
      <span>
        <strong>{value}</strong>
        {word && ` · ${word}`}
      </span>
    </Box>
  );
}
