import type { Locale } from '../../language/locales';
import { type Move, movesBetween, sectionsOf } from '../files/moves-between';
import { type Neighbours, neighboursOf, type Planned, placesIn, takeOut } from './place-items';
import type { ItemSource, TemplateItem } from './template.contract';
import { itemsIn } from './template-items';

export interface SourcedQuestion {
  key: string;
  source: ItemSource | null;
  isSection: boolean;
}

/** `keep` leaves a question as it is; `take` puts an item of the template there, in place of `replaces` if it is set. */
type UpdateStep = { keep: string } | { take: string; replaces: string | null };

/** Move of a question or a whole section in the template, which a questionnaire may follow or not. */
interface PlannedMove {
  item: string;
  move: Move;
  isSection: boolean;
  /** Heading below which the item stands in the new version; null for none, and for a section. */
  section: string | null;
  /** True if the questionnaire has moved the item by itself since it was taken over. */
  isMovedHere: boolean;
}

/** The neighbours are those of this questionnaire after the move, with the moves that it follows. */
export interface TemplateMove extends PlannedMove, Neighbours {
  /** True for a question that comes directly below the heading of its section. */
  isFirst: boolean;
}

export interface TemplateUpdate {
  /** The questionnaire after the update, in order. */
  steps: UpdateStep[];
  /** Keys of the questions that the new version no longer has. */
  removed: string[];
  /** Moves of the new version that would change the order here, in the order of the new version. */
  moves: TemplateMove[];
}

interface UpdateInput {
  template: string;
  language: Locale;
  present: readonly SourcedQuestion[];
  /** Items of each version that the questions name. */
  used: ReadonlyMap<number, readonly TemplateItem[]>;
  next: readonly TemplateItem[];
  /** Items whose moves the questionnaire follows. */
  followed?: ReadonlySet<string>;
}

/** Returns each item's content in one language as text, with fields in one order. */
const contentsIn = (items: readonly TemplateItem[], language: Locale): ReadonlyMap<string, string> =>
  new Map(
    itemsIn(items, language).map((item) => [
      item._id,
      JSON.stringify(item, (_key, part: unknown) =>
        part !== null && typeof part === 'object' && !Array.isArray(part)
          ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
          : part,
      ),
    ]),
  );

type Owned = SourcedQuestion & { source: ItemSource };
type Owners = ReadonlyMap<string, Owned>;
type Entry = Planned & { step: UpdateStep };

const placedOf = (items: readonly TemplateItem[]) => items.map(({ _id, type }) => ({ id: _id, type }));

/**
 * Plans the update of a questionnaire to another version of a template. Items that the new version changed replace their
 * questions; items that it does not have are removed; its new items join the sections that the questionnaire has, and new
 * sections join if every section was taken over. What the new version moved is offered, and moved if it is `followed`.
 * Questions of the template that the questionnaire no longer has stay away, and questions without a source and second
 * copies stay as they are.
 */
export function planTemplateUpdate(input: UpdateInput): TemplateUpdate {
  const { template, language, present, used, next, followed = new Set() } = input;
  const owners = new Map<string, Owned>();
  for (const question of present) {
    const { source } = question;
    if (source?.template !== template || owners.has(source.item)) continue;
    owners.set(source.item, { ...question, source });
  }
  const before = new Map([...used].map(([version, items]) => [version, contentsIn(items, language)]));
  const after = contentsIn(next, language);
  const itemsByKey = new Map([...owners].map(([item, { key }]) => [key, item]));
  const removed = [...owners].flatMap(([item, { key }]) => (after.has(item) ? [] : [key]));
  const entries = present
    .filter(({ key }) => !removed.includes(key))
    .map(({ key, isSection }): Entry => {
      const item = itemsByKey.get(key) ?? null;
      const source = item === null ? undefined : owners.get(item)?.source;
      const isChanged = item !== null && source && before.get(source.version)?.get(item) !== after.get(item);
      const step: UpdateStep = isChanged ? { take: item, replaces: key } : { keep: key };
      return { key, item, isSection, step };
    });
  const candidates = movedItems(owners, used, next);
  const all = placedIn(entries, { owners, next, used }, candidates, new Set(candidates.keys()));
  // A moved item that has its place here already stays there, whichever of the others follow.
  const offered = new Map([...candidates].filter(([item]) => all.moves.some((move) => move.item === item)));
  const chosen = placedIn(entries, { owners, next, used }, offered, followed);
  const moves = all.moves.map((move): TemplateMove => {
    const { item, section, isSection } = move;
    const isFollowed = followed.has(item);
    const { entries: result } = isFollowed
      ? chosen
      : placedIn(entries, { owners, next, used }, offered, new Set([...followed, item]));
    const neighbours = neighboursOf(result, item);
    const heading = section === null ? undefined : result.find((entry) => entry.item === section);
    return { ...move, ...neighbours, isFirst: !isSection && heading !== undefined && heading.key === neighbours.above };
  });
  return { steps: chosen.entries.map(({ step }) => step), removed, moves };
}

/** Returns the items that the new version moved, each compared with the version from which it was taken over. */
function movedItems(owners: Owners, used: UpdateInput['used'], next: readonly TemplateItem[]) {
  const byVersion = new Map(
    [...used].map(([version, items]) => [version, movesBetween(placedOf(items), placedOf(next))]),
  );
  const ownedIn = (items: readonly TemplateItem[]) => placedOf(items).filter(({ id }) => owners.has(id));
  const movedHere = new Map(
    [...used].map(([version, items]) => {
      const types = new Map(items.map(({ _id, type }) => [_id, type]));
      const here = [...owners.keys()].map((id) => ({ id, type: types.get(id) ?? null }));
      return [version, movesBetween(ownedIn(items), here)] as const;
    }),
  );
  return new Map(
    [...owners].flatMap(([item, { source }]) => {
      const move = byVersion.get(source.version)?.get(item);
      const isMovedHere = movedHere.get(source.version)?.has(item) ?? false;
      return move ? [[item, { move, isMovedHere }] as const] : [];
    }),
  );
}

interface Template {
  owners: Owners;
  next: readonly TemplateItem[];
  used: UpdateInput['used'];
}

/** Puts new and followed items where the new version has them, from its first item to its last. */
function placedIn(
  present: readonly Entry[],
  { owners, next, used }: Template,
  candidates: ReturnType<typeof movedItems>,
  followed: ReadonlySet<string>,
): { entries: Entry[]; moves: PlannedMove[] } {
  const added = newItems({ owners, next, used });
  const isPlaced = new Set<string>();
  const { placeOf, sectionOf } = placesIn(placedOf(next), (item) => isPlaced.has(item) || !candidates.has(item));
  const moves: PlannedMove[] = [];
  let entries = [...present];
  for (const { _id: item, type } of next) {
    const isSection = type === 'section';
    const candidate = candidates.get(item);
    if (added.has(item)) {
      const entry = { key: item, item, isSection, step: { take: item, replaces: null } };
      const index = placeOf(entries, { id: item, type }) ?? fallbackPlace(entries, next, item);
      entries = [...entries.slice(0, index), entry, ...entries.slice(index)];
    } else if (candidate && followed.has(item)) {
      const [moved, others] = takeOut(entries, item);
      const place = moved.length === 0 ? null : placeOf(others, { id: item, type });
      if (place !== null) {
        const result = [...others.slice(0, place), ...moved, ...others.slice(place)];
        const isElsewhere = result.some(({ key }, at) => key !== entries[at]?.key);
        const section = isSection ? null : sectionOf(item);
        if (isElsewhere) moves.push({ item, ...candidate, isSection, section });
        entries = result;
      }
      isPlaced.add(item);
    }
  }
  return { entries, moves };
}

/** Place of a new item of which nothing in its section is here: beside the nearest item of the template. */
function fallbackPlace(entries: readonly Planned[], next: readonly TemplateItem[], item: string): number {
  const at = next.findIndex(({ _id }) => _id === item);
  const placeOf = (id: string): number => entries.findIndex((entry) => entry.item === id);
  const above = next.slice(0, at).findLast(({ _id }) => placeOf(_id) >= 0);
  const below = next.slice(at + 1).find(({ _id }) => placeOf(_id) >= 0);
  return above ? placeOf(above._id) + 1 : below ? placeOf(below._id) : entries.length;
}

/** Returns the items that join: those that no used version has, in sections that were taken over or are new themselves. */
function newItems({ owners, next, used }: Template): ReadonlySet<string> {
  const offered = new Set([...used.values()].flatMap((items) => items.map(({ _id }) => _id)));
  const base = used.get(Math.max(...used.keys())) ?? [];
  const sections = sectionsOf(placedOf(next));
  const sectionsBefore = sectionsOf(placedOf(base));
  const owned = [...owners.keys()];
  const taken = new Set(owned.map((item) => sectionsBefore.get(item)));
  const isWhole = [...sectionsBefore.values()].every((section) => taken.has(section));
  const takenNow = new Set(owned.map((item) => sections.get(item)));
  return new Set(
    next.flatMap(({ _id }) => {
      if (owners.has(_id) || offered.has(_id)) return [];
      const section = sections.get(_id) ?? null;
      const isNewSection = isWhole && (section === null || !offered.has(section));
      return takenNow.has(section) || isNewSection ? [_id] : [];
    }),
  );
}

/** Version that the questions of each template came from: the oldest, with the language of its first question. */
export interface UsedTemplate {
  template: string;
  version: number;
  versions: number[];
  language: Locale;
}

export function usedTemplates(questions: readonly { source?: ItemSource | null | undefined }[]): UsedTemplate[] {
  const found = new Map<string, UsedTemplate>();
  for (const { source } of questions) {
    if (!source) continue;
    const { template, version, language } = source;
    const known = found.get(template) ?? { template, version, versions: [], language };
    const versions = known.versions.includes(version) ? known.versions : [...known.versions, version];
    found.set(template, { ...known, versions, version: Math.min(known.version, version) });
  }
  return [...found.values()];
}
