import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export interface Fact {
  label: string;
  value: ReactNode;
}

const isShown = (value: ReactNode): boolean => value !== null && value !== undefined && value !== '' && value !== false;

const COLUMNS = {
  1: '1fr',
  2: { xs: '1fr', sm: '1fr 1fr' },
  3: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(3, minmax(0, 1fr))' },
} as const;

interface FactsProps {
  facts: readonly Fact[];
  columns?: 1 | 2 | 3;
  /** True to place each label beside its value, which takes half the height of a label above its value. */
  isCompact?: boolean;
}

const COMPACT = { display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: 1.5 } as const;

export function Facts({ facts, columns = 1, isCompact = false }: FactsProps) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        columnGap: isCompact ? 3 : 1.5,
        rowGap: isCompact ? 0.5 : columns === 3 ? 1 : 1.5,
        gridTemplateColumns: COLUMNS[columns],
      }}
    >
      {facts.map(({ label, value }, place) => (
        <Box key={`${place}-${label}`} sx={{ minWidth: 0, ...(isCompact && COMPACT) }}>
          <Typography component="dt" variant={isCompact ? 'body2' : 'caption'} sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography component="dd" variant={isCompact ? 'body2' : 'body1'} sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {isShown(value) ? value : '–'}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
