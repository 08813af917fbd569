import { extname } from 'node:path';
import type { ImportReport } from '@homologa/core/screenings/lists/import-watchlist';
import { startWatchlistImport } from '@homologa/core/screenings/lists/start-watchlist-import';
import { MEDIA_FORMATS } from '@homologa/domain/screenings/watchlists';
import { type Command, Option } from 'commander';
import type { Deps } from '../../deps';
import { followJob, resultOf } from '../../follow-job';
import { inputFile, wholeNumber } from '../../input';
import { addressSetting, watchlistCode } from '../watchlists/watchlist-code';

type MediaFormat = (typeof MEDIA_FORMATS)[number];

interface ImportOptions {
  format?: MediaFormat;
  title?: string;
  url?: string[];
  timeout: number;
}

const HELP = `
A JSON Lines file has an object on each line: id or url, title, text, publisher, published_on, names.
What a later file no longer has stays; watchlists schedule and rollback work for articles too.

Examples:
  homologa media import press articles.jsonl --title "Press review"
  homologa media import gazette feed.xml`;

const formatOf = (file: string | undefined): MediaFormat | undefined =>
  file === undefined ? undefined : /^\.(xml|rss|atom)$/i.test(extname(file)) ? 'media_rss' : 'media_jsonl';

export function register(group: Command, deps: Deps): void {
  group
    .command('import <source> [file]')
    .description('load articles for adverse media from a file, or what a feed has where none is named')
    .addOption(new Option('--format <format>', 'how the file is read').choices([...MEDIA_FORMATS]))
    .option('--title <title>', 'how the source is called')
    .option('--url <url...>', 'where the feed is')
    .option('--timeout <seconds>', 'how long to wait for the workers', wholeNumber, 1800)
    .addHelpText('after', HELP)
    .action(async (source: string, file: string | undefined, options: ImportOptions) => {
      const code = watchlistCode(source);
      const format = options.format ?? formatOf(file);
      const settings = {
        topic: 'media' as const,
        ...(format ? { format } : {}),
        ...addressSetting(options.url),
        ...(options.title ? { title: options.title } : {}),
      };
      const files = file === undefined ? [] : [await inputFile(file)];
      const job = await deps.withContext(async (ctx, app) => {
        const { jobId } = await startWatchlistImport(ctx, { code, files, settings });
        await app.dispatcher.idle();
        return followJob(ctx, jobId, { seconds: options.timeout, progress: deps.progress });
      });
      const report = resultOf<ImportReport>(job);
      const { isNew, number, entries, added, changed } = report;
      deps.output.one(
        report,
        isNew
          ? `snapshot ${number}: ${entries} articles that name a risk, ${added} added, ${changed} changed`
          : `nothing new: snapshot ${number} was made of the same file`,
      );
    });
}
