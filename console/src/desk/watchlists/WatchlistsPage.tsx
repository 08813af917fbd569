import type { WatchlistResponse } from '@homologa/domain/screenings/watchlist.contract';
import { isMediaFormat } from '@homologa/domain/screenings/watchlists';
import WatchlistsIcon from '@mui/icons-material/PolicyOutlined';
import { Card, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useProvider } from '../../shared/data/provider/use-provider';
import { GuideLink } from '../../shared/guides/GuideLink';
import { useText } from '../../shared/i18n/use-text';
import { usePage } from '../../shared/ui/crumbs';
import { PageTitle } from '../../shared/ui/PageTitle';
import { EmptyState } from '../../shared/ui/states/EmptyState';
import { Loaded } from '../../shared/ui/states/Loaded';
import { WatchlistCard } from './WatchlistCard';
import { WATCHLISTS } from './watchlists.texts';

const LIST_TEXTS = { empty: WATCHLISTS.empty, hint: WATCHLISTS.emptyHint };
const MEDIA_TEXTS = { empty: WATCHLISTS.mediaEmpty, hint: WATCHLISTS.mediaEmptyHint };

function Lists({ lists, texts }: { lists: readonly WatchlistResponse[]; texts: typeof LIST_TEXTS }) {
  const t = useText();
  if (lists.length === 0)
    return (
      <Card>
        <EmptyState
          icon={<WatchlistsIcon />}
          title={t(texts.empty)}
          text={t(texts.hint)}
          action={<GuideLink guide="watchlists" task="upload" />}
        />
      </Card>
    );
  return (
    <Stack spacing={2}>
      {lists.map((list) => (
        <WatchlistCard key={list.id} list={list} />
      ))}
    </Stack>
  );
}

export default function WatchlistsPage() {
  const t = useText();
  const dataProvider = useProvider();
  usePage({ label: t(WATCHLISTS.title) });
  const query = useQuery({ queryKey: ['watchlists', 'getWatchlists'], queryFn: () => dataProvider.getWatchlists() });
  return (
    <>
      <PageTitle title={t(WATCHLISTS.title)} subtitle={t(WATCHLISTS.subtitle)} />
      <Loaded query={query}>
        {(lists) => (
          <>
            <Lists lists={lists.filter(({ format }) => !isMediaFormat(format))} texts={LIST_TEXTS} />
            <Typography variant="h2" sx={{ mt: 4, mb: 0.5 }}>
              {t(WATCHLISTS.media)}
            </Typography>
            <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t(WATCHLISTS.mediaSubtitle)}</Typography>
            <Lists lists={lists.filter(({ format }) => isMediaFormat(format))} texts={MEDIA_TEXTS} />
          </>
        )}
      </Loaded>
    </>
  );
}
