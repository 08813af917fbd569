import type { WatchlistResponse } from '@homologa/domain/screenings/watchlist.contract';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../shared/ui/states/lazy-page';

export const watchlists = {
  name: 'watchlists',
  list: lazyPage(() => import('./WatchlistsPage')),
  recordRepresentation: ({ title }: Pick<WatchlistResponse, 'title'>) => title,
} satisfies ResourceProps;
