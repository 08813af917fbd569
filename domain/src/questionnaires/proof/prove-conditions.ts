import { type Condition, comparisonsOf, type SupplierFacts } from '../condition';
import type { QuestionItem } from '../questionnaire-rules';
import { type Finding, findingOf } from './finding';
import { canAllHold, type Demand, demandOf, type PlacedQuestion, type World } from './satisfiable';

interface ConditionsProof {
  findings: Finding[];
  /** Ids of items and options that no supplier can be shown. */
  unreachable: ReadonlySet<string>;
}

type Section = { item: QuestionItem; place: number; isReachable: boolean } | null;

interface Judge {
  canHold: (demands: readonly Demand[]) => boolean;
  isContradictory: (condition: Condition, place: number) => boolean;
  /** True if the condition holds for everybody who is shown its context. */
  isPointless: (condition: Condition, place: number, context: readonly Demand[]) => boolean;
  /** True for a condition on an item that is not above; the launch rejects it with a reason of its own. */
  isBroken: (condition: Condition, place: number) => boolean;
}

/** Judges conditions of items and options by the questions that were judged before, and by themselves. */
function createJudge(items: readonly QuestionItem[], world: World): Judge {
  const places = new Map(items.map(({ id }, place) => [id, place]));
  // Every question and option can be shown, and every fact is open: what fails here contradicts itself.
  const open = items.map((item, place): [string, PlacedQuestion] => [
    item.id,
    {
      place,
      section: null,
      isReachable: true,
      options: new Set(item.options.map(({ id }) => id)),
      item: { ...item, showIf: null, options: item.options.map(({ id, value }) => ({ id, value })) },
    },
  ]);
  const free: World = { questions: new Map(open), facts: {} };
  const isBroken = (condition: Condition, place: number): boolean =>
    comparisonsOf(condition).some((comparison) => {
      if ('fact' in comparison) return false;
      const at = places.get(comparison.question);
      return at === undefined || at >= place;
    });
  return {
    isBroken,
    canHold: (demands) => canAllHold(demands, world),
    isContradictory: (condition, place) => !isBroken(condition, place) && !canAllHold(demandOf(condition, place), free),
    isPointless: (condition, place, context) =>
      !isBroken(condition, place) &&
      !canAllHold([...demandOf(condition, place, true), ...context], { ...world, facts: {} }),
  };
}

/** Finds conditions that never or always hold, and what they keep from being shown. */
export function proveConditions(items: readonly QuestionItem[], facts: Partial<SupplierFacts>): ConditionsProof {
  const findings: Finding[] = circlesIn(items);
  const unreachable = new Set<string>();
  const questions = new Map<string, PlacedQuestion>();
  const judge = createJudge(items, { questions, facts });
  // Asserted, because the compiler takes a variable that is assigned in the loop for null at its beginning.
  let section = null as Section;
  for (const [place, item] of items.entries()) {
    if (item.type === 'section') section = null;
    const context: Demand[] = section ? demandOf(section.item.showIf, section.place) : [];
    const own = demandOf(item.showIf, place);
    const isInReachable: boolean = section?.isReachable !== false;
    let isReachable: boolean = isInReachable && (!item.showIf || judge.canHold([...own, ...context]));
    if (isInReachable) findings.push(...aboutItem(item, place, { isReachable, context, judge }));
    const hidden = isReachable
      ? item.options.filter(({ showIf }) => showIf && !judge.canHold([...demandOf(showIf, place), ...own, ...context]))
      : item.options;
    if (isReachable) findings.push(...hidden.flatMap((option) => aboutOption(item, option, judge, place)));
    if (isReachable && item.options.length > 0 && hidden.length === item.options.length) {
      isReachable = false;
      findings.push(findingOf('question_unreachable', item.id));
    }
    for (const { id } of hidden) unreachable.add(id);
    if (!isReachable) unreachable.add(item.id);
    if (item.type === 'section') section = { item, place, isReachable };
    const options = new Set(item.options.filter((option) => !hidden.includes(option)).map(({ id }) => id));
    const within: PlacedQuestion['section'] =
      section && item.type !== 'section' ? { showIf: section.item.showIf, place: section.place } : null;
    questions.set(item.id, { item, place, section: within, isReachable, options });
  }
  return { findings, unreachable };
}

interface ItemContext {
  isReachable: boolean;
  context: readonly Demand[];
  judge: Judge;
}

function aboutItem(item: QuestionItem, place: number, { isReachable, context, judge }: ItemContext): Finding[] {
  const { showIf, id, type } = item;
  if (!showIf || judge.isBroken(showIf, place)) return [];
  if (isReachable) return judge.isPointless(showIf, place, context) ? [findingOf('condition_always', id)] : [];
  if (judge.isContradictory(showIf, place)) return [findingOf('condition_contradictory', id)];
  return [findingOf(type === 'section' ? 'section_unreachable' : 'question_unreachable', id)];
}

function aboutOption(
  item: QuestionItem,
  { id, value, showIf }: QuestionItem['options'][number],
  judge: Judge,
  place: number,
): Finding[] {
  if (!showIf || judge.isBroken(showIf, place)) return [];
  const code = judge.isContradictory(showIf, place) ? 'condition_contradictory' : 'option_unreachable';
  return [findingOf(code, item.id, { option: value }, id)];
}

/**
 * Finds conditions in a circle. Each circle has a condition on the item itself or on one below, so that only these are
 * followed.
 */
function circlesIn(items: readonly QuestionItem[]): Finding[] {
  const places = new Map(items.map(({ id }, place) => [id, place]));
  const refs = new Map(items.map((item) => [item.id, referredBy(item)]));
  return items.flatMap((item, place) => {
    const below = (refs.get(item.id) ?? []).filter((id) => (places.get(id) ?? -1) >= place);
    return below.length > 0 && reaches(below, item.id, refs) ? [findingOf('condition_circle', item.id)] : [];
  });
}

const referredBy = ({ showIf, options }: QuestionItem): string[] =>
  [showIf, ...options.map((option) => option.showIf)]
    .flatMap((condition) => (condition ? comparisonsOf(condition) : []))
    .flatMap((comparison) => ('fact' in comparison ? [] : [comparison.question]));

function reaches(from: readonly string[], target: string, refs: ReadonlyMap<string, readonly string[]>): boolean {
  const seen = new Set(from);
  for (const id of seen) {
    if (id === target) return true;
    for (const next of refs.get(id) ?? []) seen.add(next);
  }
  return false;
}
