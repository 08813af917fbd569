import type { ImportReport } from '@homologa/core/screenings/lists/import-watchlist';
import { type StartImport, startWatchlistImport } from '@homologa/core/screenings/lists/start-watchlist-import';
import { ENTRY_TOPICS, type EntryTopic } from '@homologa/domain/screenings/list-entry';
import { csvMapping } from '@homologa/domain/screenings/watchlist.contract';
import { KNOWN_WATCHLISTS, LIST_FORMATS, type ListFormat } from '@homologa/domain/screenings/watchlists';
import { type Command, Option } from 'commander';
import type { Deps } from '../../deps';
import { followJob, resultOf } from '../../follow-job';
import { inputFile, inputJson, parseInput, wholeNumber } from '../../input';
import { addressSetting, watchlistCode } from './watchlist-code';

type ListSettings = NonNullable<StartImport['settings']>;

interface ImportOptions {
  format?: ListFormat;
  title?: string;
  topic?: EntryTopic;
  mapping?: string;
  url?: string[];
  acceptSmaller?: true;
  acceptOlder?: true;
  timeout: number;
}

const HELP = `
Known lists: ${Object.keys(KNOWN_WATCHLISTS).join(', ')}

Examples:
  homologa watchlists import un-sc consolidated.xml
  homologa watchlists import own-list own-list.csv --format csv --mapping mapping.json --topic media`;

export function register(group: Command, deps: Deps): void {
  group
    .command('import <list> [files...]')
    .description('make a snapshot of a list from files, or of what its publisher has where none are named')
    .addOption(new Option('--format <format>', 'how the files are read').choices([...LIST_FORMATS]))
    .option('--title <title>', 'how the list is called')
    .addOption(new Option('--topic <topic>', 'why somebody is on it').choices([...ENTRY_TOPICS]))
    .option('--mapping <file>', 'JSON that says which column of a CSV is what')
    .option('--url <url...>', 'where its files are, one address for each: of a list that is not known, or has moved')
    .option('--accept-smaller', 'although it lost a fifth of its entries or more')
    .option('--accept-older', 'although the edition in use was published later')
    .option('--timeout <seconds>', 'how long to wait for the workers', wholeNumber, 1800)
    .addHelpText('after', HELP)
    .action(async (list: string, files: string[], options: ImportOptions) => {
      const code = watchlistCode(list);
      const settings = await settingsOf(options);
      const uploads = await Promise.all(files.map(inputFile));
      const job = await deps.withContext(async (ctx, app) => {
        const accepted = { acceptsSmaller: options.acceptSmaller ?? false, acceptsOlder: options.acceptOlder ?? false };
        const { jobId } = await startWatchlistImport(ctx, { code, files: uploads, settings, ...accepted });
        await app.dispatcher.idle();
        return followJob(ctx, jobId, { seconds: options.timeout, progress: deps.progress });
      });
      const report = resultOf<ImportReport>(job);
      deps.output.one(report, sentence(report));
    });
}

async function settingsOf({ format, title, topic, mapping, url }: ImportOptions): Promise<ListSettings> {
  return {
    ...(format ? { format } : {}),
    ...(title ? { title } : {}),
    ...(topic ? { topic } : {}),
    ...addressSetting(url),
    ...(mapping ? { mapping: parseInput(csvMapping, await inputJson(mapping)) } : {}),
  };
}

const sentence = ({ isNew, number, entries, added, changed, removed, ...edition }: ImportReport): string => {
  if (!isNew) return `nothing new: snapshot ${number} was made of the same files`;
  const day = edition.isDayInferred ? `; no day is stated, the newest entry is of ${edition.publishedOn}` : '';
  return `snapshot ${number}: ${entries} entries, ${added} added, ${changed} changed, ${removed} removed${day}`;
};
