import { isCommonName } from '../names/common-names';
import { ADDED, FAMILY, PARTICLE } from '../names/parse-name';
import { CONTENT_WEIGHT, contentOf, hasFlag, INEXACT, type WeighedName } from '../names/weighed-name';
import type { Alignment } from './align-tokens';

const COMMON_AT_MOST = [0.79, 0.89];
const FEWEST_WORDS = 2;
const RARE_WEIGHT = 0.85;

export function isMarriedName(
  query: WeighedName,
  listed: WeighedName,
  { pairs, restQuery, restListed }: Alignment,
): boolean {
  const rest = contentOf(query, restQuery);
  const [first] = rest;
  if (!query.isPerson || first === undefined || !rest.every((index) => hasFlag(query, index, ADDED))) return false;
  let surname = first - 1;
  while (surname > 0 && (query.weights[surname] ?? 0) <= CONTENT_WEIGHT) surname -= 1;
  // If an unmatched word of the listed name follows a particle ('de Vera'), it is a surname that contradicts the
  // screened name.
  const isOther = restListed.some((index) => index > 0 && hasFlag(listed, index - 1, PARTICLE));
  if (isOther) return false;
  const isFamilyKnown = listed.flags.some((flag) => (flag & FAMILY) !== 0);
  const ofSurname = pairs.find((pair) => pair.query.includes(surname));
  return (
    pairs.filter((pair) => pair.isSpecific).length > 1 &&
    ofSurname !== undefined &&
    (!isFamilyKnown || ofSurname.listed.some((index) => hasFlag(listed, index, FAMILY)))
  );
}

function fatherPlace({ tokens, flags }: WeighedName): number {
  const place = tokens.findIndex((token, index) => token === 'bin' && ((flags[index] ?? 0) & PARTICLE) !== 0);
  return place < 0 ? tokens.length : place;
}

/** True if one name is the son's name and the other the father's: 'Ahmad bin Hasan' and 'Hasan bin Ahmad'. */
export function isReversed(query: WeighedName, listed: WeighedName, { pairs }: Pick<Alignment, 'pairs'>): boolean {
  const [ofQuery, ofListed] = [fatherPlace(query), fatherPlace(listed)];
  if (ofQuery >= query.tokens.length || ofListed >= listed.tokens.length) return false;
  const specific = pairs.filter((pair) => pair.isSpecific);
  const isCrossed = (isBefore: boolean): boolean =>
    specific.some(
      (pair) => (pair.query[0] ?? 0) < ofQuery === isBefore && (pair.listed[0] ?? 0) < ofListed !== isBefore,
    );
  return isCrossed(true) && isCrossed(false);
}

export function commonness({ tokens }: WeighedName, { pairs }: Pick<Alignment, 'pairs'>): number | null {
  const specific = pairs.filter((pair) => pair.isSpecific);
  const areCommon = specific.every((pair) => pair.query.every((index) => isCommonName(tokens[index] ?? '')));
  return areCommon ? (COMMON_AT_MOST[specific.length - FEWEST_WORDS] ?? null) : null;
}

export function isRareName(query: WeighedName, { pairs, restQuery }: Pick<Alignment, 'pairs' | 'restQuery'>): boolean {
  const specific = pairs.filter((pair) => pair.isSpecific);
  return (
    specific.length > 1 &&
    contentOf(query, restQuery).length === 0 &&
    specific.every((pair) => pair.similarity >= INEXACT && pair.weight >= RARE_WEIGHT) &&
    specific.every((pair) => pair.query.every((index) => !isCommonName(query.tokens[index] ?? '')))
  );
}
