import { COUNTRIES } from '@homologa/domain/countries/countries';
import { ENTRY_ID_MAX } from '@homologa/domain/screenings/limits';
import type { ListEntry } from '@homologa/domain/screenings/list-entry';
import type { ScreeningData, ScreeningHit, WatchedEntry } from '@homologa/domain/screenings/screening.contract';
import type { HitKind, ScreeningOption } from '@homologa/domain/screenings/screening-rules';
import type { Context } from '../kernel/context';
import type { StoredEntry } from './lists/entry-rows';
import type { ScreeningIndex } from './matching/screening-index';
import { DEFAULT_THRESHOLD, type Match, type SearchOptions, search } from './matching/search';
import { excerptOf } from './media/article-entry';
import { articlesAsSource, articlesHash } from './media/article-source';
import { type AnsweringSnapshot, type NameSource, type SourceList, snapshotSource } from './name-source';
import { NO_FACTS, type PartyFacts } from './party-facts.queries';
import { type PartyFinding, screeningHash } from './screening-hash';
import { ownerNamed, type ScreenedSubject, type ScreeningQuestion, ultimateOwners } from './screening-subject';

/** Raised when the matching would answer the same question otherwise. */
export const ENGINE_VERSION = 1;

/** Hits of one party that are kept, the best. */
const MAX_HITS = 20;
/** Hits looked at for them: some are expired or not asked for. */
const MAX_SEARCHED = 100;

/** What was found, with the hash that shows it. */
export interface ScreeningAnswer {
  parties: PartyAnswer[];
  hash: string;
}

interface PartyAnswer {
  subject: ScreenedSubject;
  kinds: Record<HitKind, ScreeningHit[]>;
  nearest: ScreeningHit | null;
}

const OPTION_OF: Readonly<Record<HitKind, ScreeningOption>> = {
  sanction_lists: 'sanctions',
  adverse_media: 'adverse_media',
  peps: 'pep',
};

/** Where a hit belongs by why its entry is listed; null for one that is cleared. */
function kindOf({ topics }: Pick<ListEntry, 'topics'>): HitKind | null {
  if (topics.some((topic) => topic !== 'pep' && topic !== 'media')) return 'sanction_lists';
  if (topics.includes('pep')) return 'peps';
  return topics.includes('media') ? 'adverse_media' : null;
}

/** What of the lists and beside them is searched, and how sure a hit has to be. */
export interface ScreeningScope extends SearchOptions {
  /** Articles that are loaded, and their snapshots. */
  articles?: { index: ScreeningIndex; snapshots: readonly AnsweringSnapshot[] } | null;
  /** Articles that a provider outside answered. */
  provided?: { provider: string; entries: readonly ListEntry[] } | null;
  /** Told how many parties have been looked up in how much of that, as a share of all from 0 to 1. */
  onShare?: (share: number) => Promise<void>;
}

/**
 * Looks every party up in the index, and in the articles. The same question to the same snapshots and articles has the
 * same answer and hash.
 */
export async function screenParties(
  ctx: Context,
  index: ScreeningIndex,
  snapshots: readonly AnsweringSnapshot[],
  question: ScreeningQuestion,
  { articles = null, provided = null, onShare, ...narrowed }: ScreeningScope = {},
): Promise<ScreeningAnswer> {
  const { threshold = DEFAULT_THRESHOLD } = narrowed;
  const sources = [
    snapshotSource(ctx, index, snapshots),
    ...(articles ? [snapshotSource(ctx, articles.index, articles.snapshots)] : []),
    ...(provided ? [articlesAsSource(provided.provider, provided.entries)] : []),
  ];
  const answers: PartyAnswer[][] = [];
  for (const source of sources) {
    answers.push(await searchSource(source, question, narrowed));
    await onShare?.(answers.length / sources.length);
  }
  const parties = question.parties.map((subject, at) =>
    together(
      subject,
      answers.flatMap((each) => each[at] ?? []),
    ),
  );
  const findings: PartyFinding[] = parties.map(({ subject, kinds, nearest }) => ({
    party: subject.name,
    hits: Object.values(kinds).flat(),
    nearest,
  }));
  const read = [...snapshots, ...(articles?.snapshots ?? [])];
  const media = provided && { provider: provided.provider, sha256: articlesHash(provided.entries) };
  const hash = screeningHash({ engine: ENGINE_VERSION, threshold, question, snapshots: read, findings, media });
  return { parties, hash };
}

/** What all sources say of one party; the nearest is the lists' own. */
const together = (subject: ScreenedSubject, answers: readonly PartyAnswer[]): PartyAnswer => ({
  subject,
  kinds: {
    sanction_lists: answers.flatMap(({ kinds }) => kinds.sanction_lists),
    adverse_media: answers.flatMap(({ kinds }) => kinds.adverse_media),
    peps: answers.flatMap(({ kinds }) => kinds.peps),
  },
  nearest: answers[0]?.nearest ?? null,
});

async function searchSource(
  source: NameSource,
  question: ScreeningQuestion,
  narrowed: SearchOptions,
): Promise<PartyAnswer[]> {
  const found = question.parties.map((subject) => ({
    subject,
    result: search(source.index, { ...subject, birthDates: [] }, { ...narrowed, limit: MAX_SEARCHED }),
  }));
  const matches = found.flatMap(({ result: { hits, nearest } }) => (nearest ? [...hits, nearest] : hits));
  const entries = await source.entriesOf(matches);
  const lists = new Map(source.lists.map((list) => [list.code, list]));
  const hitOf = (match: Match): { kind: HitKind; hit: ScreeningHit } | null => {
    const list = lists.get(match.list);
    const stored = entries.get(match.list)?.get(match.sourceId);
    const kind = stored ? kindOf(stored.entry) : null;
    if (!list || !stored || kind === null || !question.options.includes(OPTION_OF[kind])) return null;
    const isExpired = stored.entry.expiresOn !== undefined && stored.entry.expiresOn < question.asOf;
    return isExpired ? null : { kind, hit: screeningHitOf(match, stored, list) };
  };
  return found.map(({ subject, result }) => {
    const hits = result.hits
      .flatMap((match) => hitOf(match) ?? [])
      .filter(({ hit }, place) => place < MAX_HITS || isWatched(question.watched, subject.name, hit));
    const nearest = result.nearest && hitOf(result.nearest);
    const ofKind = (kind: HitKind) => hits.filter((each) => each.kind === kind).map(({ hit }) => hit);
    return {
      subject,
      kinds: { sanction_lists: ofKind('sanction_lists'), adverse_media: ofKind('adverse_media'), peps: ofKind('peps') },
      nearest: nearest?.hit ?? null,
    };
  });
}

/** Whether monitoring has found this hit of a party. */
export const isWatched = (
  watched: readonly WatchedEntry[] | undefined,
  party: string,
  hit: Pick<ScreeningHit, 'list' | 'entry_id'>,
): boolean =>
  watched?.some((one) => one.party === party && one.list === hit.list.code && one.source_id === hit.entry_id) ?? false;

/** The answer as a screening's data has it, without the evidence. */
export function dataOf(
  { parties }: ScreeningAnswer,
  shareholders: readonly string[],
  facts: PartyFacts = NO_FACTS,
): ScreeningData {
  const group = (of: ScreenedSubject['group']) =>
    parties
      .filter(({ subject }) => subject.group === of)
      .map(({ subject, kinds }) => ({ name: subject.name, ...kinds }));
  return {
    company_screenings: group('company_screenings'),
    shareholders_screenings: group('shareholders_screenings'),
    shareholders: shareholders.map((name) => {
      const known = ownerNamed(facts.owners, name);
      return { name, country: known?.country ?? null, share: known?.share ?? null };
    }),
    beneficial_owners: group('beneficial_owners').map((party) => {
      const known = ownerNamed(ultimateOwners(facts), party.name);
      return { ...party, country: known?.country ?? null, share: known?.share ?? null };
    }),
    legal_actions: facts.legalActions,
    subsidiaries: [],
    branches: [],
  };
}

const COUNTRY_IDS: ReadonlyMap<string, string> = new Map(COUNTRIES.map(({ id, alpha2 }) => [alpha2, id]));
/** Characters of an identity's hash that a key carries: the rest adds nothing. */
const IDENTITY_LENGTH = 32;
const round = (score: number): number => Math.round(Math.min(1, Math.max(0, score)) * 10_000) / 10_000;
const isWebAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text) && text.length <= 2000;

function screeningHitOf(match: Match, { entry, identityHash }: StoredEntry, list: SourceList): ScreeningHit {
  const article = entry.article && excerptOf(entry.article, match.matchedName);
  return {
    entry_key: `${list.code}:${entry.sourceId.slice(0, ENTRY_ID_MAX)}@${identityHash.slice(0, IDENTITY_LENGTH)}`,
    list: { code: list.code, title: (article?.publisher || list.title).slice(0, 300) },
    list_version: list.version,
    entry_id: entry.sourceId.slice(0, 200),
    matched_name: match.matchedName,
    names: entry.names.map(({ value }) => value),
    score: round(match.score),
    topics: entry.topics,
    countries: entry.countries.map((alpha2) => COUNTRY_IDS.get(alpha2) ?? alpha2).slice(0, 50),
    birth_dates: entry.birthDates.slice(0, 50),
    date: entry.listedOn ?? null,
    remarks: entry.remarks ?? null,
    url: entry.sourceUrl !== undefined && isWebAddress(entry.sourceUrl) ? entry.sourceUrl : null,
    ...(article ? { article } : {}),
    explanation: match.explanation,
  };
}
