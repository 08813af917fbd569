import { Box, keyframes } from '@mui/material';
import { useWaiting } from '../../shared/http/waiting';
import { useText } from '../../shared/i18n/use-text';
import { FRAME } from '../frame.texts';

const slide = keyframes`
  from { transform: translateX(-100%) }
  to { transform: translateX(300%) }
`;

export function WaitingBar() {
  const t = useText();
  const waiting = useWaiting();
  return (
    <Box sx={{ position: 'fixed', inset: '0 0 auto', zIndex: 'tooltip', pointerEvents: 'none' }}>
      {waiting !== 'no' && (
        <Box
          role="progressbar"
          aria-label={t(FRAME.working)}
          sx={{ height: 3, overflow: 'hidden', bgcolor: 'primary.light', '@media print': { display: 'none' } }}
        >
          <Box
            sx={{
              height: 1,
              width: '40%',
              bgcolor: 'primary.main',
              animation: `${slide} 1.4s ease-in-out infinite`,
              '@media (prefers-reduced-motion: reduce)': { animation: 'none', width: 1 },
            }}
          />
        </Box>
      )}
      <Box role="status" sx={{ display: 'flex', justifyContent: 'center' }}>
        {waiting === 'long' && (
          <Box
            sx={{
              mt: 1,
              mx: 2,
              px: 2,
              py: 0.75,
              borderRadius: 2,
              boxShadow: 4,
              bgcolor: 'background.paper',
              color: 'text.primary',
              border: 1,
              borderColor: 'divider',
            }}
          >
            {t(FRAME.stillWorking)}
          </Box>
        )}
      </Box>
    </Box>
  );
}
