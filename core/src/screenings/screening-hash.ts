import { createHash } from 'node:crypto';
import type { ScreenedSnapshot, ScreeningHit } from '@homologa/domain/screenings/screening.contract';
import type { ScreenedSubject, ScreeningQuestion } from './screening-subject';
import { sortedJson } from './sorted-json';

export interface PartyFinding {
  party: string;
  hits: readonly ScreeningHit[];
  information: readonly ScreeningHit[];
  notShown: number;
  nearest: ScreeningHit | null;
  isComparable: boolean;
}

interface Answered {
  engine: number;
  threshold: number;
  question: ScreeningQuestion;
  snapshots: readonly Pick<ScreenedSnapshot, 'code' | 'number' | 'sha256'>[];
  findings: readonly PartyFinding[];
  media: { provider: string; sha256: string } | null;
}

const factsOf = ({ entry_key: key, matched_name: name, score, explanation }: ScreeningHit) => [
  key,
  name,
  score,
  explanation ?? null,
];

/** Omitted if empty, so that earlier hashes stay valid. */
function evidenceOf({ birthDates, otherNames = [], gender }: ScreenedSubject): unknown[] {
  const isKnown = birthDates.length > 0 || otherNames.length > 0 || gender !== undefined;
  return isKnown ? [[birthDates, otherNames, gender ?? null]] : [];
}

/**
 * Returns the SHA-256 of question, snapshots and result: the same question with the same snapshots gives the same hash.
 * Excludes list titles and import times.
 */
export function screeningHash({ engine, threshold, question, snapshots, findings, media }: Answered): string {
  const { parties, options, asOf, watched = [] } = question;
  const facts = [
    engine,
    threshold,
    asOf,
    options,
    parties.map((party) => [
      party.group,
      party.name,
      party.schema ?? null,
      party.countries,
      party.identifiers.map(({ type, country, value }) => [type, country ?? null, value]),
      ...evidenceOf(party),
    ]),
    snapshots.map(({ code, number, sha256 }) => [code, number, sha256]),
    findings.map(({ party, hits, information, notShown, nearest, isComparable }) => [
      party,
      hits.map(factsOf),
      nearest && factsOf(nearest),
      ...(information.length > 0 ? [{ information: information.map(factsOf) }] : []),
      ...(notShown > 0 ? [{ notShown }] : []),
      ...(isComparable ? [] : [{ isComparable }]),
    ]),
    // Omitted if empty, so that earlier hashes stay valid.
    ...(watched.length > 0 ? [watched.map(({ party, list, source_id: id }) => [party, list, id])] : []),
    ...(media ? [[media.provider, media.sha256]] : []),
  ];
  return createHash('sha256').update(sortedJson(facts)).digest('hex');
}
