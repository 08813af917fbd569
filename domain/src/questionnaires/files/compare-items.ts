import { inOneOrder, renameIds } from '../condition';
import { hasOptions, type QuestionItem, type QuestionOption } from '../questionnaire-rules';
import { type Move, movesBetween, swapsBetween } from './moves-between';
import { type OptionChanges, type OptionPair, pairOptions } from './pair-options';

/** Parts of an item that a comparison tells apart. */
const CHANGED_PARTS = [
  'text',
  'kind',
  'options',
  'required',
  'condition',
  'option_conditions',
  'points',
  'file',
] as const;
export type ChangedPart = (typeof CHANGED_PARTS)[number];

export interface ItemsComparison {
  added: QuestionItem[];
  changed: QuestionItem[];
  removed: QuestionItem[];
  /** Items that only moved. */
  moved: QuestionItem[];
  /** Items that are neither added nor changed nor moved. */
  unchanged: QuestionItem[];
  /** Changed parts of each changed item, by the id of the item after. */
  parts: ReadonlyMap<string, readonly ChangedPart[]>;
  /** Moved items by the id of the item after. */
  moves: ReadonlyMap<string, Move>;
  /** For each of two neighbours that changed places the other one, by their ids after. */
  swaps: ReadonlyMap<string, string>;
  /** Options of each item of both questionnaires, by the id of the item after. */
  options: ReadonlyMap<string, OptionChanges>;
  /** Options of each item whose conditions differ, by the id of the item after. */
  offers: ReadonlyMap<string, readonly OptionPair[]>;
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
 * Returns the ids of items and options after by the ids of those before whose places they take. Ids of what was removed
 * become ids that no item after has.
 */
function idsAfter(
  before: readonly QuestionItem[],
  matches: ReadonlyMap<string, QuestionItem>,
  options: ReadonlyMap<string, OptionChanges>,
): Map<string, string> {
  const ids = new Map<string, string>();
  for (const item of before) for (const { id } of [item, ...item.options]) ids.set(id, `- ${id}`);
  for (const [id, match] of matches) ids.set(match.id, id);
  for (const { pairs } of options.values()) for (const { was, is } of pairs) ids.set(was.id, is.id);
  return ids;
}

const pointsText = ({ points, knockOut }: QuestionOption): string =>
  JSON.stringify([points ?? null, knockOut ?? false]);

const text = (value: unknown): string => JSON.stringify(value, keysInOrder);
const optionsOf = ({ type, options }: QuestionItem): readonly QuestionOption[] => (hasOptions(type) ? options : []);

interface Conditional {
  showIf?: QuestionItem['showIf'];
}

/** `ids` are the ids after by the ids before, which conditions name. */
const isShownOtherwise = (was: Conditional, is: Conditional, ids: ReadonlyMap<string, string>): boolean =>
  text(was.showIf ? renameIds(was.showIf, ids) : null) !== text(inOneOrder(is.showIf));

interface ItemPair {
  was: QuestionItem;
  is: QuestionItem;
  /** Options that stay: points and conditions of options that came or went are part of that change. */
  options: readonly OptionPair[];
  /** Options whose conditions differ. */
  offers: readonly OptionPair[];
}

/** Returns the parts in which an item differs. */
function changedParts({ was, is, options, offers }: ItemPair, ids: ReadonlyMap<string, string>): ChangedPart[] {
  const textsOf = (item: QuestionItem): string => text(optionsOf(item).map(({ value }) => value.trim()));
  const isChanged: Record<ChangedPart, boolean> = {
    text: was.title.trim() !== is.title.trim(),
    kind:
      text([was.type, formatContent(was.format), was.allowNa ?? false]) !==
      text([is.type, formatContent(is.format), is.allowNa ?? false]),
    options: textsOf(was) !== textsOf(is),
    required: was.required !== is.required,
    condition: isShownOtherwise(was, is, ids),
    option_conditions: offers.length > 0,
    points:
      text([was.points ?? null, was.weight ?? 1]) !== text([is.points ?? null, is.weight ?? 1]) ||
      options.some((pair) => pointsText(pair.was) !== pointsText(pair.is)),
    // A questionnaire of a file or an older version has no files.
    file: was.file !== null && is.file !== null && was.file.fileId !== is.file.fileId,
  };
  return CHANGED_PARTS.filter((part) => isChanged[part]);
}

/** `matches` are items of `before` by the ids of the items of `after` that take their places. */
function comparisonOf(
  before: readonly QuestionItem[],
  after: readonly QuestionItem[],
  matches: ReadonlyMap<string, QuestionItem>,
): ItemsComparison {
  const options = new Map<string, OptionChanges>();
  for (const is of after) {
    const was = matches.get(is.id);
    if (was) options.set(is.id, pairOptions(optionsOf(was), optionsOf(is)));
  }
  const ids = idsAfter(before, matches, options);
  const parts = new Map<string, readonly ChangedPart[]>();
  const offers = new Map<string, readonly OptionPair[]>();
  for (const is of after) {
    const was = matches.get(is.id);
    if (!was) continue;
    const pairs = options.get(is.id)?.pairs ?? [];
    const offered = pairs.filter((pair) => isShownOtherwise(pair.was, pair.is, ids));
    if (offered.length > 0) offers.set(is.id, offered);
    const changed = changedParts({ was, is, options: pairs, offers: offered }, ids);
    if (changed.length > 0) parts.set(is.id, changed);
  }
  const placed = before.map(({ id, type }) => ({ id: ids.get(id) ?? id, type }));
  const moves = movesBetween(placed, after);
  const same = after.filter(({ id }) => matches.has(id) && !parts.has(id));
  const matched = new Set([...matches.values()].map(({ id }) => id));
  return {
    added: after.filter(({ id }) => !matches.has(id)),
    changed: after.filter(({ id }) => parts.has(id)),
    removed: before.filter(({ id }) => !matched.has(id)),
    moved: same.filter(({ id }) => moves.has(id)),
    unchanged: same.filter(({ id }) => !moves.has(id)),
    parts,
    moves,
    swaps: swapsBetween(placed, after),
    options,
    offers,
    matches,
  };
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
  return comparisonOf(before, after, matches);
}

/** Compares two versions of one questionnaire, whose items are the same by their ids. */
export function compareVersions(before: readonly QuestionItem[], after: readonly QuestionItem[]): ItemsComparison {
  const old = new Map(before.map((item) => [item.id, item]));
  const matches = new Map(
    after.flatMap(({ id }) => {
      const match = old.get(id);
      return match ? [[id, match] as const] : [];
    }),
  );
  return comparisonOf(before, after, matches);
}
