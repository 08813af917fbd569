import { formatNeedCount } from '@homologa/domain/needs-you/need-count';
import { Box } from '@mui/material';
import { useFormat } from '../shared/i18n/use-format';
import { useNeedsYou } from './use-needs-you';

/** Shows the number of items that wait for the user beside the menu entry; renders nothing for zero. */
export function NeedsCount() {
  const format = useFormat();
  const { needs = [] } = useNeedsYou();
  if (needs.length === 0) return null;
  const counts = needs.map(({ count }) => count);
  return (
    <Box
      component="span"
      sx={{ ml: 1, fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}
    >
      {formatNeedCount(counts, format.number)}
    </Box>
  );
}
