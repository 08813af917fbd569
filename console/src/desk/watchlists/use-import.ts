import type { WatchlistResponse } from '@homologa/domain/screenings/watchlist.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '../../shared/data/use-action';
import { useText } from '../../shared/i18n/use-text';
import { useJobs } from '../../shared/jobs/use-jobs';
import { WATCHLISTS_KEY, watchlistsApi } from './watchlists.api';
import { WATCHLISTS } from './watchlists.texts';

interface Import {
  /** Null downloads the publisher's current edition. */
  file: File | null;
  /** The user confirmed that the edition may be older than the one in use. */
  acceptsOlder?: boolean;
}

export function useImport(list: WatchlistResponse) {
  const t = useText();
  const jobs = useJobs();
  const client = useQueryClient();
  const renew = () => void client.invalidateQueries({ queryKey: WATCHLISTS_KEY });
  const importOf = ({ file, acceptsOlder }: Import) =>
    file ? watchlistsApi.importFile(list.id, file, acceptsOlder) : watchlistsApi.importNow(list.id, acceptsOlder);
  return useAction(importOf, {
    onDone: (job) => jobs.watch(job, { title: t(WATCHLISTS.importing, { list: list.title }), onFinished: renew }),
  });
}
