import { hasOptions, type QuestionItem } from '../questionnaire-rules';

export interface ItemsComparison {
  added: QuestionItem[];
  changed: QuestionItem[];
  removed: QuestionItem[];
  unchanged: number;
  /** Item of before by the id of the item after that takes its place. */
  matches: ReadonlyMap<string, QuestionItem>;
}

const nameOf = ({ type, title }: QuestionItem): string => `${type ?? ''} ${title.trim().toLowerCase()}`;

/** Names properties in one order, whatever order a database or a file gave them. Absent and undefined are the same. */
const keysInOrder = (_key: string, part: unknown): unknown =>
  part !== null && typeof part === 'object' && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : part;

/** Format without the ids of a table's columns, which a file does not have. */
const formatContent = (format: QuestionItem['format']): unknown =>
  format?.kind === 'table'
    ? { ...format, columns: format.columns.map(({ title, required, format: cell }) => [title.trim(), required, cell]) }
    : (format ?? null);

/**
 * Returns the ids of items and options after by the ids of those before whose places they take. Options match by id,
 * otherwise by text. Ids of what was removed become ids that no item after has.
 */
function idsAfter(
  before: readonly QuestionItem[],
  after: readonly QuestionItem[],
  matches: ReadonlyMap<string, QuestionItem>,
): Map<string, string> {
  const ids = new Map<string, string>();
  for (const { id, options } of before) for (const one of [id, ...options.map((o) => o.id)]) ids.set(one, `- ${one}`);
  for (const item of after) {
    const match = matches.get(item.id);
    if (!match) continue;
    ids.set(match.id, item.id);
    const textOf = ({ value }: QuestionItem['options'][number]): string => value.trim();
    for (const option of match.options) {
      const same =
        item.options.find(({ id }) => id === option.id) ?? item.options.find((one) => textOf(one) === textOf(option));
      if (same) ids.set(option.id, same.id);
    }
  }
  return ids;
}

/** Content of each item by its id. `ids` replaces the ids that conditions name. */
function contentsOf(items: readonly QuestionItem[], ids: ReadonlyMap<string, string> = new Map()): Map<string, string> {
  const named = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value ?? null, (key, part: unknown) =>
        (key === 'question' || key === 'option') && typeof part === 'string' ? (ids.get(part) ?? part) : part,
      ),
    );
  return new Map(
    items.map((item) => {
      const options = hasOptions(item.type) ? item.options : [];
      const content = [
        item.type,
        item.title.trim(),
        item.required,
        options.map(({ value, points, knockOut, showIf }) => [
          value.trim(),
          points ?? null,
          knockOut ?? false,
          named(showIf),
        ]),
        named(item.showIf),
        formatContent(item.format),
        item.allowNa ?? false,
        item.points ?? null,
        item.weight ?? null,
      ];
      return [item.id, JSON.stringify(content, keysInOrder)];
    }),
  );
}

/**
 * Compares a questionnaire with another that would replace it. Items with the same type and text are the same item,
 * wherever they are; a question with another text is another question. `known` are items of `before` by the ids of those
 * of `after` that take their places, whatever their texts are.
 */
export function compareItems(
  before: readonly QuestionItem[],
  after: readonly QuestionItem[],
  known: ReadonlyMap<string, string> = new Map(),
): ItemsComparison {
  const free = [...before];
  const matches = new Map<string, QuestionItem>();
  for (const item of after) {
    const place = free.findIndex(({ id }) => id === known.get(item.id));
    if (place >= 0) matches.set(item.id, free.splice(place, 1)[0] as QuestionItem);
  }
  for (const item of after) {
    if (matches.has(item.id)) continue;
    const place = free.findIndex((one) => nameOf(one) === nameOf(item));
    if (place >= 0) matches.set(item.id, free.splice(place, 1)[0] as QuestionItem);
  }
  const [old, now] = [contentsOf(before, idsAfter(before, after, matches)), contentsOf(after)];
  const changed = after.filter(({ id }) => {
    const match = matches.get(id);
    return match !== undefined && old.get(match.id) !== now.get(id);
  });
  return {
    added: after.filter(({ id }) => !matches.has(id)),
    changed,
    removed: free,
    unchanged: matches.size - changed.length,
    matches,
  };
}

/** Compares two versions of one questionnaire, whose items are the same by their ids. */
export function compareVersions(
  before: readonly QuestionItem[],
  after: readonly QuestionItem[],
): Omit<ItemsComparison, 'matches'> {
  const known = new Map(before.map((item) => [item.id, item]));
  const kept = new Set(after.map(({ id }) => id));
  const both = after.filter(({ id }) => known.has(id));
  const [old, now] = [contentsOf(before, idsAfter(before, after, known)), contentsOf(after)];
  const changed = both.filter(({ id }) => old.get(id) !== now.get(id));
  return {
    added: after.filter(({ id }) => !known.has(id)),
    changed,
    removed: before.filter(({ id }) => !kept.has(id)),
    unchanged: both.length - changed.length,
  };
}
