const counters = new Set<() => number>();

/**
 * Registers the number of texts on a form that are never saved, because they are not valid, for example a number with a
 * letter in it. Returns the function that removes it.
 */
export function countDrafts(count: () => number): () => void {
  counters.add(count);
  return () => void counters.delete(count);
}

export const draftCount = (): number => [...counters].reduce((sum, count) => sum + count(), 0);
