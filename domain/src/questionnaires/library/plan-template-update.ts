import type { Locale } from '../../language/locales';
import type { ItemSource, TemplateItem } from './template.contract';
import { itemsIn } from './template-items';

export interface SourcedQuestion {
  key: string;
  source: ItemSource | null;
}

/** `keep` leaves a question as it is; `take` puts an item of the template there, in place of `replaces` if it is set. */
type UpdateStep = { keep: string } | { take: string; replaces: string | null };

export interface TemplateUpdate {
  /** The questionnaire after the update, in order. */
  steps: UpdateStep[];
  /** Keys of the questions that the new version no longer has. */
  removed: string[];
}

interface UpdateInput {
  template: string;
  language: Locale;
  present: readonly SourcedQuestion[];
  /** Items of each version that the questions name. */
  used: ReadonlyMap<number, readonly TemplateItem[]>;
  next: readonly TemplateItem[];
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

/** Maps each item to the heading above it; a heading is its own. */
function sectionsOf(items: readonly TemplateItem[]): ReadonlyMap<string, string> {
  let section = '';
  return new Map(
    items.map(({ _id, type }) => {
      if (type === 'section') section = _id;
      return [_id, section];
    }),
  );
}

/**
 * Plans the update of a questionnaire to another version of a template. Items that the new version changed replace their
 * questions; items that it does not have are removed; its new items join the sections that the questionnaire has, and new
 * sections join if every section was taken over. Questions of the template that the questionnaire no longer has stay
 * away, and questions without a source, second copies and the order of questions stay as they are.
 */
export function planTemplateUpdate({ template, language, present, used, next }: UpdateInput): TemplateUpdate {
  const owners = new Map<string, SourcedQuestion & { source: ItemSource }>();
  for (const question of present) {
    const { source } = question;
    if (source?.template !== template || owners.has(source.item)) continue;
    owners.set(source.item, { ...question, source });
  }
  const before = new Map([...used].map(([version, items]) => [version, contentsIn(items, language)]));
  const after = contentsIn(next, language);
  const replaced = new Map<string, string>();
  const removed: string[] = [];
  for (const [item, { key, source }] of owners) {
    if (!after.has(item)) removed.push(key);
    else if (before.get(source.version)?.get(item) !== after.get(item)) replaced.set(key, item);
  }
  const gone = new Set(removed);
  const steps = present
    .filter(({ key }) => !gone.has(key))
    .map(({ key }): UpdateStep => {
      const item = replaced.get(key);
      return item === undefined ? { keep: key } : { take: item, replaces: key };
    });
  insertNew(steps, { owners, next, used });
  return { steps, removed };
}

interface NewItems {
  owners: ReadonlyMap<string, { key: string }>;
  next: readonly TemplateItem[];
  used: UpdateInput['used'];
}

function insertNew(steps: UpdateStep[], { owners, next, used }: NewItems): void {
  const offered = new Set([...used.values()].flatMap((items) => items.map(({ _id }) => _id)));
  const base = used.get(Math.max(...used.keys())) ?? [];
  const sections = sectionsOf(next);
  const sectionsBefore = sectionsOf(base);
  const taken = new Set([...owners.keys()].map((item) => sectionsBefore.get(item)));
  const isWhole = [...sectionsBefore.values()].every((section) => taken.has(section));
  const takenNow = new Set([...owners.keys()].map((item) => sections.get(item)));
  const placeOf = (item: string): number => {
    const key = owners.get(item)?.key;
    return steps.findIndex((step) => ('take' in step ? step.take === item : step.keep === key));
  };
  next.forEach(({ _id }, at) => {
    if (owners.has(_id) || offered.has(_id)) return;
    const section = sections.get(_id) ?? '';
    if (!takenNow.has(section) && !(isWhole && !offered.has(section))) return;
    const above = next.slice(0, at).findLast((item) => placeOf(item._id) >= 0);
    const below = next.slice(at + 1).find((item) => placeOf(item._id) >= 0);
    const place = above ? placeOf(above._id) + 1 : below ? placeOf(below._id) : steps.length;
    steps.splice(place, 0, { take: _id, replaces: null });
  });
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
