import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/**
 * Two columns of fields; a single column on phones. Aligns the fields of a row at their tops, because their helper
 * texts differ in height.
 */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        mb: 1.5,
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  );
}
