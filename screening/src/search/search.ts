import type { HitExplanation, ScorePart } from '@homologa/domain/screenings/hit-explanation';
import type { EntryNameKind, EntrySchema } from '@homologa/domain/screenings/list-entry';
import { type HitBand, hitBand } from '@homologa/domain/screenings/screening-rules';
import { identifierKeys } from '../index/identifiers';
import { GROUPS, type IndexedEntry, unpackKind } from '../index/index-data';
import { valuesOf } from '../index/key-table';
import { entryAt, type ScreeningIndex } from '../index/screening-index';
import { acronymOf, readingsOf } from '../names/name-readings';
import { type NameScore, specificWords } from '../scores/name-score';
import { isComparable } from './comparable-scripts';
import { explain, readingOfRow } from './explain';
import { type Particulars, qualify } from './qualifiers';
import { regulatorScore } from './regulator-view';
import { MAX_CANDIDATES, retrieve } from './retrieve';
import { prepareQueries, type Query, scoreRow } from './score-row';

export interface Subject extends Particulars {
  name: string;
  otherNames?: readonly string[];
  schema?: EntrySchema;
}

export interface SearchOptions {
  threshold?: number;
  limit?: number;
  lists?: ReadonlySet<string>;
  hitsOnly?: boolean;
}

export interface Match {
  list: string;
  sourceId: string;
  entry: IndexedEntry;
  score: number;
  band: HitBand;
  matchedName: string;
  nameKind: EntryNameKind;
  /** Estimated score of the name pair on the search page of the regulator (US Treasury), from 0 to 1. */
  regulatorScore: number;
  explanation: HitExplanation;
}

export interface SearchResult {
  /** Sorted by score, then by list and source id. */
  hits: Match[];
  nearest: Match | null;
  /** False if the lists contain almost no names in the subject's script, so that an empty result means nothing. */
  isComparable: boolean;
}

export const DEFAULT_THRESHOLD = 0.7;
/**
 * Minimum estimate of the index rows whose exact score is computed. The first few rows are always scored, because a
 * search without hits reports the entry that came closest.
 */
const MIN_ESTIMATE = 0.5;
const ALWAYS_SCORED = 8;
const ALWAYS_QUALIFIED = 20;
const MOST_LIFT = 0.04;
const ACRONYM_AT_MOST = 0.79;
const OTHER_ACRONYM_AT_MOST = 0.5;
/** Minimum score of the names that the regulator's search page displays with its recommended setting. */
const REGULATOR_SHOWS = 0.9;
const REGULATOR_AT_LEAST = DEFAULT_THRESHOLD;
/**
 * Minimum score of a name if only the country differs, for a contained name and for a name that the search page of the
 * US Treasury displays.
 */
const COUNTRY_FLOOR = DEFAULT_THRESHOLD;
const WEAK_ALIAS_AT_MOST = 0.8;
const FORMER_NAME = 0.95;

interface Best {
  entity: number;
  row: number;
  query: Query;
  name: NameScore;
  score: number;
  parts: ScorePart[];
  stays: boolean;
}

const VIEWS = [
  { isPerson: true, groups: GROUPS.person },
  { isPerson: false, groups: GROUPS.organisation },
] as const;

function viewsOf(schema: EntrySchema | undefined): readonly { isPerson: boolean; groups: number }[] {
  if (schema === 'person') return [{ isPerson: true, groups: GROUPS.person }];
  if (schema === undefined || schema === 'other') return VIEWS;
  return [{ isPerson: false, groups: GROUPS[schema] }];
}

/**
 * Adjusts the score to the kind of the listed name: lowers it for weak aliases and former names. A former name
 * contained in another name remains a possible match.
 */
function ofKind(score: number, kind: EntryNameKind, isContained: boolean): { score: number; parts: ScorePart[] } {
  const former = Math.max(score * FORMER_NAME, isContained ? Math.min(score, REGULATOR_AT_LEAST) : 0);
  const to = kind === 'weak' ? Math.min(score, WEAK_ALIAS_AT_MOST) : kind === 'former' ? former : score;
  if (to === score) return { score, parts: [] };
  return { score: to, parts: [{ reason: kind === 'weak' ? 'weak_alias' : 'former_name', effect: to - score }] };
}

function shownScore(index: ScreeningIndex, query: Query, row: number): number | null {
  const entry = entryAt(index, index.data.rowEntity[row] ?? 0);
  const theirs = regulatorScore(query.name.original, readingOfRow(index, row, entry).reading);
  return theirs < REGULATOR_SHOWS ? null : theirs;
}

function scored(index: ScreeningIndex, { query, isAcronym }: Omit<Wanted, 'groups'>, row: number): Best {
  const name = scoreRow(index, query, row);
  const { isListedWhole, isContained } = name;
  const { kind } = unpackKind(index.data.rowKind[row] ?? 0);
  const entity = index.data.rowEntity[row] ?? 0;
  if (isAcronym) {
    const isSame = name.score === 1 && name.pairs.length === 1 && isListedWhole;
    const to = Math.min(name.score, isSame ? ACRONYM_AT_MOST : OTHER_ACRONYM_AT_MOST);
    const alone: ScorePart[] = to === name.score ? [] : [{ reason: 'acronym_alone', effect: to - name.score }];
    const { score, parts } = ofKind(to, kind, false);
    return { entity, row, query, name, score, parts: [...alone, ...parts], stays: false };
  }
  const { score, parts } = ofKind(name.score, kind, isContained);
  // Apply the regulator's score after all reductions, because the reduction for former names must not hide a match that
  // the regulator's page displays.
  const shown = isListedWhole ? shownScore(index, query, row) : null;
  const stays = isContained || shown !== null;
  if (shown === null || score >= REGULATOR_AT_LEAST) return { entity, row, query, name, score, parts, stays };
  const agrees: ScorePart = {
    reason: 'regulator_agrees',
    effect: REGULATOR_AT_LEAST - score,
    listed: shown.toFixed(2),
  };
  return { entity, row, query, name, score: REGULATOR_AT_LEAST, parts: [...parts, agrees], stays };
}

interface Wanted {
  query: Query;
  groups: number;
  /**
   * True if the query is an acronym written next to the name of the screened party. Hits on an acronym score lower,
   * because different companies share acronyms.
   */
  isAcronym: boolean;
}

function queriesOf(index: ScreeningIndex, { name, otherNames = [], schema }: Subject): Wanted[] {
  const names = [name, ...otherNames];
  const texts = new Set(names.flatMap(readingsOf));
  const acronyms = new Set(names.flatMap((each) => acronymOf(each) ?? []).filter((each) => !texts.has(each)));
  return viewsOf(schema).flatMap(({ isPerson, groups }) => {
    const prepared = (text: string, isAcronym: boolean): Wanted[] =>
      prepareQueries(index, text, isPerson).map((query) => ({ query, groups, isAcronym }));
    const saysSomething = ({ query }: Wanted): boolean => query.name.original === name || specificWords(query.name) > 0;
    return [
      ...[...texts].flatMap((text) => prepared(text, false)).filter(saysSomething),
      ...(isPerson ? [] : [...acronyms].flatMap((text) => prepared(text, true))),
    ];
  });
}

/** Returns the entities that may share an identifier with the subject. Hash collisions may add entities that do not. */
const identified = (index: ScreeningIndex, subject: Subject): Set<number> =>
  new Set(subject.identifiers.flatMap(identifierKeys).flatMap((key) => [...valuesOf(index.data.identifiers, key)]));

function rowsOf({ data }: ScreeningIndex, entity: number): number[] {
  let low = 0;
  let high = data.rowEntity.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((data.rowEntity[middle] ?? 0) < entity) low = middle + 1;
    else high = middle;
  }
  const rows: number[] = [];
  for (let row = low; data.rowEntity[row] === entity; row += 1) rows.push(row);
  return rows;
}

function scoreRows(
  index: ScreeningIndex,
  wanted: Wanted,
  { threshold, isLimited, isWanted }: { threshold: number; isLimited: boolean; isWanted: (entity: number) => boolean },
  keep: (found: Best) => void,
): void {
  const { query, groups } = wanted;
  const score = (fewest: number, within: { least?: number; most?: number }): number => {
    const candidates = retrieve(index, query.sought, query.expansions, { groups, ...within });
    let looked = 0;
    let lastHit = -1;
    for (const [place, { row, estimate }] of candidates.entries()) {
      if (estimate < MIN_ESTIMATE && looked >= fewest) break;
      if (!isWanted(index.data.rowEntity[row] ?? 0)) continue;
      looked += 1;
      const found = scored(index, wanted, row);
      if (found.score >= threshold - MOST_LIFT) lastHit = place;
      keep(found);
    }
    const most = within.most ?? MAX_CANDIDATES;
    // Candidates are sorted by descending estimate. If the second half of the scored candidates contained a hit,
    // further candidates may be hits too, so score more of them.
    const hasMore = candidates.length >= most && lastHit >= most / 2;
    return hasMore ? score(fewest, { ...within, most: most * 4 }) : looked;
  };
  if (score(0, { least: MIN_ESTIMATE }) < ALWAYS_SCORED) score(ALWAYS_SCORED, isLimited ? {} : { most: ALWAYS_SCORED });
}

/**
 * Searches the lists for a subject. Deterministic: the same subject and index give the same result in the same order.
 * Returns all hits unless limited; identifiers, dates and countries are applied before any hit is dropped.
 */
export function search(index: ScreeningIndex, subject: Subject, options: SearchOptions = {}): SearchResult {
  const { threshold = DEFAULT_THRESHOLD, limit = Infinity, lists, hitsOnly = false } = options;
  const { data } = index;
  const isWanted = (entity: number): boolean =>
    lists === undefined || lists.has(data.lists[data.entityList[entity] ?? 0] ?? '');
  const best = new Map<number, Best>();
  const staying = new Map<number, Best>();
  const keep = (found: Best): void => {
    for (const kept of found.stays ? [best, staying] : [best]) {
      const before = kept.get(found.entity);
      if (!before || found.score > before.score) kept.set(found.entity, found);
    }
  };
  const queries = queriesOf(index, subject);
  for (const wanted of queries) {
    scoreRows(index, wanted, { threshold, isLimited: lists !== undefined, isWanted }, keep);
  }
  const sure = new Set([...identified(index, subject)].filter(isWanted));
  for (const entity of sure) {
    for (const row of rowsOf(index, entity)) for (const wanted of queries) keep(scored(index, wanted, row));
  }
  const ranked = [...best.values()]
    .sort((a, b) => b.score - a.score || a.entity - b.entity)
    .filter(
      ({ entity, score }, place) => place < ALWAYS_QUALIFIED || score >= threshold - MOST_LIFT || sure.has(entity),
    )
    .map((likeliest) => {
      const { entity } = likeliest;
      const entry = entryAt(index, entity);
      const qualified = (found: Best) => {
        const floor = found.stays ? COUNTRY_FLOOR : 0;
        return { found, ...qualify(found.score, subject, entry, found.query.name.isPerson, floor) };
      };
      const first = qualified(likeliest);
      // A differing country may lower the score of the entry's best name below the minimum. Another name of the same
      // entry may still be a hit, because `COUNTRY_FLOOR` protects its score.
      const other = staying.get(entity);
      const second = first.score < COUNTRY_FLOOR && other && other !== likeliest ? qualified(other) : first;
      return {
        entry,
        list: data.lists[data.entityList[entity] ?? 0] ?? '',
        ...(second.score > first.score ? second : first),
      };
    })
    .sort(
      (a, b) =>
        b.score - a.score ||
        compare(a.list, b.list) ||
        compare(a.entry.sourceId, b.entry.sourceId) ||
        a.found.entity - b.found.entity,
    );
  const matchOf = ({ found, entry, list, score, parts }: (typeof ranked)[number]): Match => {
    const { reading, ...told } = explain(index, { ...found, entry, parts: [...found.parts, ...parts] });
    const theirs = regulatorScore(found.query.name.original, reading);
    return { list, sourceId: entry.sourceId, entry, score, band: hitBand(score), regulatorScore: theirs, ...told };
  };
  const hits = ranked.filter(({ score }) => score >= threshold);
  const nearest = hitsOnly ? undefined : ranked.find(({ score }) => score < threshold && score > 0);
  return {
    hits: hits.slice(0, limit).map(matchOf),
    nearest: nearest ? matchOf(nearest) : null,
    isComparable: isComparable(
      index,
      queries.map(({ query }) => query.name),
      lists,
    ),
  };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
