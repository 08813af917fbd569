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

/** Where an item of the template belongs among the planned entries; `after` is the item above it, null if it is first. */
interface Position {
  index: number;
  after: string | null;
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

  const headingPlace = (entries: readonly Planned[], id: string): Position | null => {
    const at = order.get(id) ?? 0;
    const indexOf = (item: string): number => entries.findIndex((entry) => entry.item === item);
    const headings = next.filter((one) => one.type === 'section' && one.id !== id && isFixed(one.id));
    const isHere = (one: NextItem): boolean => indexOf(one.id) >= 0;
    const above = headings.findLast((one) => (order.get(one.id) ?? 0) < at && isHere(one));
    if (above) return { index: endOfSection(entries, indexOf(above.id)), after: above.id };
    const below = headings.find((one) => (order.get(one.id) ?? 0) > at && isHere(one));
    return below ? { index: indexOf(below.id), after: null } : null;
  };

  const questionPlace = (entries: readonly Planned[], id: string): Position | null => {
    const at = order.get(id) ?? 0;
    const section = sectionOf(id);
    const heading = section === null ? -1 : entries.findIndex(({ item }) => item === section);
    const [from, to] = heading < 0 ? [0, entries.length] : [heading, endOfSection(entries, heading)];
    const indexOf = (item: string): number =>
      entries.findIndex((entry, place) => entry.item === item && place >= from && place < to);
    const isAnchor = (one: NextItem): boolean =>
      one.id !== id && sectionOf(one.id) === section && isFixed(one.id) && indexOf(one.id) >= 0;
    const above = next.slice(0, at).findLast(isAnchor);
    if (above) return { index: indexOf(above.id) + 1, after: above.type === 'section' ? null : above.id };
    if (heading >= 0) return { index: heading + 1, after: null };
    const below = next.slice(at + 1).find(isAnchor);
    return below ? { index: indexOf(below.id), after: null } : null;
  };

  /** Returns the place of an item that is not among the entries; null if nothing of its section is. */
  const placeOf = (entries: readonly Planned[], { id, type }: NextItem): Position | null =>
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
