import type { HitExplanation, NameSpan, ScorePart } from '@homologa/domain/screenings/hit-explanation';
import type { EntryNameKind } from '@homologa/domain/screenings/list-entry';
import { type IndexedEntry, unpackName } from '../index/index-data';
import { isPersonRow, type ScreeningIndex } from '../index/screening-index';
import { readingsOf } from '../names/name-readings';
import { parseName } from '../names/parse-name';
import type { NameScore } from '../scores/name-score';
import { likenessOf } from '../scores/token-similarity';
import type { Query } from './score-row';

interface Told {
  row: number;
  query: Query;
  name: NameScore;
  entry: IndexedEntry;
  parts: readonly ScorePart[];
}

const spansAt = (spans: readonly NameSpan[], places: readonly number[]): NameSpan[] =>
  places.flatMap((place) => spans[place] ?? []);

const restOf = (spans: readonly NameSpan[], used: readonly number[]): NameSpan[] =>
  spans.filter((_, place) => !used.includes(place));

export function readingOfRow(index: ScreeningIndex, row: number, entry: IndexedEntry) {
  const at = unpackName(index.data.rowName[row] ?? 0);
  const listed = entry.names[at.name];
  return { listed, reading: readingsOf(listed?.value ?? '')[at.reading] ?? '' };
}

export function explain(
  index: ScreeningIndex,
  { row, query, name, entry, parts }: Told,
): { matchedName: string; nameKind: EntryNameKind; reading: string; explanation: HitExplanation } {
  const { listed, reading } = readingOfRow(index, row, entry);
  const spans = parseName(reading, isPersonRow(index, row)).parts.map(({ start, end }) => ({ start, end }));
  const total = name.pairs.reduce((sum, pair) => sum + pair.weight, 0);
  const explanation: HitExplanation = {
    queryName: query.name.original,
    listedName: reading,
    tokens: name.pairs
      .map((pair) => ({
        query: spansAt(query.name.spans, pair.query),
        listed: spansAt(spans, pair.listed),
        likeness:
          pair.query.length + pair.listed.length > 2
            ? ('joined' as const)
            : likenessOf(pair.queryText, pair.listedText, { isPerson: query.name.isPerson, isFromArabic: false }),
        similarity: pair.similarity,
        weight: total === 0 ? 0 : pair.weight / total,
      }))
      .sort((a, b) => (a.query[0]?.start ?? 0) - (b.query[0]?.start ?? 0)),
    unmatchedQuery: restOf(
      query.name.spans,
      name.pairs.flatMap((pair) => pair.query),
    ),
    unmatchedListed: restOf(
      spans,
      name.pairs.flatMap((pair) => pair.listed),
    ),
    tokenScore: name.tokenScore,
    nameScore: name.score,
    parts: [...name.parts, ...parts],
  };
  return { matchedName: listed?.value ?? '', nameKind: listed?.kind ?? 'primary', reading, explanation };
}
