import { COUNTRIES } from '@homologa/domain/countries/countries';
import type { ListEntry } from '@homologa/domain/screenings/list-entry';
import type { ScreeningData, ScreeningHit, WatchedEntry } from '@homologa/domain/screenings/screening.contract';
import type { HitKind, ScreeningOption } from '@homologa/domain/screenings/screening-rules';
import type { Context } from '../kernel/context';
import type { IndexedSnapshot } from './build-screening-index';
import { type EntryRow, type StoredEntry, storedEntry } from './lists/entry-rows';
import type { CurrentSnapshot } from './lists/watchlist.queries';
import type { ScreeningIndex } from './matching/screening-index';
import { DEFAULT_THRESHOLD, type Match, type SearchOptions, type SearchResult, search } from './matching/search';
import { NO_FACTS, type PartyFacts } from './party-facts.queries';
import { type PartyFinding, screeningHash } from './screening-hash';
import { ownerNamed, type ScreenedSubject, type ScreeningQuestion, ultimateOwners } from './screening-subject';

/** Raised when the matching would answer the same question otherwise. */
export const ENGINE_VERSION = 1;

/** Hits of one party that are kept, the best. */
const MAX_HITS = 20;
/** Hits looked at for them: some are expired or not asked for. */
const MAX_SEARCHED = 100;

/** What a screening needs of a list's snapshot. */
export type AnsweringSnapshot = IndexedSnapshot & Pick<CurrentSnapshot, 'title' | 'sha256'>;

/** What was found, with the hash that shows it. */
export interface ScreeningAnswer {
  parties: { subject: ScreenedSubject; kinds: Record<HitKind, ScreeningHit[]>; nearest: ScreeningHit | null }[];
  hash: string;
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

/** Looks every party up in the index. The same question to the same snapshots has the same answer and hash. */
export async function screenParties(
  ctx: Context,
  index: ScreeningIndex,
  snapshots: readonly AnsweringSnapshot[],
  question: ScreeningQuestion,
  { threshold = DEFAULT_THRESHOLD, ...narrowed }: SearchOptions = {},
): Promise<ScreeningAnswer> {
  const found = question.parties.map((subject) => ({
    subject,
    result: search(index, { ...subject, birthDates: [] }, { ...narrowed, threshold, limit: MAX_SEARCHED }),
  }));
  const entries = await entriesOf(
    ctx,
    snapshots,
    found.map(({ result }) => result),
  );
  const lists = new Map(snapshots.map((snapshot) => [snapshot.code, snapshot]));
  const hitOf = (match: Match): { kind: HitKind; hit: ScreeningHit } | null => {
    const list = lists.get(match.list);
    const stored = entries.get(entryPlace(match));
    const kind = stored ? kindOf(stored.entry) : null;
    if (!list || !stored || kind === null || !question.options.includes(OPTION_OF[kind])) return null;
    const isExpired = stored.entry.expiresOn !== undefined && stored.entry.expiresOn < question.asOf;
    return isExpired ? null : { kind, hit: screeningHitOf(match, stored, list) };
  };
  const parties = found.map(({ subject, result }) => {
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
  const findings: PartyFinding[] = parties.map(({ subject, kinds, nearest }) => ({
    party: subject.name,
    hits: Object.values(kinds).flat(),
    nearest,
  }));
  return { parties, hash: screeningHash({ engine: ENGINE_VERSION, threshold, question, snapshots, findings }) };
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

const entryPlace = ({ list, sourceId }: Pick<Match, 'list' | 'sourceId'>): string => `${list}\n${sourceId}`;

/** The stored entries of all matches, by list and reference. */
async function entriesOf(
  ctx: Context,
  snapshots: readonly AnsweringSnapshot[],
  results: readonly SearchResult[],
): Promise<Map<string, StoredEntry>> {
  const matches = results.flatMap(({ hits, nearest }) => (nearest ? [...hits, nearest] : hits));
  const entries = new Map<string, StoredEntry>();
  for (const { code, watchlistId, number } of snapshots) {
    const sourceIds = [...new Set(matches.flatMap(({ list, sourceId }) => (list === code ? [sourceId] : [])))];
    if (sourceIds.length === 0) continue;
    const rows: EntryRow[] = await ctx.db.read.watchlistEntry.findMany({
      where: {
        watchlistId,
        sourceId: { in: sourceIds },
        firstNumber: { lte: number },
        OR: [{ lastNumber: null }, { lastNumber: { gte: number } }],
      },
    });
    for (const row of rows) entries.set(entryPlace({ list: code, sourceId: row.sourceId }), storedEntry(row));
  }
  return entries;
}

const COUNTRY_IDS: ReadonlyMap<string, string> = new Map(COUNTRIES.map(({ id, alpha2 }) => [alpha2, id]));
/** Characters of an identity's hash that a key carries: the rest adds nothing. */
const IDENTITY_LENGTH = 32;
const round = (score: number): number => Math.round(Math.min(1, Math.max(0, score)) * 10_000) / 10_000;
const isWebAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text) && text.length <= 2000;

function screeningHitOf(match: Match, { entry, identityHash }: StoredEntry, list: AnsweringSnapshot): ScreeningHit {
  return {
    entry_key: `${list.code}:${entry.sourceId.slice(0, 120)}@${identityHash.slice(0, IDENTITY_LENGTH)}`,
    list: { code: list.code, title: list.title.slice(0, 300) },
    list_version: String(list.number),
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
    explanation: match.explanation,
  };
}
