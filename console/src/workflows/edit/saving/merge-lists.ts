/** Compares texts as the server stores them, without surrounding whitespace. */
export const isSame = (one: unknown, other: unknown): boolean => written(one) === written(other);

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const written = (value: unknown): string | undefined =>
  JSON.stringify(value, (key, part: unknown) => {
    if (key === 'id' || key === 'key') return undefined;
    if (isObject(part)) return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    return typeof part === 'string' ? part.trim() : part;
  });

interface Entry {
  key: string;
  id: string | null;
}

const identityOf = ({ id, key }: Entry): string => id ?? key;

/**
 * Source of the version that is merged into the page's list. A list of the `server` may contain entries of this page
 * whose ids the page has not received. In a list of the `page`, entries have the same keys as in the page's list.
 */
export type Origin = 'server' | 'page';

export type MergeEntry<One> = (before: One, mine: One, theirs: One) => One;

/**
 * Three-way merge of a list by the entries' ids. Keeps entries added on either side. Drops an entry removed on one side
 * unless the other side has edited it, so that no edit is lost. If both sides moved entries, the local order wins.
 */
export function mergeLists<One extends Entry>(
  before: readonly One[],
  mine: readonly One[],
  theirs: readonly One[],
  mergeEntry: MergeEntry<One>,
  origin: Origin,
): One[] {
  const recognized = origin === 'server' ? withKnownIds(mine, before, theirs) : mine;
  const [was, own, other] = [byIdentity(before), byIdentity(recognized), byIdentity(theirs)];
  const merged = new Map<string, One>();
  for (const id of new Set([...own.keys(), ...other.keys()])) {
    const entry = mergeOne(was.get(id), own.get(id), other.get(id), mergeEntry);
    if (entry) merged.set(id, entry);
  }
  const isMoved = !isSame(orderIn(own, was, other), orderIn(was, own, other));
  const [leading, following] = isMoved ? [own, other] : [other, own];
  return interleaved([...leading.keys()], [...following.keys()]).flatMap((id) => merged.get(id) ?? []);
}

function mergeOne<One extends Entry>(
  before: One | undefined,
  mine: One | undefined,
  theirs: One | undefined,
  mergeEntry: MergeEntry<One>,
): One | undefined {
  if (mine && theirs) return mergeEntry(before ?? theirs, mine, theirs);
  const left = mine ?? theirs;
  return before && left && isSame(before, left) ? undefined : left;
}

const byIdentity = <One extends Entry>(entries: readonly One[]): Map<string, One> =>
  new Map(entries.map((entry) => [identityOf(entry), entry]));

/** Returns the ids that all given versions contain, in the order of `first`. */
const orderIn = (first: ReadonlyMap<string, unknown>, ...others: ReadonlyMap<string, unknown>[]): string[] =>
  [...first.keys()].filter((id) => others.every((other) => other.has(id)));

/**
 * Gives a local entry without an id the id of a new server entry with the same content: the server stored the local
 * entry in a save whose response was lost.
 */
function withKnownIds<One extends Entry>(mine: readonly One[], before: readonly One[], theirs: readonly One[]): One[] {
  const known = new Set([...before, ...mine].map(({ id }) => id));
  const strange = theirs.filter(({ id }) => !known.has(id));
  return mine.map((entry) => {
    const place = entry.id === null ? strange.findIndex((other) => isSame(other, entry)) : -1;
    const [found] = place < 0 ? [] : strange.splice(place, 1);
    return found ? { ...found, key: entry.key } : entry;
  });
}

/**
 * Merges two orders of ids: inserts each id that only `following` contains after the id that precedes it in
 * `following`.
 */
function interleaved(leading: readonly string[], following: readonly string[]): string[] {
  const order = [...leading];
  const placed = new Set(leading);
  following.forEach((id, place) => {
    if (placed.has(id)) return;
    const predecessor = following[place - 1];
    order.splice(predecessor === undefined ? 0 : order.indexOf(predecessor) + 1, 0, id);
    placed.add(id);
  });
  return order;
}
