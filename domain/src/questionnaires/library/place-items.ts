import { sectionsOf } from '../files/moves-between';
import type { QuestionType } from '../questionnaire-rules';

/** Entry of a planned questionnaire; `item` is the template's item that it holds, null for others. */
export interface Planned {
  key: string;
  item: string | null;
  isSection: boolean;
}

interface NextItem {
  id: string;
  type: QuestionType | null;
}

/** Index after the last entry below the heading at `from`. */
function endOfSection(entries: readonly Planned[], from: number): number {
  const next = entries.findIndex(({ isSection }, at) => at > from && isSection);
  return next < 0 ? entries.length : next;
}

/**
 * Finds places for items of a template in a questionnaire that has some of them, in another order, between others. An
 * item follows the nearest item above it in the template that is in its section here too. `isFixed` excludes items whose
 * place here says nothing, because they are to move.
 */
export function placesIn(next: readonly NextItem[], isFixed: (item: string) => boolean) {
  const sections = sectionsOf(next);
  const order = new Map(next.map(({ id }, at) => [id, at]));
  const sectionOf = (id: string): string | null => sections.get(id) ?? null;

  const headingPlace = (entries: readonly Planned[], id: string): number | null => {
    const at = order.get(id) ?? 0;
    const indexOf = (item: string): number => entries.findIndex((entry) => entry.item === item);
    const headings = next.filter((one) => one.type === 'section' && one.id !== id && isFixed(one.id));
    const isHere = (one: NextItem): boolean => indexOf(one.id) >= 0;
    const above = headings.findLast((one) => (order.get(one.id) ?? 0) < at && isHere(one));
    if (above) return endOfSection(entries, indexOf(above.id));
    const below = headings.find((one) => (order.get(one.id) ?? 0) > at && isHere(one));
    return below ? indexOf(below.id) : null;
  };

  const questionPlace = (entries: readonly Planned[], id: string): number | null => {
    const at = order.get(id) ?? 0;
    const section = sectionOf(id);
    const heading = section === null ? -1 : entries.findIndex(({ item }) => item === section);
    const [from, to] = heading < 0 ? [0, entries.length] : [heading, endOfSection(entries, heading)];
    const indexOf = (item: string): number =>
      entries.findIndex((entry, place) => entry.item === item && place >= from && place < to);
    const isAnchor = (one: NextItem): boolean =>
      one.id !== id && sectionOf(one.id) === section && isFixed(one.id) && indexOf(one.id) >= 0;
    const above = next.slice(0, at).findLast(isAnchor);
    if (above) return indexOf(above.id) + 1;
    if (heading >= 0) return heading + 1;
    const below = next.slice(at + 1).find(isAnchor);
    return below ? indexOf(below.id) : null;
  };

  /** Returns the index for an item that is not among the entries; null if nothing of its section is. */
  const placeOf = (entries: readonly Planned[], { id, type }: NextItem): number | null =>
    type === 'section' ? headingPlace(entries, id) : questionPlace(entries, id);

  return { placeOf, sectionOf };
}

/** Removes an item from the entries, a section with everything below it, and returns both parts. */
export function takeOut<Entry extends Planned>(entries: readonly Entry[], item: string): [Entry[], Entry[]] {
  const from = entries.findIndex((entry) => entry.item === item);
  if (from < 0) return [[], [...entries]];
  const to = entries[from]?.isSection ? endOfSection(entries, from) : from + 1;
  return [entries.slice(from, to), [...entries.slice(0, from), ...entries.slice(to)]];
}

export interface Neighbours {
  /** Key of the entry above a question, or of the heading above a section; an entry without a heading if none is there. */
  above: string | null;
  /** Key of the entry below a question, or below everything of a section. */
  below: string | null;
}

/** Returns the neighbours that an item has among the entries. */
export function neighboursOf(entries: readonly Planned[], item: string): Neighbours {
  const at = entries.findIndex((entry) => entry.item === item);
  const isSection = entries[at]?.isSection ?? false;
  const heading = isSection ? entries.slice(0, at).findLast((entry) => entry.isSection) : undefined;
  const above = heading ?? entries[at - 1];
  const below = entries[isSection ? endOfSection(entries, at) : at + 1];
  return { above: above?.key ?? null, below: below?.key ?? null };
}
