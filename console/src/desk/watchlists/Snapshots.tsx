import type {
  WatchlistDetailResponse,
  WatchlistResponse,
  WatchlistSnapshotResponse,
} from '@homologa/domain/screenings/watchlist.contract';
import { Box, Button, Chip, DialogContentText, Divider, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useAction } from '../../shared/data/use-action';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog';
import { Loaded } from '../../shared/ui/states/Loaded';
import { Differences } from './Differences';
import { WATCHLISTS } from './watchlists.texts';

interface SnapshotProps {
  list: WatchlistResponse;
  snapshot: WatchlistSnapshotResponse;
}

function UseDialog({ list, snapshot, onClose }: SnapshotProps & { onClose: () => void }) {
  const t = useText();
  const dataProvider = useProvider();
  const client = useQueryClient();
  const n = snapshot.number;
  const use = useAction(() => dataProvider.rollBackWatchlist(list.id, n), {
    success: t(WATCHLISTS.switched, { n }),
    onDone: async () => {
      onClose();
      await client.invalidateQueries({ queryKey: ['watchlists'] });
    },
  });
  return (
    <ConfirmDialog
      open
      isDangerous
      title={t(WATCHLISTS.switchTitle, { n, list: list.title })}
      confirmLabel={t(WATCHLISTS.switchTo)}
      isBusy={use.isPending}
      onConfirm={() => use.mutate()}
      onClose={onClose}
    >
      <DialogContentText>{t(WATCHLISTS.switchText)}</DialogContentText>
    </ConfirmDialog>
  );
}

function SnapshotLine({ list, snapshot }: SnapshotProps) {
  const t = useText();
  const format = useFormat();
  const [open, setOpen] = useState<'use' | 'differences' | null>(null);
  const { number: n, added, changed, removed } = snapshot;
  const isCurrent = list.current?.id === snapshot.id;
  const close = () => setOpen(null);
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 1 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography>
          {t(WATCHLISTS.number)} {n} · {format.dateTime(snapshot.imported_at)}{' '}
          {isCurrent && <Chip size="small" color="primary" variant="outlined" label={t(WATCHLISTS.inUse)} />}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(WATCHLISTS.entries)}: {format.number(snapshot.entries)} ·{' '}
          {t(WATCHLISTS.counts, {
            added: format.number(added),
            changed: format.number(changed),
            removed: format.number(removed),
          })}
        </Typography>
      </Box>
      {n > 1 && (
        <Button
          size="small"
          aria-label={t(WATCHLISTS.differencesOf, { from: n - 1, to: n })}
          onClick={() => setOpen('differences')}
        >
          {t(WATCHLISTS.differences)}
        </Button>
      )}
      {!isCurrent && (
        <Button
          size="small"
          variant="outlined"
          aria-label={t(WATCHLISTS.switchNumber, { n })}
          onClick={() => setOpen('use')}
        >
          {t(WATCHLISTS.switchTo)}
        </Button>
      )}
      {open === 'use' && <UseDialog list={list} snapshot={snapshot} onClose={close} />}
      {open === 'differences' && <Differences listId={list.id} from={n - 1} to={n} onClose={close} />}
    </Box>
  );
}

export function Snapshots({ list }: { list: WatchlistResponse }) {
  const t = useText();
  const query = useGetOne<WatchlistDetailResponse>('watchlists', { id: list.id });
  return (
    <Loaded query={query}>
      {({ snapshots }) => (
        <Stack
          component="ul"
          aria-label={t(WATCHLISTS.snapshotsOf, { list: list.title })}
          divider={<Divider component="li" aria-hidden />}
          sx={{ m: 0, p: 0, mt: 1, listStyle: 'none' }}
        >
          {snapshots.map((snapshot) => (
            <SnapshotLine key={snapshot.id} list={list} snapshot={snapshot} />
          ))}
        </Stack>
      )}
    </Loaded>
  );
}
