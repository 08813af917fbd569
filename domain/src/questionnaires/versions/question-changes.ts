import { type ChangedPart, compareVersions, type ItemsComparison } from '../files/compare-items';
import { type Move, sectionsOf } from '../files/moves-between';
import type { OptionChanges, OptionPair } from '../files/pair-options';
import { type QuestionItem, questionNumbers } from '../questionnaire-rules';

interface QuestionPlace {
  /** Display number; null for a section. */
  number: number | null;
  /** Title of the section above; null for a section, and above the first one. */
  section: string | null;
}

/** How one question or section of a version differs from the version before. */
export interface QuestionChange {
  /** Null for a removed item. */
  is: QuestionItem | null;
  /** Null for an added item. */
  was: QuestionItem | null;
  place: QuestionPlace;
  /** Equal to `place` unless the item was there before. */
  placeBefore: QuestionPlace;
  /** Empty for items that are added, removed or only moved. */
  parts: readonly ChangedPart[];
  move: Move | null;
  /** Neighbour with which the item changed places; null unless that is the move. */
  swap: { title: string; number: number | null } | null;
  /** Null for an added or removed item. */
  options: OptionChanges | null;
  /** Options whose conditions differ. */
  offers: readonly OptionPair[];
}

const NOTHING = { is: null, was: null, parts: [], move: null, swap: null, options: null, offers: [] } as const;

function placesOf(items: readonly QuestionItem[]): (item: QuestionItem) => QuestionPlace {
  const numbers = questionNumbers(items);
  const sections = sectionsOf(items);
  const titles = new Map(items.map(({ id, title }) => [id, title.trim()]));
  return ({ id, type }) => ({
    number: numbers.get(id) ?? null,
    section: type === 'section' ? null : (titles.get(sections.get(id) ?? '') ?? null),
  });
}

/**
 * Lists the changes between two questionnaires in the order of the one after; a removed item follows the item after which
 * it stood. Without `comparison` items are the same by their ids, as in versions of one questionnaire.
 */
export function questionChanges(
  before: readonly QuestionItem[],
  after: readonly QuestionItem[],
  comparison: ItemsComparison = compareVersions(before, after),
): QuestionChange[] {
  const { matches, parts, moves, swaps, options, offers } = comparison;
  const [placeBefore, place] = [placesOf(before), placesOf(after)];
  const idsAfter = new Map([...matches].map(([id, item]) => [item.id, id]));
  const gone = new Map<string | null, QuestionChange[]>();
  let above: string | null = null;
  for (const was of before) {
    const id = idsAfter.get(was.id);
    if (id !== undefined) above = id;
    else {
      const at = placeBefore(was);
      const change: QuestionChange = { ...NOTHING, was, place: at, placeBefore: at };
      gone.set(above, [...(gone.get(above) ?? []), change]);
    }
  }
  const byId = new Map(after.map((item) => [item.id, item]));
  const changes = after.flatMap((is): QuestionChange[] => {
    const was = matches.get(is.id) ?? null;
    const [changed, move] = [parts.get(is.id) ?? [], moves.get(is.id) ?? null];
    const other = byId.get(swaps.get(is.id) ?? '');
    const isSame = was !== null && changed.length === 0 && move === null;
    const own: QuestionChange = {
      is,
      was,
      place: place(is),
      placeBefore: was ? placeBefore(was) : place(is),
      parts: changed,
      move,
      swap: move === null || !other ? null : { title: other.title.trim(), number: place(other).number },
      options: options.get(is.id) ?? null,
      offers: offers.get(is.id) ?? [],
    };
    return [...(isSame ? [] : [own]), ...(gone.get(is.id) ?? [])];
  });
  return [...(gone.get(null) ?? []), ...changes];
}
