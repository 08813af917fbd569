import type { WatchlistDifferenceResponse } from '@homologa/domain/screenings/watchlist.contract';
import { Box, Button, Chip, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { Loaded } from '../../shared/ui/states/Loaded';
import { WATCHLISTS } from './watchlists.texts';

type Line = WatchlistDifferenceResponse['entries'][number];

const COLORS = { added: 'error', changed: 'warning', removed: 'default' } as const satisfies Record<
  Line['change'],
  string
>;

function Lines({ difference }: { difference: WatchlistDifferenceResponse }) {
  const t = useText();
  const format = useFormat();
  const { added, changed, removed, entries } = difference;
  const isCut = added + changed + removed > entries.length;
  return (
    <>
      <Typography sx={{ mb: 1 }}>
        {t(WATCHLISTS.counts, {
          added: format.number(added),
          changed: format.number(changed),
          removed: format.number(removed),
        })}
        {isCut && ` ${t(WATCHLISTS.firstOnes, { n: entries.length })}`}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {entries.map(({ change, reference, name, identity_changed: isNew }) => (
          <Box component="li" key={reference} sx={{ py: 0.75, overflowWrap: 'anywhere' }}>
            <Chip size="small" color={COLORS[change]} label={t(WATCHLISTS[change])} sx={{ mr: 1 }} />
            {name}{' '}
            <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
              {reference}
              {change === 'changed' && isNew && ` · ${t(WATCHLISTS.newIdentity)}`}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  );
}

interface DifferencesProps {
  listId: string;
  from: number;
  to: number;
  onClose: () => void;
}

export function Differences({ listId, from, to, onClose }: DifferencesProps) {
  const t = useText();
  const dataProvider = useProvider();
  const titleId = useId();
  const query = useQuery({
    queryKey: ['watchlists', 'getWatchlistDifference', listId, from, to],
    queryFn: () => dataProvider.getWatchlistDifference(listId, from, to),
  });
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t(WATCHLISTS.differencesOf, { from, to })}</DialogTitle>
      <DialogContent>
        <Loaded query={query}>{(difference) => <Lines difference={difference} />}</Loaded>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t(WATCHLISTS.close)}</Button>
      </DialogActions>
    </Dialog>
  );
}
