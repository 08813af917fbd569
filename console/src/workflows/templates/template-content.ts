import type { TemplateItem } from '@homologa/domain/questionnaires/library/template.contract';

/** Items as text with fields in one order: the database returns the fields of JSON in an order of its own. */
export const contentOf = (items: readonly TemplateItem[]): string =>
  JSON.stringify(items, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

interface ItemChanges {
  added: TemplateItem[];
  changed: TemplateItem[];
  removed: TemplateItem[];
  /** Questions that stay the same, without sections. */
  unchanged: number;
}

/** Compares items by their ids, in all languages. */
export function itemChanges(before: readonly TemplateItem[], after: readonly TemplateItem[]): ItemChanges {
  const known = new Map(before.map((item) => [item._id, contentOf([item])]));
  const left = new Set(after.map(({ _id }) => _id));
  const kept = after.filter(({ _id }) => known.has(_id));
  const isSame = (item: TemplateItem): boolean => known.get(item._id) === contentOf([item]);
  return {
    added: after.filter(({ _id }) => !known.has(_id)),
    changed: kept.filter((item) => !isSame(item)),
    removed: before.filter(({ _id }) => !left.has(_id)),
    unchanged: kept.filter((item) => item.type !== 'section' && isSame(item)).length,
  };
}
