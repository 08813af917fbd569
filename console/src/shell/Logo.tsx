import { Box } from '@mui/material';

export function Logo({ name = 'Homologa' }: { name?: string }) {
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 750, fontSize: '1.1rem', color: 'text.primary' }}
    >
      <img src="/favicon.svg" alt="" width={28} height={28} />
      {name}
    </Box>
  );
}
