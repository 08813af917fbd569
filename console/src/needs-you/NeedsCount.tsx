import { Box } from '@mui/material';
import { useFormat } from '../shared/i18n/use-format';
import { useNeedsYou } from './use-needs-you';

/** The number beside the menu entry; nothing while nothing waits. */
export function NeedsCount() {
  const format = useFormat();
  const { total } = useNeedsYou();
  if (total === 0) return null;
  return (
    <Box
      component="span"
      sx={{ ml: 1, fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}
    >
      {format.number(total)}
    </Box>
  );
}
