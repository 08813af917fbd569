import { type ScreeningIndex, textOf, tokensOfRow } from '../index/screening-index';
import { SIGN_MARK } from '../names/fold-characters';
import type { WeighedName } from '../names/weighed-name';

/** Scripts whose tokens match only if they are equal, so that they never match Latin names. */
type SignScript = 'han' | 'hangul';

const HANGUL_FIRST = 0xac00;
const HANGUL_LAST = 0xd7a3;
const CODE_LENGTH = 4;

function signScriptOf(token: string): SignScript | null {
  if (!token.startsWith(SIGN_MARK)) return null;
  const code = Number.parseInt(token.slice(SIGN_MARK.length, SIGN_MARK.length + CODE_LENGTH), 16);
  return code >= HANGUL_FIRST && code <= HANGUL_LAST ? 'hangul' : 'han';
}

const counted = new WeakMap<ScreeningIndex, Map<number, Record<SignScript | 'all', number>>>();

function countsOf(index: ScreeningIndex): Map<number, Record<SignScript | 'all', number>> {
  const known = counted.get(index);
  if (known) return known;
  const { entityList, rowEntity } = index.data;
  const counts = new Map<number, Record<SignScript | 'all', number>>();
  const of = (entity: number): Record<SignScript | 'all', number> => {
    const list = entityList[entity] ?? 0;
    const made = counts.get(list) ?? { han: 0, hangul: 0, all: 0 };
    counts.set(list, made);
    return made;
  };
  for (let entity = 0; entity < entityList.length; entity += 1) of(entity).all += 1;
  const last = { han: -1, hangul: -1 };
  for (let row = 0; row < rowEntity.length; row += 1) {
    const entity = rowEntity[row] ?? 0;
    for (const token of tokensOfRow(index, row)) {
      const script = signScriptOf(textOf(index, token));
      if (script === null || last[script] === entity) continue;
      last[script] = entity;
      of(entity)[script] += 1;
    }
  }
  counted.set(index, counts);
  return counts;
}

const MIN_SHARE = 0.5;

/**
 * True if the lists can match one of the names: the name has an alphabetic word, or most entries are in its script.
 * False if no name contains a word.
 */
export function isComparable(
  index: ScreeningIndex,
  names: readonly WeighedName[],
  lists: ReadonlySet<string> | undefined,
): boolean {
  const scripts = names.flatMap(({ tokens }) => {
    const found = tokens.filter((token) => token !== 'and').map(signScriptOf);
    return found.includes(null) ? [null] : found;
  });
  if (scripts.length === 0) return false;
  if (scripts.includes(null)) return true;
  const wanted = [...countsOf(index)].filter(
    ([list]) => lists === undefined || lists.has(index.data.lists[list] ?? ''),
  );
  const all = wanted.reduce((sum, [, counts]) => sum + counts.all, 0);
  return scripts.some((script) => {
    if (script === null || all === 0) return false;
    return wanted.reduce((sum, [, counts]) => sum + counts[script], 0) >= all * MIN_SHARE;
  });
}
