import { createHash } from 'node:crypto';
import { LIST_CODE_MAX } from '@homologa/domain/screenings/limits';
import type { ListEntry } from '@homologa/domain/screenings/list-entry';
import { hashEntry } from '@homologa/screening/entries/entry-hash';
import { buildIndex } from '@homologa/screening/index/index-builder';
import { openIndex } from '@homologa/screening/index/screening-index';
import { articleEntry } from '@homologa/screening/media/article-entry';
import type { Context } from '../../kernel/context';
import type { StoredEntry } from '../lists/entry-rows';
import type { NameSource } from '../name-source';
import type { ScreenedSubject } from '../screening-subject';
import { sortedJson } from '../sorted-json';
import { type MediaProvider, MediaProviderError, type MediaQuery } from './media-provider';

export interface ProvidedArticles {
  provider: string;
  askedAt: Date;
  entries: ListEntry[] | null;
}

const queryOf = ({ name, schema, countries }: ScreenedSubject): MediaQuery => ({
  name,
  kind: schema === undefined ? null : schema === 'person' ? 'person' : 'organisation',
  countries,
});

/**
 * Queries the media provider for articles about all parties; returns null if no media provider is configured. A failed
 * query does not fail the screening.
 */
export async function askProvider(
  ctx: Context,
  media: MediaProvider | null,
  parties: readonly ScreenedSubject[],
  signal: AbortSignal,
): Promise<ProvidedArticles | null> {
  if (!media) return null;
  const asked = { provider: media.name, askedAt: ctx.now() };
  try {
    const articles = await media.search(parties.map(queryOf), signal);
    const entries = articles.flatMap(
      ({ published_on: publishedOn, ...article }) => articleEntry({ ...article, publishedOn }) ?? [],
    );
    return { ...asked, entries: [...new Map(entries.map((entry) => [entry.sourceId, entry])).values()] };
  } catch (error) {
    if (!(error instanceof MediaProviderError)) throw error;
    ctx.log.warn({ err: error, provider: media.name }, 'no articles were provided');
    return { ...asked, entries: null };
  }
}

export const articlesHash = (entries: readonly ListEntry[]): string =>
  createHash('sha256').update(sortedJson(entries)).digest('hex');

export function articlesAsSource(provider: string, entries: readonly ListEntry[]): NameSource {
  const code = `media:${provider}`.slice(0, LIST_CODE_MAX);
  const stored = new Map(
    entries.map((entry): [string, StoredEntry] => [entry.sourceId, { id: entry.sourceId, entry, ...hashEntry(entry) }]),
  );
  return {
    index: openIndex(buildIndex(entries.map((entry) => ({ list: code, entry })))),
    lists: [{ code, title: provider, version: null }],
    entriesOf: async () => new Map([[code, stored]]),
  };
}
