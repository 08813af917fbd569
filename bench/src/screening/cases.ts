import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCountry } from '@homologa/domain/countries/find-country';
import type { EntrySchema } from '@homologa/domain/screenings/list-entry';
import type { ListedEntry } from '@homologa/screening/index/index-builder';

/**
 * Reads labelled test cases of name screening: names, each with the watchlist entry that a search should find. Each
 * kind of case has its own file. The types list only the fields that the benchmark reads.
 */

interface CorpusEntity {
  id: string;
  list: string;
  schema: string;
  names: string[];
  birth: string[];
  countries: string[];
}

export interface RetrievalCase {
  qid: string;
  query: string;
  kind: string;
  schema: string;
  expected_entity_id: string;
  also_ok: string[];
  reachable?: boolean;
  script?: string;
}

export interface PairCase {
  query: string;
  candidate: string;
  schema: string;
  is_match: boolean;
  quality: 'STRONG' | 'MEDIUM' | 'WEAK';
}

export interface Negative {
  query: string;
  schema: string;
  birth_date?: string;
  nationality?: string;
  country?: string;
}

interface ParityCase {
  query: string;
  candidate: string;
  /** Score that OFAC's own search gives the candidate; missing if OFAC did not publish it. */
  expected_score?: number;
}

const linesOf = (directory: string, file: string): string[] =>
  readFileSync(join(directory, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
const read = <Row>(directory: string, file: string): Row[] =>
  linesOf(directory, file).map((line) => JSON.parse(line) as Row);

export interface Cases {
  corpus: CorpusEntity[];
  heldOut: { entity_id: string; name: string }[];
  suppliers: string[];
  retrieval: RetrievalCase[];
  pairs: PairCase[];
  latam: Negative[];
  realLatam: Negative[];
  global: Negative[];
  parity: ParityCase[];
}

export const readCases = (directory: string): Cases => ({
  corpus: read(directory, 'corpus.jsonl'),
  heldOut: read(directory, 'retrieval_heldout.jsonl'),
  suppliers: read(directory, 'supplier_names.jsonl'),
  retrieval: read(directory, 'retrieval_bench.jsonl'),
  pairs: read(directory, 'name_pairs_nomenklatura.jsonl'),
  latam: read(directory, 'negatives_500_latam.jsonl'),
  realLatam: read(directory, 'negatives_real_latam_3000.jsonl'),
  global: read(directory, 'yente_negatives_10k.jsonl'),
  parity: read(directory, 'ofac_parity_scores.jsonl'),
});

/**
 * Maps the schema name in a labelled case to the product's schema; undefined if the name could be a person or a
 * company.
 */
export function schemaOf(schema: string): EntrySchema | undefined {
  if (schema === 'person' || schema === 'vessel' || schema === 'aircraft') return schema;
  return schema === 'company' || schema === 'organization' ? 'organisation' : undefined;
}

export const countriesOf = (names: readonly string[]): string[] =>
  names.flatMap((name) => findCountry(name)?.alpha2.toUpperCase() ?? []);

export function entriesOf({ corpus, heldOut }: Pick<Cases, 'corpus' | 'heldOut'>): ListedEntry[] {
  const hidden = new Set(heldOut.map(({ entity_id: id, name }) => `${id}\n${name}`));
  return corpus.map(({ id, list, schema, names, birth, countries }) => ({
    list,
    entry: {
      sourceId: id,
      schema: schemaOf(schema) ?? 'other',
      names: names
        .filter((name) => !hidden.has(`${id}\n${name}`))
        .map((value, place) => ({ value, kind: place === 0 ? ('primary' as const) : ('alias' as const) })),
      countries: countriesOf(countries),
      birthDates: birth,
      identifiers: [],
      programmes: [],
      topics: ['sanction' as const],
    },
  }));
}
