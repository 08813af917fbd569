import { DomainError } from '@homologa/domain/errors/domain-error';
import { ENTRY_TOPICS, type ListEntry } from '@homologa/domain/screenings/list-entry';
import type { ScreenedSnapshot, ScreeningData } from '@homologa/domain/screenings/screening.contract';
import type { ScreeningOption } from '@homologa/domain/screenings/screening-rules';
import { ENGINE_VERSION } from '@homologa/screening/search/engine-version';
import { DEFAULT_THRESHOLD } from '@homologa/screening/search/search';
import type { Context } from '../kernel/context';
import { currentArticles, currentIndex } from './index/current-index';
import type { CurrentSnapshot } from './lists/watchlist.queries';
import { articlesHash, askProvider, type ProvidedArticles } from './media/article-source';
import type { MediaProvider } from './media/media-provider';
import type { PartyFacts } from './party-facts.queries';
import { dataOf, type ScreeningAnswer, type ScreeningScope, screenParties } from './screen-parties';
import type { ScreeningQuestion } from './screening-subject';

export interface AnsweredQuestion {
  data: ScreeningData;
  articles: ListEntry[] | null;
}

/**
 * Screens the parties of a screening question against the active watchlists and the loaded articles. Returns the result
 * with its evidence. Throws `screening_without_lists`.
 */
export async function answerQuestion(
  ctx: Context,
  provider: MediaProvider | null,
  question: ScreeningQuestion,
  shareholders: readonly string[],
  facts: PartyFacts,
  { signal, onShare }: { signal: AbortSignal } & Pick<ScreeningScope, 'onShare'>,
): Promise<AnsweredQuestion> {
  const lists = await currentIndex(ctx);
  if (lists.snapshots.length === 0) throw new DomainError('screening_without_lists');
  const isMediaAsked = question.options.includes('adverse_media');
  const articles = isMediaAsked ? await currentArticles(ctx) : null;
  const media = isMediaAsked ? await askProvider(ctx, provider, question.parties, signal) : null;
  const provided = media?.entries ? { provider: media.provider, entries: media.entries } : null;
  const answer = await screenParties(ctx, lists.index, lists.snapshots, question, { articles, provided, onShare });
  const snapshots = [...lists.snapshots, ...(articles?.snapshots ?? [])];
  const evidence = await evidenceOf(ctx, { snapshots, media, facts }, question, answer);
  return { data: { ...dataOf(answer, shareholders, facts), evidence }, articles: media?.entries ?? null };
}

interface Read {
  snapshots: readonly CurrentSnapshot[];
  media: ProvidedArticles | null;
  facts: PartyFacts;
}

async function evidenceOf(
  ctx: Context,
  { snapshots, media, facts }: Read,
  question: ScreeningQuestion,
  { parties, hash }: ScreeningAnswer,
): Promise<ScreeningData['evidence']> {
  const { options, asOf } = question;
  const lists = await ctx.db.read.watchlist.findMany({ select: { code: true, title: true, topic: true } });
  const topics = new Map(lists.map(({ code, topic }) => [code, topic]));
  const read: ScreenedSnapshot[] = snapshots.map((snapshot) => ({
    code: snapshot.code,
    title: snapshot.title,
    topic: topics.get(snapshot.code) ?? '',
    number: snapshot.number,
    sha256: snapshot.sha256,
    entries: snapshot.entries,
    imported_at: snapshot.importedAt.toISOString(),
    published_on: snapshot.publishedOn?.toISOString().slice(0, 10) ?? null,
    ...(snapshot.isDayInferred ? { is_day_inferred: true } : {}),
    is_stale: snapshot.isStale,
  }));
  const unread = parties.flatMap(({ subject, isComparable }) => (isComparable ? [] : subject.name));
  const used = new Set(read.map(({ code }) => code));
  return {
    engine: ENGINE_VERSION,
    as_of: asOf,
    threshold: DEFAULT_THRESHOLD,
    parties: question.parties,
    ...(question.watched?.length ? { watched: [...question.watched] } : {}),
    snapshots: read,
    ...(media ? { media: mediaEvidence(media) } : {}),
    missing_lists: lists
      .filter(({ code, topic }) => !used.has(code) && (topic !== 'media' || options.includes('adverse_media')))
      .map(({ title }) => title),
    not_searched: options.filter((option) =>
      option === 'ownership' ? facts.owners.length === 0 : !hasSource(option, read, media),
    ),
    ...(unread.length > 0 ? { not_comparable: unread } : {}),
    nearest: parties.flatMap(({ subject, nearest }) =>
      nearest ? [{ group: subject.group, party: subject.name, hit: nearest }] : [],
    ),
    hash,
  };
}

const mediaEvidence = ({ provider, askedAt, entries }: ProvidedArticles) => ({
  provider,
  asked_at: askedAt.toISOString(),
  articles: entries?.length ?? null,
  sha256: entries && articlesHash(entries),
});

/** Topics of lists that cover each screening option. Ownership is excluded, because forms and reports answer it. */
const TOPICS_OF: Readonly<Record<Exclude<ScreeningOption, 'ownership'>, readonly string[]>> = {
  sanctions: ENTRY_TOPICS.filter((topic) => topic !== 'pep' && topic !== 'media'),
  pep: ['pep'],
  adverse_media: ['media'],
};

function hasSource(
  option: Exclude<ScreeningOption, 'ownership'>,
  snapshots: readonly ScreenedSnapshot[],
  media: ProvidedArticles | null,
): boolean {
  if (option === 'adverse_media' && media) return media.entries !== null;
  return snapshots.some(({ topic }) => TOPICS_OF[option].includes(topic));
}
