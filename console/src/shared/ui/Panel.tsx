import { Box, Card, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface PanelProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

export function Panel({ title, action, children }: PanelProps) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 1,
          rowGap: { xs: 1, sm: 2 },
          mb: 1.5,
          flexWrap: 'wrap',
        }}
      >
        <Typography id={titleId} variant="h2">
          {title}
        </Typography>
        {action && (
          // The negative margin keeps a title with a button as high as a title without one. The row gap makes up
          // for it where the action wraps.
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: { sm: -1 }, mb: { sm: -0.5 } }}
          >
            {action}
          </Box>
        )}
      </Box>
      {children}
    </Card>
  );
}
