import WatchlistsIcon from '@mui/icons-material/PolicyOutlined';
import { Card, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../shared/i18n/use-text';
import { usePage } from '../../shared/ui/crumbs';
import { EmptyState } from '../../shared/ui/EmptyState';
import { Loaded } from '../../shared/ui/Loaded';
import { PageTitle } from '../../shared/ui/PageTitle';
import { WatchlistCard } from './WatchlistCard';
import { WATCHLISTS_KEY, watchlistsApi } from './watchlists.api';
import { WATCHLISTS } from './watchlists.texts';

/** The lists that screenings read: how old they are, why one failed, import, snapshots (reference 10.8). */
export default function WatchlistsPage() {
  const t = useText();
  usePage({ label: t(WATCHLISTS.title) });
  const query = useQuery({ queryKey: WATCHLISTS_KEY, queryFn: watchlistsApi.list });
  return (
    <>
      <PageTitle title={t(WATCHLISTS.title)} subtitle={t(WATCHLISTS.subtitle)} />
      <Loaded query={query}>
        {(lists) =>
          lists.length === 0 ? (
            <Card>
              <EmptyState icon={<WatchlistsIcon />} title={t(WATCHLISTS.empty)} text={t(WATCHLISTS.emptyHint)} />
            </Card>
          ) : (
            <Stack spacing={2}>
              {lists.map((list) => (
                <WatchlistCard key={list.id} list={list} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </>
  );
}
