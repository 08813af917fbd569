import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { LegendButton } from './LegendButton';
import type { LegendKind } from './legend-kinds';

export function Explained({ legend, children }: { legend: LegendKind; children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.25 }}>
      {children}
      <LegendButton legend={legend} />
    </Box>
  );
}
