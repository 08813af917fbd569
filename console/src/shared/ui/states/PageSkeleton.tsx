import { Box, Skeleton } from '@mui/material';
import { COMMON } from '../../i18n/common.texts';
import { useText } from '../../i18n/use-text';

export function PageSkeleton() {
  const t = useText();
  return (
    <Box aria-busy="true" aria-label={t(COMMON.loading)} role="status">
      <Skeleton width={240} height={40} />
      <Skeleton variant="rounded" height={120} sx={{ mt: 2, borderRadius: 3 }} />
      <Skeleton variant="rounded" height={320} sx={{ mt: 2, borderRadius: 3 }} />
    </Box>
  );
}
