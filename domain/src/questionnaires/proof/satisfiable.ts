import type { Condition, SupplierFacts } from '../condition';
import { canAnswerBe, canFactBe, type KnownQuestion, type Literal } from './possible-answers';

/** A question that stands above the condition which is judged, with the conditions under which it is shown. */
export interface PlacedQuestion extends KnownQuestion {
  place: number;
  section: { showIf?: Condition | null | undefined; place: number } | null;
}

export interface World {
  questions: ReadonlyMap<string, PlacedQuestion>;
  /** Facts that are the same for all suppliers of the workflow. */
  facts: Partial<SupplierFacts>;
}

/** A condition that must hold, or with `isNot` must not hold, of an item at `place`. */
export interface Demand {
  condition: Condition;
  isNot: boolean;
  place: number;
}

/** Steps after which a search gives up: conditions are said to hold for somebody when that is not known. */
const MAX_STEPS = 3000;

/**
 * True unless no supplier can meet all demands at once. An answer that is demanded demands in turn that its question and
 * its option are shown. A search that takes too long returns true, so that nothing is said that is not certain.
 */
export function canAllHold(demands: readonly Demand[], world: World): boolean {
  let steps = 0;

  function search(open: readonly Demand[], taken: ReadonlyMap<string, readonly Literal[]>): boolean {
    const [demand, ...rest] = open;
    if (!demand || (steps += 1) > MAX_STEPS) return true;
    const { condition, isNot, place } = demand;
    if ('not' in condition) return search([{ condition: condition.not, isNot: !isNot, place }, ...rest], taken);
    if ('all' in condition || 'any' in condition) {
      const parts = 'all' in condition ? condition.all : condition.any;
      const asked = parts.map((part) => ({ condition: part, isNot, place }));
      const isEach = 'all' in condition !== isNot;
      return isEach ? search([...asked, ...rest], taken) : asked.some((one) => search([one, ...rest], taken));
    }
    const literal = { comparison: condition, isNot };
    const subject = 'fact' in condition ? `fact:${condition.fact}` : condition.question;
    const literals = [...(taken.get(subject) ?? []), literal];
    const next = new Map(taken).set(subject, literals);
    if ('fact' in condition) return canFactBe(literals, world.facts[condition.fact]) && search(rest, next);
    const question = world.questions.get(condition.question);
    // Items are judged in order: a later question has no answer yet, so that no comparison with it holds.
    if (!question || question.place >= place) return isNot && search(rest, taken);
    if (!canAnswerBe(question, literals)) return false;
    return search(isNot ? rest : [...impliedBy(literal, question), ...rest], next);
  }

  return search(demands, new Map());
}

/** Returns what must hold for the question, and the option that is compared, to be shown. */
function impliedBy({ comparison }: Literal, { item, section, place }: PlacedQuestion): Demand[] {
  const compared = Reflect.get(comparison, 'option') as string | undefined;
  const option = item.options.find(({ id }) => id === compared);
  return [
    ...demandOf(item.showIf, place),
    ...(section ? demandOf(section.showIf, section.place) : []),
    ...demandOf(option?.showIf, place),
  ];
}

export const demandOf = (condition: Condition | null | undefined, place: number, isNot = false): Demand[] =>
  condition ? [{ condition, isNot, place }] : [];
