import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Two columns of fields, one on a phone. Fields of a row are aligned at their tops, whatever their helper texts. */
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
