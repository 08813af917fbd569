/** Serializes JSON with sorted keys, so that equal values give equal text (PostgreSQL's jsonb reorders keys). */
export const sortedJson = (value: unknown): string =>
  JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
