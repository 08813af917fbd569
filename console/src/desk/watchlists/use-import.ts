import type { WatchlistResponse } from '@homologa/domain/screenings/watchlist.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useAction } from '../../shared/data/use-action';
import { useText } from '../../shared/i18n/use-text';
import { useJobs } from '../../shared/jobs/use-jobs';
import { WATCHLISTS } from './watchlists.texts';

interface Import {
  /** Null to download the publisher's current edition. */
  file: File | null;
  acceptsOlder?: boolean;
}

export function useImport(list: WatchlistResponse) {
  const t = useText();
  const dataProvider = useProvider();
  const jobs = useJobs();
  const client = useQueryClient();
  const renew = () => void client.invalidateQueries({ queryKey: ['watchlists'] });
  const importOf = ({ file, acceptsOlder }: Import) =>
    file
      ? dataProvider.importWatchlistFile(list.id, file, acceptsOlder)
      : dataProvider.importWatchlist(list.id, acceptsOlder);
  return useAction(importOf, {
    onDone: (job) => jobs.watch(job, { title: t(WATCHLISTS.importing, { list: list.title }), onFinished: renew }),
  });
}
