import { Box } from '@mui/material';

export function Key({ name }: { name: string }) {
  return (
    <Box
      component="kbd"
      sx={{
        px: 0.75,
        py: 0.25,
        minWidth: 26,
        display: 'inline-block',
        textAlign: 'center',
        fontFamily: 'monospace',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'action.hover',
      }}
    >
      {name}
    </Box>
  );
}
