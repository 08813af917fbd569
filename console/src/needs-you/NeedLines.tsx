import { LIST_WINDOW } from '@homologa/domain/catalog/list-window';
import { needAddress } from '@homologa/domain/needs-you/need-address';
import { formatNeedCount } from '@homologa/domain/needs-you/need-count';
import { NEED_WORDS } from '@homologa/domain/needs-you/need-words';
import type { NeedGroup, NeedItem } from '@homologa/domain/needs-you/needs-you.contract';
import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { useFormat } from '../shared/i18n/use-format';
import { useText } from '../shared/i18n/use-text';
import { useNow } from '../shared/ui/hooks/use-now';
import { itemAddress } from './need-address';
import { NEEDS_YOU } from './needs-you.texts';

function Item({ item }: { item: NeedItem }) {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const { name, since, due_date: due } = item;
  return (
    <Box sx={{ display: 'flex', columnGap: 1.5, justifyContent: 'space-between', minWidth: 0 }}>
      <Link component={RouterLink} to={itemAddress(item)} sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {name || t(NEEDS_YOU.unnamed)}
      </Link>
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {due ? t(NEEDS_YOU.due, { date: format.day(due) }) : since && format.relative(since, now)}
      </Typography>
    </Box>
  );
}

/** Counting stops beyond `LIST_WINDOW`: a count that has reached its end stays '10,000+'. */
const restOf = (count: number, first: readonly NeedItem[]): number =>
  count > LIST_WINDOW ? count : count - first.length;

interface NeedLinesProps {
  needs: readonly NeedGroup[];
  /** Maximum number of items displayed per kind of pending work; the dashboard displays a single item. */
  most: number;
}

export function NeedLines({ needs, most }: NeedLinesProps) {
  const t = useText();
  const format = useFormat();
  const isDashboard = most === 1;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {needs.map(({ need, count, first }) => (
        <Box
          component="li"
          key={need}
          sx={{
            display: 'grid',
            gap: { xs: 0.5, md: 2 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
            py: 1,
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Link
            component={RouterLink}
            to={needAddress(need)}
            color="textPrimary"
            sx={{ fontVariantNumeric: 'tabular-nums', alignSelf: 'start' }}
          >
            <b>{formatNeedCount([count], format.number)}</b> {t(NEED_WORDS[need], { count })}
          </Link>
          <Box sx={{ display: 'grid', gap: 0.5 }}>
            {first.slice(0, most).map((item) => (
              <Item key={item.id} item={item} />
            ))}
            {!isDashboard && first.length > 0 && count > first.length && (
              <Link
                component={RouterLink}
                to={needAddress(need)}
                variant="body2"
                sx={{ color: 'text.secondary', justifySelf: 'start' }}
              >
                {t(NEEDS_YOU.more, { count: formatNeedCount([restOf(count, first)], format.number) })}
              </Link>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
