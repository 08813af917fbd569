import type { WatchlistResponse } from '@homologa/domain/screenings/watchlist.contract';
import type { ResourceProps } from 'react-admin';
import { lazyPart } from '../../shared/ui/states/lazy-part';

export const watchlists = {
  name: 'watchlists',
  list: lazyPart(() => import('./WatchlistsPage')),
  recordRepresentation: ({ title }: Pick<WatchlistResponse, 'title'>) => title,
} satisfies ResourceProps;
