import type { HitExplanation, ScorePart } from '@homologa/domain/screenings/hit-explanation';
import type { EntryNameKind, EntrySchema } from '@homologa/domain/screenings/list-entry';
import { type HitBand, hitBand } from '@homologa/domain/screenings/screening-rules';
import { explain } from './explain';
import { identifierKeys } from './identifiers';
import { GROUPS, type IndexedEntry, unpackKind } from './index-data';
import { valuesOf } from './key-table';
import type { NameScore } from './name-score';
import { readingsOf } from './parse-name';
import { type Particulars, qualify } from './qualifiers';
import { regulatorScore } from './regulator-view';
import { retrieve } from './retrieve';
import { prepareQuery, type Query, scoreRow } from './score-row';
import { entryAt, type ScreeningIndex } from './screening-index';

/** Who is looked for. Without a schema it may be a person or a company. */
export interface Subject extends Particulars {
  name: string;
  /** Trade names, former names. */
  otherNames?: readonly string[];
  schema?: EntrySchema;
}

export interface SearchOptions {
  /** Hits below it are left out. */
  threshold?: number;
  /** How many hits at most. */
  limit?: number;
  /** Codes of the lists to look in; all of them unless given. */
  lists?: ReadonlySet<string>;
  /** The nearest is not wanted, and not explained. */
  hitsOnly?: boolean;
}

/** An entry that may be the subject. */
export interface Match {
  list: string;
  sourceId: string;
  entry: IndexedEntry;
  score: number;
  band: HitBand;
  matchedName: string;
  nameKind: EntryNameKind;
  explanation: HitExplanation;
  /** What the regulator's own search gives the two names. */
  regulatorScore: number;
}

export interface SearchResult {
  /** The best first; equal scores by list and reference. */
  hits: Match[];
  /** The best of what was not good enough. */
  nearest: Match | null;
  /** False where the name is written in a script of which the lists have no names. */
  isComparable: boolean;
}

export const DEFAULT_THRESHOLD = 0.7;
/** Rows whose estimate is lower are not looked at, beyond the first few that may be the nearest. */
const MIN_ESTIMATE = 0.5;
const ALWAYS_SCORED = 8;
const WEAK_ALIAS_AT_MOST = 0.8;
const FORMER_NAME = 0.95;

/** The best row of an entity so far. */
interface Best {
  entity: number;
  row: number;
  query: Query;
  name: NameScore;
  score: number;
  parts: ScorePart[];
}

/** Which readings of a name are for which entries. */
const VIEWS = [
  { isPerson: true, groups: GROUPS.person },
  { isPerson: false, groups: GROUPS.organisation },
] as const;

function viewsOf(schema: EntrySchema | undefined): readonly { isPerson: boolean; groups: number }[] {
  if (schema === 'person') return [{ isPerson: true, groups: GROUPS.person }];
  if (schema === undefined || schema === 'other') return VIEWS;
  return [{ isPerson: false, groups: GROUPS[schema] }];
}

/** What the kind of the listed name makes of its score. */
function ofKind(score: number, kind: EntryNameKind): { score: number; parts: ScorePart[] } {
  const to = kind === 'weak' ? Math.min(score, WEAK_ALIAS_AT_MOST) : kind === 'former' ? score * FORMER_NAME : score;
  if (to === score) return { score, parts: [] };
  return { score: to, parts: [{ reason: kind === 'weak' ? 'weak_alias' : 'former_name', effect: to - score }] };
}

function scored(index: ScreeningIndex, query: Query, row: number): Best {
  const name = scoreRow(index, query, row);
  const { kind } = unpackKind(index.data.rowKind[row] ?? 0);
  return { entity: index.data.rowEntity[row] ?? 0, row, query, name, ...ofKind(name.score, kind) };
}

const queriesOf = (index: ScreeningIndex, subject: Subject): { query: Query; groups: number }[] =>
  viewsOf(subject.schema).flatMap(({ isPerson, groups }) =>
    [...new Set([subject.name, ...(subject.otherNames ?? [])].flatMap(readingsOf))].flatMap((text) => {
      const query = prepareQuery(index, text, isPerson);
      return query ? [{ query, groups }] : [];
    }),
  );

/** The entities that carry one of the subject's identifiers, and some that do not. */
const identified = (index: ScreeningIndex, subject: Subject): Set<number> =>
  new Set(subject.identifiers.flatMap(identifierKeys).flatMap((key) => [...valuesOf(index.data.identifiers, key)]));

/** Rows of an entity, wherever they were put: entries are added one after the other. */
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

/**
 * Looks a subject up in the lists. The same subject and the same index give the same result, in the same order.
 */
export function search(index: ScreeningIndex, subject: Subject, options: SearchOptions = {}): SearchResult {
  const { threshold = DEFAULT_THRESHOLD, limit, lists, hitsOnly = false } = options;
  const { data } = index;
  const isWanted = (entity: number): boolean =>
    lists === undefined || lists.has(data.lists[data.entityList[entity] ?? 0] ?? '');
  const best = new Map<number, Best>();
  const keep = (found: Best): void => {
    const before = best.get(found.entity);
    if (!before || found.score > before.score) best.set(found.entity, found);
  };
  const queries = queriesOf(index, subject);
  for (const { query, groups } of queries) {
    const score = (fewest: number, wanted: { least?: number; most?: number }): number => {
      let looked = 0;
      for (const { row, estimate } of retrieve(index, query.name, query.expansions, { groups, ...wanted })) {
        if (estimate < MIN_ESTIMATE && looked >= fewest) break;
        if (!isWanted(data.rowEntity[row] ?? 0)) continue;
        looked += 1;
        keep(scored(index, query, row));
      }
      return looked;
    };
    // The unlikely ones, which are many, are gathered where the likely ones are few.
    if (score(0, { least: MIN_ESTIMATE }) < ALWAYS_SCORED) {
      score(ALWAYS_SCORED, lists === undefined ? { most: ALWAYS_SCORED } : {});
    }
  }
  const sure = [...identified(index, subject)].filter(isWanted);
  for (const entity of sure) {
    for (const row of rowsOf(index, entity)) for (const { query } of queries) keep(scored(index, query, row));
  }
  const chosen = new Set(
    [...best.values()].sort((a, b) => b.score - a.score || a.entity - b.entity).map(({ entity }) => entity),
  );
  for (const entity of sure) chosen.add(entity);
  const ranked = [...chosen]
    .flatMap((entity) => best.get(entity) ?? [])
    .map((found) => {
      const entry = entryAt(index, found.entity);
      const qualified = qualify(found.score, subject, entry, found.query.name.isPerson);
      return { found, entry, list: data.lists[data.entityList[found.entity] ?? 0] ?? '', ...qualified };
    })
    .sort(
      (a, b) =>
        b.score - a.score ||
        compare(a.list, b.list) ||
        compare(a.entry.sourceId, b.entry.sourceId) ||
        a.found.entity - b.found.entity,
    );
  const matchOf = ({ found, entry, list, score, parts }: (typeof ranked)[number]): Match => {
    const told = explain(index, { ...found, entry, parts: [...found.parts, ...parts] });
    const own = regulatorScore(told.explanation.queryName, told.matchedName);
    return { list, sourceId: entry.sourceId, entry, score, band: hitBand(score), ...told, regulatorScore: own };
  };
  const hits = ranked.filter(({ score }) => score >= threshold);
  const nearest = hitsOnly ? undefined : ranked.find(({ score }) => score < threshold && score > 0);
  const isComparable = [subject.name, ...(subject.otherNames ?? [])].some((name) => COMPARABLE.test(name));
  return { hits: hits.slice(0, limit).map(matchOf), nearest: nearest ? matchOf(nearest) : null, isComparable };
}

/** Letters of a script whose names are compared beyond being the same. */
const COMPARABLE = /(?!\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana})[\p{L}\p{N}]/u;

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
