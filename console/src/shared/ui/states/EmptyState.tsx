import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  text?: string;
  action?: ReactNode;
  isPage?: boolean;
}

export function EmptyState({ icon, title, text, action, isPage }: EmptyStateProps) {
  return (
    <Box sx={{ textAlign: 'center', py: 6, px: 2, color: 'text.secondary' }}>
      {icon && <Box sx={{ fontSize: 44, lineHeight: 1, mb: 1, '& svg': { fontSize: 'inherit' } }}>{icon}</Box>}
      <Typography variant="h3" component={isPage ? 'h1' : 'p'} sx={{ color: 'text.primary' }}>
        {title}
      </Typography>
      {text && <Typography sx={{ mt: 0.5 }}>{text}</Typography>}
      {action && <Box sx={{ mt: 2 }}>{action}</Box>}
    </Box>
  );
}
