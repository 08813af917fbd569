import type { ScaleLevel } from '@homologa/domain/catalog/scale-levels';

/** Document colours; text has a contrast of at least 4.5 against its background. */
export const COLORS = {
  ink: '#16211f',
  quiet: '#51605d',
  brand: '#0f6b63',
  brandTint: '#e6f2f0',
  line: '#ccd6d4',
  stripe: '#f5f8f7',
  paper: '#ffffff',
  warning: '#b3261e',
  warningTint: '#fdecea',
  caution: '#9a5b00',
  cautionTint: '#fdf3e3',
  success: '#1c7a3e',
  successTint: '#e8f5ec',
} as const;

export const LEVEL_COLORS: Readonly<Record<ScaleLevel, string>> = {
  best: '#1c7a3e',
  good: '#3f7d20',
  fair: '#7a6a00',
  watch: '#9a5b00',
  bad: '#b8431a',
  worst: '#b3261e',
  unknown: '#51605d',
};
