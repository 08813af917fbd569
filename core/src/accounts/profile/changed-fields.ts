/**
 * Returns the names of the values that differ from the stored ones. An absent value (undefined) leaves the stored one
 * unchanged; null, an empty text and an absent stored value are the same.
 */
export function changedFields(
  stored: Readonly<Record<string, unknown>>,
  given: Readonly<Record<string, unknown>>,
): string[] {
  const written = (value: unknown): string => (value === '' ? 'null' : JSON.stringify(value ?? null));
  return Object.keys(given).filter(
    (name) => given[name] !== undefined && written(given[name]) !== written(stored[name]),
  );
}
