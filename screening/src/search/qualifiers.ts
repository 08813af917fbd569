import type { ScorePart, ScoreReason } from '@homologa/domain/screenings/hit-explanation';
import type { EntryIdentifier } from '@homologa/domain/screenings/list-entry';
import { contradictingIdentifiers, sharedIdentifier } from '../index/identifiers';

export interface Particulars {
  countries: readonly string[];
  /** Full or partial dates: '1962', '1962-05' or '1962-05-03'. */
  birthDates: readonly string[];
  gender?: 'm' | 'f';
  identifiers: readonly EntryIdentifier[];
}

const SCORE_OF_IDENTIFIER = 0.98;
const MIN_NAME_TO_LIFT = 0.6;

const EFFECTS = {
  identifierDiffers: -0.1,
  birthDateEqual: 0.03,
  birthDateSwapped: -0.05,
  birthDateDiffers: -0.1,
  birthYearDiffers: -0.2,
  countryDiffers: { person: -0.1, company: -0.05 },
  genderDiffers: -0.1,
} as const;

interface Relation {
  reason: ScoreReason;
  effect: number;
}

const isDay = (date: string): boolean => date.length === 10;
const isSwapped = (a: string, b: string): boolean => a.slice(5, 7) === b.slice(8) && a.slice(8) === b.slice(5, 7);

/**
 * Compares two birth dates. Null if a date is invalid, or if the dates are one year apart, which is not evidence for or
 * against a match.
 */
function relationOf(own: string, theirs: string): Relation | null {
  const apart = Math.abs(Number(own.slice(0, 4)) - Number(theirs.slice(0, 4)));
  if (Number.isNaN(apart) || apart === 1) return null;
  if (apart > 1) return { reason: 'birth_year_differs', effect: EFFECTS.birthYearDiffers };
  if (!isDay(own) || !isDay(theirs)) return { reason: 'birth_year_equal', effect: 0 };
  if (own === theirs) return { reason: 'birth_date_equal', effect: EFFECTS.birthDateEqual };
  if (isSwapped(own, theirs)) return { reason: 'birth_date_swapped', effect: EFFECTS.birthDateSwapped };
  return { reason: 'birth_date_differs', effect: EFFECTS.birthDateDiffers };
}

function birthPart(subject: Particulars, listed: Particulars): ScorePart | null {
  let best: ScorePart | null = null;
  let isUndecided = false;
  for (const own of subject.birthDates) {
    for (const theirs of listed.birthDates) {
      const relation = relationOf(own, theirs);
      if (relation === null) isUndecided = true;
      else if (best === null || relation.effect > best.effect) best = { ...relation, query: own, listed: theirs };
    }
  }
  return isUndecided && best !== null && best.effect < 0 ? null : best;
}

function countryPart(subject: Particulars, listed: Particulars, isPerson: boolean): ScorePart | null {
  if (subject.countries.length === 0 || listed.countries.length === 0) return null;
  const shared = listed.countries.find((country) => subject.countries.includes(country));
  if (shared !== undefined) return { reason: 'country_equal', effect: 0, listed: shared };
  return {
    reason: 'country_differs',
    effect: EFFECTS.countryDiffers[isPerson ? 'person' : 'company'],
    query: subject.countries.join(', '),
    listed: listed.countries.join(', '),
  };
}

/**
 * Adjusts a name's score by identifiers, birth dates, countries and gender. Returns the score from 0 to 1 and its
 * parts, including parts without effect. A differing country by itself does not lower the score below `countryFloor`,
 * because companies have branches and people move.
 */
export function qualify(
  nameScore: number,
  subject: Particulars,
  listed: Particulars,
  isPerson: boolean,
  countryFloor = 0,
): { score: number; parts: ScorePart[] } {
  const found: (ScorePart | null)[] = [];
  const shared = sharedIdentifier(subject.identifiers, listed.identifiers);
  if (isPerson) {
    found.push(birthPart(subject, listed));
    const isOther = subject.gender !== undefined && listed.gender !== undefined && subject.gender !== listed.gender;
    if (isOther) found.push({ reason: 'gender_differs', effect: EFFECTS.genderDiffers });
  }
  found.push(countryPart(subject, listed, isPerson));
  const other = shared ? null : contradictingIdentifiers(subject.identifiers, listed.identifiers);
  if (other) {
    found.push({
      reason: 'identifier_differs',
      effect: EFFECTS.identifierDiffers,
      query: other.own.value,
      listed: other.theirs.value,
    });
  }
  let score = nameScore;
  const parts: ScorePart[] = [];
  for (const part of found) {
    if (!part || (part.effect > 0 && nameScore < MIN_NAME_TO_LIFT)) continue;
    const least = part.reason === 'country_differs' && score >= countryFloor ? countryFloor : 0;
    const to = Math.min(1, Math.max(least, score + part.effect));
    parts.push({ ...part, effect: to - score });
    score = to;
  }
  if (shared) {
    const to = Math.max(score, SCORE_OF_IDENTIFIER);
    parts.push({ reason: 'identifier_equal', effect: to - score, listed: shared.value });
    score = to;
  }
  return { score, parts };
}
