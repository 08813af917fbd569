import { COUNTRIES } from '@homologa/domain/countries/countries';
import { ENTRY_ID_MAX, PARTY_HITS_MAX, PROFILE_VALUES_MAX } from '@homologa/domain/screenings/limits';
import type { ListEntry } from '@homologa/domain/screenings/list-entry';
import type {
  ScreenedParty,
  ScreeningData,
  ScreeningHit,
  WatchedEntry,
} from '@homologa/domain/screenings/screening.contract';
import type { HitKind, ScreeningOption } from '@homologa/domain/screenings/screening-rules';
import type { ScreeningIndex } from '@homologa/screening/index/screening-index';
import { excerptOf } from '@homologa/screening/media/article-entry';
import { ENGINE_VERSION } from '@homologa/screening/search/engine-version';
import { DEFAULT_THRESHOLD, type Match, type SearchOptions, search } from '@homologa/screening/search/search';
import type { Context } from '../kernel/context';
import type { StoredEntry } from './lists/entry-rows';
import { articlesAsSource, articlesHash } from './media/article-source';
import { type AnsweringSnapshot, type NameSource, type SourceList, snapshotSource } from './name-source';
import { NO_FACTS, type PartyFacts } from './party-facts.queries';
import { type PartyFinding, screeningHash } from './screening-hash';
import {
  managersOf,
  ownerNamed,
  type ScreenedSubject,
  type ScreeningQuestion,
  ultimateOwners,
} from './screening-subject';

/**
 * Maximum number of informational hits per party. Such entries were cleared by their own list and do not count as hits,
 * so only the best entries are shown.
 */
const MAX_INFORMATION = 20;

export interface ScreeningAnswer {
  parties: PartyAnswer[];
  hash: string;
}

interface PartyAnswer {
  subject: ScreenedSubject;
  kinds: Record<HitKind, ScreeningHit[]>;
  information: ScreeningHit[];
  notShown: number;
  nearest: ScreeningHit | null;
  isComparable: boolean;
}

const OPTION_OF: Readonly<Record<HitKind, ScreeningOption>> = {
  sanction_lists: 'sanctions',
  adverse_media: 'adverse_media',
  peps: 'pep',
};

/**
 * Returns the section of the screening result to which a hit belongs, by the topics of its list entry; entries cleared
 * by their list are informational.
 */
function placeOf({ topics, status }: Pick<ListEntry, 'topics' | 'status'>): HitKind | 'information' {
  if (status === 'cleared') return 'information';
  if (topics.some((topic) => topic !== 'pep' && topic !== 'media')) return 'sanction_lists';
  if (topics.includes('pep')) return 'peps';
  return topics.includes('media') ? 'adverse_media' : 'information';
}

const optionOf = (place: HitKind | 'information'): ScreeningOption =>
  place === 'information' ? 'sanctions' : OPTION_OF[place];

export interface ScreeningScope extends SearchOptions {
  articles?: { index: ScreeningIndex; snapshots: readonly AnsweringSnapshot[] } | null;
  provided?: { provider: string; entries: readonly ListEntry[] } | null;
  onShare?: (share: number) => Promise<void>;
}

/**
 * Searches for all parties in the lists and articles. Deterministic: the same question with the same snapshots and
 * articles gives the same result and hash.
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
  const answers: SourceAnswer[][] = [];
  for (const source of sources) {
    answers.push(await searchSource(source, question, narrowed));
    await onShare?.(answers.length / sources.length);
  }
  const parties = question.parties.map((subject, at) =>
    mergeAnswers(
      question,
      subject,
      answers.flatMap((each) => each[at] ?? []),
    ),
  );
  const findings: PartyFinding[] = parties.map(({ subject, kinds, information, notShown, nearest, isComparable }) => ({
    party: subject.name,
    hits: Object.values(kinds).flat(),
    information,
    notShown,
    nearest,
    isComparable,
  }));
  const read = [...snapshots, ...(articles?.snapshots ?? [])];
  const media = provided && { provider: provided.provider, sha256: articlesHash(provided.entries) };
  const hash = screeningHash({ engine: ENGINE_VERSION, threshold, question, snapshots: read, findings, media });
  return { parties, hash };
}

/**
 * Merges the results of all sources for a party: the best hits up to the limit, plus all hits found by monitoring. Only
 * the lists determine the nearest miss and whether the name is comparable.
 */
function mergeAnswers(
  question: ScreeningQuestion,
  subject: ScreenedSubject,
  answers: readonly SourceAnswer[],
): PartyAnswer {
  const found = answers.flatMap(({ hits }) => hits);
  const counted = found.filter(({ place }) => place !== 'information');
  // The sort is stable, so hits with equal scores keep the order of their sources.
  const kept = new Set(
    [...counted]
      .sort((a, b) => b.hit.score - a.hit.score)
      .filter(({ hit }, rank) => rank < PARTY_HITS_MAX || isWatched(question.watched, subject.name, hit)),
  );
  const hitsIn = (place: HitKind) => counted.flatMap((one) => (one.place === place && kept.has(one) ? one.hit : []));
  const [lists] = answers;
  return {
    subject,
    kinds: {
      sanction_lists: hitsIn('sanction_lists'),
      adverse_media: hitsIn('adverse_media'),
      peps: hitsIn('peps'),
    },
    information: found.flatMap(({ place, hit }) => (place === 'information' ? hit : [])).slice(0, MAX_INFORMATION),
    notShown: counted.length - kept.size,
    nearest: lists?.nearest ?? null,
    isComparable: lists?.isComparable ?? true,
  };
}

interface PlacedHit {
  place: HitKind | 'information';
  hit: ScreeningHit;
}

interface SourceAnswer {
  hits: PlacedHit[];
  nearest: ScreeningHit | null;
  isComparable: boolean;
}

async function searchSource(
  source: NameSource,
  question: ScreeningQuestion,
  narrowed: SearchOptions,
): Promise<SourceAnswer[]> {
  const found = question.parties.map((subject) => search(source.index, subject, narrowed));
  const matches = found.flatMap(({ hits, nearest }) => (nearest ? [...hits, nearest] : hits));
  const entries = await source.entriesOf(matches);
  const lists = new Map(source.lists.map((list) => [list.code, list]));
  const hitOf = (match: Match): PlacedHit | null => {
    const list = lists.get(match.list);
    const stored = entries.get(match.list)?.get(match.sourceId);
    if (!list || !stored) return null;
    const place = placeOf(stored.entry);
    const isExpired = stored.entry.expiresOn !== undefined && stored.entry.expiresOn < question.asOf;
    if (isExpired || !question.options.includes(optionOf(place))) return null;
    return { place, hit: screeningHitOf(match, stored, list) };
  };
  return found.map(({ hits, nearest, isComparable }) => {
    const near = nearest && hitOf(nearest);
    return {
      hits: hits.flatMap((match) => hitOf(match) ?? []),
      nearest: near && near.place !== 'information' ? near.hit : null,
      isComparable,
    };
  });
}

export const isWatched = (
  watched: readonly WatchedEntry[] | undefined,
  party: string,
  hit: Pick<ScreeningHit, 'list' | 'entry_id'>,
): boolean =>
  watched?.some((one) => one.party === party && one.list === hit.list.code && one.source_id === hit.entry_id) ?? false;

export function dataOf(
  { parties }: ScreeningAnswer,
  shareholders: readonly string[],
  facts: PartyFacts = NO_FACTS,
): ScreeningData {
  const group = (of: ScreenedSubject['group']): ScreenedParty[] =>
    parties
      .filter(({ subject }) => subject.group === of)
      .map(({ subject, kinds, information, notShown, isComparable }) => ({
        name: subject.name,
        ...kinds,
        ...(information.length > 0 ? { information } : {}),
        ...(notShown > 0 ? { not_shown: notShown } : {}),
        ...(isComparable ? {} : { not_comparable: true }),
      }));
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
    managers_screenings: group('managers_screenings').map((party) => {
      const known = managersOf(facts).find(({ name }) => name === party.name);
      return {
        ...party,
        position: known?.position ?? null,
        legal_representative: known?.isLegalRepresentative ?? false,
      };
    }),
    legal_actions: facts.legalActions,
    subsidiaries: [],
    branches: [],
  };
}

const COUNTRY_IDS: ReadonlyMap<string, string> = new Map(COUNTRIES.map(({ id, alpha2 }) => [alpha2, id]));
const IDENTITY_LENGTH = 32;
const PROFILE_TEXT_MAX = 500;
const IDENTIFIER_TYPE_MAX = 100;
const IDENTIFIER_MAX = 300;
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
    ...profileOf(match, entry),
    explanation: match.explanation,
  };
}

function profileOf({ nameKind, regulatorScore }: Match, entry: ListEntry): Partial<ScreeningHit> {
  if (entry.article) return {};
  return {
    schema: entry.schema,
    name_kind: nameKind,
    name_kinds: entry.names.map(({ kind }) => kind),
    programmes: entry.programmes.slice(0, PROFILE_VALUES_MAX).map((text) => text.slice(0, PROFILE_TEXT_MAX)),
    birth_places: (entry.birthPlaces ?? []).slice(0, PROFILE_VALUES_MAX).map((text) => text.slice(0, PROFILE_TEXT_MAX)),
    identifiers: entry.identifiers.slice(0, PROFILE_VALUES_MAX).map(({ type, country, value }) => ({
      type: type.slice(0, IDENTIFIER_TYPE_MAX),
      ...(country === undefined ? {} : { country }),
      value: value.slice(0, IDENTIFIER_MAX),
    })),
    ...(entry.status === undefined ? {} : { list_status: entry.status }),
    regulator_score: round(regulatorScore),
  };
}
