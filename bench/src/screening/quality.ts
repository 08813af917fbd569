import { GROUPS } from '@homologa/screening/index/index-data';
import { rarityOf, type ScreeningIndex } from '@homologa/screening/index/screening-index';
import { scorePair } from '@homologa/screening/scores/score-pair';
import { retrieve } from '@homologa/screening/search/retrieve';
import { prepareQueries } from '@homologa/screening/search/score-row';
import { type SearchResult, type Subject, search } from '@homologa/screening/search/search';
import { type Cases, countriesOf, type Negative, type PairCase, type RetrievalCase, schemaOf } from './cases';

const share = (count: number, of: number): number => (of === 0 ? Number.NaN : count / of);

export const subjectOf = (name: string, schema: string, more: Partial<Subject> = {}): Subject => {
  const known = schemaOf(schema);
  return { name, countries: [], birthDates: [], identifiers: [], ...(known ? { schema: known } : {}), ...more };
};

function kindOf({ kind, script, query, reachable }: RetrievalCase): string | null {
  if (script === 'original') {
    return /[\p{Script=Arabic}\p{Script=Cyrillic}]/u.test(query) ? 'original-script' : 'other-script';
  }
  if (kind === 'alias') return reachable === true ? 'alias-overlap' : 'alias-unrelated';
  return kind;
}

export interface RecallRow {
  kind: string;
  cases: number;
  retrieved: number;
  at70: number;
  at80: number;
  at90: number;
  missed: { query: string; expected: string; score: number }[];
}

const isFound = (result: SearchResult, ids: ReadonlySet<string>, threshold: number): boolean =>
  result.hits.some(({ sourceId, score }) => ids.has(sourceId) && score >= threshold);

export function measureRecall(
  index: ScreeningIndex,
  cases: readonly RetrievalCase[],
  idOf: (entity: number) => string,
): RecallRow[] {
  const rows = new Map<string, RecallRow>();
  for (const item of cases) {
    const kind = kindOf(item);
    if (kind === null) continue;
    const row = rows.get(kind) ?? { kind, cases: 0, retrieved: 0, at70: 0, at80: 0, at90: 0, missed: [] };
    rows.set(kind, row);
    row.cases += 1;
    const ids = new Set([item.expected_entity_id, ...item.also_ok]);
    const schema = schemaOf(item.schema) ?? 'organisation';
    const candidates = prepareQueries(index, item.query, schema === 'person').flatMap(({ sought, expansions }) =>
      retrieve(index, sought, expansions, { groups: GROUPS[schema] }),
    );
    if (candidates.some(({ row: at }) => ids.has(idOf(index.data.rowEntity[at] ?? 0)))) row.retrieved += 1;
    const result = search(index, subjectOf(item.query, item.schema), { limit: 50 });
    if (isFound(result, ids, 0.7)) row.at70 += 1;
    else row.missed.push({ query: item.query, expected: item.expected_entity_id, score: result.hits[0]?.score ?? 0 });
    if (isFound(result, ids, 0.8)) row.at80 += 1;
    if (isFound(result, ids, 0.9)) row.at90 += 1;
  }
  return [...rows.values()];
}

export interface FalsePositives {
  cases: number;
  at70: number;
  at80: number;
  at90: number;
  found: { query: string; listed: string; score: number }[];
}

export function measureFalsePositives(
  index: ScreeningIndex,
  negatives: readonly Negative[],
  more: (negative: Negative) => Partial<Subject> = () => ({}),
): FalsePositives {
  const found = negatives.flatMap((negative) => {
    const [hit] = search(index, subjectOf(negative.query, negative.schema, more(negative))).hits;
    return hit ? [{ query: negative.query, listed: hit.matchedName, score: hit.score }] : [];
  });
  const at = (threshold: number): number =>
    share(found.filter(({ score }) => score >= threshold).length, negatives.length);
  return { cases: negatives.length, at70: at(0.7), at80: at(0.8), at90: at(0.9), found };
}

export const withBirthYear = ({ birth_date: date }: Negative): Partial<Subject> =>
  date ? { birthDates: [date.slice(0, 4)] } : {};
export const withCountry = ({ country }: Negative): Partial<Subject> =>
  country ? { countries: [country.toUpperCase()] } : {};
export const withParticulars = ({ birth_date: date, nationality }: Negative): Partial<Subject> => ({
  ...(date ? { birthDates: [date] } : {}),
  ...(nationality ? { countries: countriesOf([nationality]) } : {}),
});

export interface PairQuality {
  cases: number;
  precision: number;
  recall: number;
  f1: number;
  f1At75: number;
  strongPrecision: number;
  strongRecall: number;
  wrong: { query: string; candidate: string; isMatch: boolean; score: number }[];
}

const pairScore = (index: ScreeningIndex, { query, candidate, schema }: PairCase): number => {
  const rare = (token: string): number => rarityOf(index, token);
  const known = schemaOf(schema);
  const views = known === undefined ? [true, false] : [known === 'person'];
  return Math.max(...views.map((isPerson) => scorePair(query, candidate, isPerson, rare).score));
};

function quality(scored: readonly (PairCase & { score: number })[], threshold: number) {
  const said = scored.filter(({ score }) => score >= threshold);
  const right = said.filter(({ is_match: isMatch }) => isMatch).length;
  const precision = share(right, said.length);
  const recall = share(right, scored.filter(({ is_match: isMatch }) => isMatch).length);
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall) };
}

export function measurePairs(index: ScreeningIndex, pairs: Cases['pairs']): PairQuality {
  const scored = pairs.map((pair) => ({ ...pair, score: pairScore(index, pair) }));
  const all = quality(scored, 0.7);
  const strong = quality(
    scored.filter((pair) => pair.quality === 'STRONG'),
    0.7,
  );
  return {
    cases: pairs.length,
    ...all,
    f1At75: quality(scored, 0.75).f1,
    strongPrecision: strong.precision,
    strongRecall: strong.recall,
    wrong: scored
      .filter(({ score, is_match: isMatch }) => score >= 0.7 !== isMatch)
      .map(({ query, candidate, is_match: isMatch, score }) => ({ query, candidate, isMatch, score })),
  };
}
